# The server with the built client, as one image (docs/operations.md, "In a container").
#
#   docker build --tag temukerja .
#   docker run --env-file production.env --publish 4000:4000 --volume erased:/app/.data/erased temukerja
#
# `node scripts/bootstrap.mjs scripts/check-dockerfile.ts` runs these very steps in an empty folder where Docker is not at
# hand: every RUN has to work in any folder and without root.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM packages AS build
COPY tsconfig.json schema.graphql ./
COPY domain domain
COPY migrations migrations
COPY server server
COPY client client
COPY scripts scripts
RUN npm run build
RUN mkdir -p .data/files .data/erased

FROM node:24-bookworm-slim AS final
ENV NODE_ENV=production
ENV FILES_DIR=.data/files
# A restored backup is cleaned by it, so it must outlive the container: mount a volume of your own here.
ENV ERASED_LIST=.data/erased/erased.jsonl
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json tsconfig.json ./
# Migrations run from their sources: node -r @swc-node/register scripts/migrate.ts
COPY domain domain
COPY migrations migrations
COPY server server
COPY scripts scripts
COPY --from=build /app/dist dist
# The only folders that the server writes to: uploads without a bucket, and the list of erased people.
COPY --from=build --chown=node:node /app/.data .data
VOLUME ["/app/.data/erased"]
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "dist/server/main.js"]
