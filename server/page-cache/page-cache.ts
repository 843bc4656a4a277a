import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { changedData } from '#cms/events/content-event.ts';
import { isListening, onContentEvent } from '#cms/events/hub.ts';
import type { Render } from '../http/load-context.ts';
import { requestIdFrom } from '../http/request-log.ts';
import type { SiteRoutes } from '../http/site-routes.ts';
import { hasValidHost } from '../http/well-formed.ts';
import { API_V1 } from '../http/problem.ts';
import type { Log } from '../logger.ts';
import { findCacheKey } from './cache-key.ts';
import { type CachedPage, sendPage } from './cached-page.ts';
import { PageRenderer } from './page-renderer.ts';
import { PageStore } from './page-store.ts';
import type { ReadCounts } from './read-counts.ts';

export interface PageCacheParts {
  log: Log;
  siteUrl?: string;
  routes: SiteRoutes;
  render: Render;
  counts: readonly Pick<ReadCounts, 'count'>[];
  store?: PageStore;
}

const isCacheable = ({ method, url, headers, rawHeaders }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  hasValidHost({ headers, rawHeaders }) &&
  !url?.includes('preview=') &&
  !headers.referer?.includes('preview=');

/** Counts an API call. If the limit is reached, sends 429 and resolves to false. */
export type Admit = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const readRequestId = ({ headers }: IncomingMessage): string => requestIdFrom(headers['x-request-id']);

/** Caches pages until a content event outdates them. See docs/decisions/0025. */
export class PageCache {
  readonly #parts: PageCacheParts;
  readonly #store: PageStore;
  readonly #renderer: PageRenderer;
  readonly #counts = { cached: 0, others: 0 };

  readonly close: () => void;

  constructor(parts: PageCacheParts) {
    const { log, render, store = new PageStore() } = parts;
    this.#parts = parts;
    this.#store = store;
    this.#renderer = new PageRenderer({ log, store, render });
    this.close = onContentEvent((event) => {
      store.invalidate(changedData(event) ?? 'content');
      this.#renderer.startOver();
    });
  }

  respond(request: IncomingMessage, response: ServerResponse, admit: Admit): boolean {
    const { url = '' } = request;
    const page = isCacheable(request) ? this.#freshPage(this.#cacheKey(request, url)) : undefined;
    if (!page) return false;
    if (API_V1.test(url)) {
      admit(request, response).then(
        (isAdmitted) => isAdmitted && this.#answerWith(page, request, response),
        () => response.destroy(),
      );
    } else {
      this.#answerWith(page, request, response);
      this.#count(request, url);
    }
    return true;
  }

  #answerWith(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
    const start = performance.now();
    const { url = '' } = request;
    const id = readRequestId(request);
    sendPage(request, response, page, id);
    const logged = {
      requestId: id,
      request: { method: request.method, path: url.split('?', 1)[0] },
      response: { status: response.statusCode },
      duration: Math.round(performance.now() - start),
      isCached: true,
    };
    this.#parts.log.info(logged, 'request completed');
  }

  readonly pages: RequestHandler = (request, response, next) => {
    const { originalUrl } = request;
    const address = isCacheable(request) ? findCacheKey(originalUrl, this.#parts.routes) : undefined;
    if (!address) {
      this.#counts.others += 1;
      next();
      return;
    }
    const key = this.#cacheKey(request, address.url);
    const fresh = this.#freshPage(key);
    if (fresh) {
      this.#send(request, response, fresh);
      return;
    }
    const origin = this.#originFor(request);
    this.#renderer.render({ key, origin, address, request, response }).then(({ page, isShared }) => {
      // Responses that are not shared, such as redirects, may depend on query parameters missing from the cache key.
      if (isShared || address.url === originalUrl) this.#send(request, response, page);
      else next();
    }, next);
  };

  statistics() {
    return { ...this.#counts, ...this.#renderer.counts, ...this.#store.size() };
  }

  #send(request: Request, response: ServerResponse, page: CachedPage): void {
    sendPage(request, response, page, readRequestId(request));
    if (page.status === 200) this.#count(request, request.originalUrl);
  }

  #count(request: IncomingMessage, url: string): void {
    for (const counts of this.#parts.counts) counts.count(request, url);
  }

  #originFor({ headers }: IncomingMessage): string {
    return this.#parts.siteUrl ?? `http://${headers.host ?? 'localhost'}`;
  }

  #cacheKey(request: IncomingMessage, url: string): string {
    return this.#parts.siteUrl ? url : `${request.headers.host ?? ''}${url}`;
  }

  /** Returns undefined while this process receives no content events, because the page may be outdated. */
  #freshPage(key: string): CachedPage | undefined {
    const page = isListening() ? this.#store.get(key) : undefined;
    if (!page || !this.#store.isFresh(page, Date.now())) return undefined;
    this.#counts.cached += 1;
    return page;
  }
}
