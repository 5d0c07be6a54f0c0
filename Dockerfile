# The server with the built client, as one image (docs/operations.md, "In a container").
#
#   docker build --tag temukerja .
#   docker run --env-file production.env --publish 4000:4000 temukerja
#
# `npm run check:dockerfile` runs these very steps in an empty folder where Docker is not at hand: every RUN has to work
# in any folder and without root.

FROM node:20-bookworm-slim AS packages
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
RUN mkdir -p .data/files

FROM node:20-bookworm-slim AS final
ENV NODE_ENV=production
ENV FILES_DIR=.data/files
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json tsconfig.json ./
# Migrations run from their sources: node -r @swc-node/register scripts/migrate.ts
COPY domain domain
COPY migrations migrations
COPY server server
COPY scripts scripts
COPY --from=build /app/dist dist
# The only folder that the server writes to, and only without a bucket.
COPY --from=build --chown=node:node /app/.data .data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "dist/server/main.js"]
