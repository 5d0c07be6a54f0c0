# The server with the built client, as one image (docs/operations.md, "In a container").
#
#   docker build --tag temukerja .
#   docker run --env-file production.env --publish 4000:4000 --read-only --volume data:/app/.data temukerja

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN mkdir -p .data/files .data/erased

# What runs, without what builds.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="TemuKerja" \
      org.opencontainers.image.description="A job marketplace for Indonesia" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production
ENV OPERATIONS_FILE=dist/server/http/graphql/persisted-documents.json
ENV FILES_DIR=.data/files
# A restored backup is cleaned by it, so it must outlive the container: mount a volume at .data.
ENV ERASED_LIST=.data/erased/erased.jsonl
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY --from=build /app/dist dist
# The only folder that the server writes to: uploads without a bucket, and the list of erased people.
COPY --from=build --chown=node:node /app/.data .data
VOLUME ["/app/.data"]
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "dist/server/main.js"]
