import type { RequestHandler } from 'express';
import { notFound } from './static-files.ts';

/** How many streams may be open at once: in this process, and of these from one address. */
export interface EventStreamLimits {
  inAll: number;
  ofOneAddress: number;
}

/** A stream costs some 50 KB. An office of many people has one address. */
export const EVENT_STREAM_LIMITS: EventStreamLimits = { inAll: 2000, ofOneAddress: 200 };

const RETRY_AFTER_SECONDS = 60;

/** Counts what is open, by address. */
class OpenStreams {
  readonly #byAddress = new Map<string, number>();
  #all = 0;

  hasRoom({ inAll, ofOneAddress }: EventStreamLimits, address: string): boolean {
    return this.#all < inAll && (this.#byAddress.get(address) ?? 0) < ofOneAddress;
  }

  add(address: string): void {
    this.#all += 1;
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
  }

  remove(address: string): void {
    this.#all -= 1;
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}

/**
 * Refuses streams of live events beyond a limit with a 503: the page works without, and asks again by
 * itself. Addresses are counted while their streams are open, and stored nowhere.
 */
export function eventStreamLimit(limits = EVENT_STREAM_LIMITS): RequestHandler {
  const open = new OpenStreams();
  return (request, response, next) => {
    const address = request.ip ?? '';
    const { siteMatch } = request;
    if (!siteMatch?.route.handle.isEventStream) {
      next();
    } else if (siteMatch.isData) {
      // No page asks for the data of a stream, and Remix would wait for its end.
      notFound(request, response, next);
    } else if (request.method === 'HEAD') {
      // Remix would open one for it, and never close it.
      response.setHeader('content-type', 'text/event-stream');
      response.set('cache-control', 'no-store').end();
    } else if (open.hasRoom(limits, address)) {
      open.add(address);
      response.once('close', () => open.remove(address));
      next();
    } else {
      response.status(503).set({ 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' });
      response.type('text/plain').send('Too many live connections. Please try again later.\n');
    }
  };
}
