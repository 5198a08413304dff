FROM python:3.12-slim AS build
WORKDIR /build
COPY requirements/runtime.txt requirements/runtime.txt
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --require-hashes -r requirements/runtime.txt
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY rules rules
COPY renders renders
RUN /venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.12-slim
RUN useradd --create-home --uid 10001 amphora && mkdir /data && chown amphora /data
COPY --from=build /venv /venv
USER amphora
WORKDIR /data
ENV AMPHORA_DATABASE=/data/amphora.db PYTHONUNBUFFERED=1
VOLUME /data
ENTRYPOINT ["/venv/bin/amphora"]
CMD ["run"]
