FROM python:3.12-slim-trixie AS build
WORKDIR /build
COPY requirements/server.txt requirements/server.txt
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --require-hashes -r requirements/server.txt
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY rules rules
COPY renders renders
RUN /venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation . \
    && /venv/bin/python -m compileall -q /venv/lib \
    && /venv/bin/pip uninstall --yes --quiet pip

FROM python:3.12-slim-trixie AS base
RUN useradd --create-home --uid 10001 amphora && mkdir /data /backups && chown amphora /data /backups
COPY --from=build /venv /venv
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
ENV AMPHORA_DATABASE=/data/amphora.db AMPHORA_WATCH_PORT=9464
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=90s CMD ["python", "-m", "bot.watching.health"]
ENTRYPOINT ["amphora"]
CMD ["run"]

# With PostgreSQL's own programs, for `amphora backup` and `amphora restore`.
FROM base AS scale
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-17 \
    && rm -rf /var/lib/apt/lists/*
USER amphora

FROM base AS bot
USER amphora
