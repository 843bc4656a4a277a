import type { IncomingMessage } from 'node:http';
import type { HostLoads } from '#collections/embed-loads.ts';
import type { Log } from '../logger.ts';
import { BatchedCounts } from './batched-counts.ts';
import { isPerson } from './is-person.ts';

export type StoreEmbedCounts = (counted: HostLoads[]) => Promise<void>;

const EMBED = /^\/embed\/[\w-]+(?:\?|$)/;

const MAX_HOST = 253;

/** A public name: no IP address, and no name that means something on one network only. */
const PUBLIC_HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;
const LOCAL_HOST = /\.(?:localhost|local|internal|lan|home\.arpa)$/;

export function publicHostOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const { hostname: host } = url;
  return host.length <= MAX_HOST && PUBLIC_HOST.test(host) && !LOCAL_HOST.test(host) ? host : undefined;
}

/**
 * Counts which hosts show an embedded page: by the referrer of its first load, since the next ones come from the page
 * itself. Nothing else of a request is kept.
 */
export class EmbedCounts extends BatchedCounts {
  readonly #ownHost: string;

  constructor(store: StoreEmbedCounts, siteUrl: string, log: Log) {
    super((counted) => store(counted.map(([host, loads]) => ({ host, loads }))), log);
    this.#ownHost = new URL(siteUrl).hostname;
  }

  count(request: IncomingMessage, url: string): void {
    const { referer, 'sec-fetch-dest': destination = 'iframe' } = request.headers;
    if (!referer || destination !== 'iframe' || !EMBED.test(url)) return;
    const host = publicHostOf(referer);
    if (host && host !== this.#ownHost && isPerson(request)) this.add(host);
  }
}
