const LIMIT_MS = 4000;

const address = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`;
const isReady = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
