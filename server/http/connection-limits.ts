import type { ServerOptions } from 'node:http';

/** In milliseconds. Who sends slower than this holds a connection for nothing. */
export const CONNECTION_LIMITS = {
  /** Longer than load balancers keep an idle connection, so that it is never ours that ends first. */
  keepAliveTimeout: 65_000,
  /** For the head of a request, which fits into a packet or two. */
  headersTimeout: 15_000,
  /** For a whole request: a bill of 10 MB by a slow phone. */
  requestTimeout: 240_000,
  connectionsCheckingInterval: 5000,
} as const satisfies ServerOptions;
