import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { submissionsOf } from '#cms/events/content-event.ts';
import { isListening, onContentEvent } from '#cms/events/hub.ts';
import { requestIdFrom } from '../http/request-id.ts';
import { isHost } from '../http/well-formed.ts';
import type { Log } from '../logger.ts';
import { keptAddressOf } from './address-of.ts';
import type { KeptPage } from './kept-page.ts';
import { logKeptPage } from './log-kept-page.ts';
import type { ReaderCounts } from './reader-counts.ts';
import type { Render } from './render.ts';
import { Renewals } from './renewals.ts';
import { sendPage } from './send-page.ts';
import { PageStore } from './store.ts';

export interface PageCacheParts {
  log: Log;
  /** The site's address, where it is configured. Else pages name the host that was asked, and are kept by it. */
  siteUrl?: string;
  /** The names of the site's routes. */
  routes: ReadonlySet<string>;
  render: Render;
  readers: Pick<ReaderCounts, 'count'>;
  store?: PageStore;
}

/** Whether an answer may come from the cache: not to a form, in a preview or to what one asks for, or to a broken host. */
const isForEverybody = ({ method, url, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.host === undefined || isHost(headers.host)) &&
  !url?.includes('preview=') &&
  !headers.referer?.includes('preview=');

const idOf = ({ headers }: IncomingMessage): string => requestIdFrom(headers['x-request-id']);

/** Keeps the public pages as they were rendered, until content changes. See docs/decisions/0025. */
export class PageCache {
  readonly #log: Log;
  readonly #siteUrl: string | undefined;
  readonly #routes: ReadonlySet<string>;
  readonly #store: PageStore;
  readonly #renewals: Renewals;
  readonly #readers: PageCacheParts['readers'];
  readonly #counts = { kept: 0, others: 0 };

  /** Stops listening to changes of content. */
  readonly close: () => void;

  constructor({ log, siteUrl, routes, render, readers, store = new PageStore() }: PageCacheParts) {
    this.#log = log;
    this.#siteUrl = siteUrl;
    this.#routes = routes;
    this.#store = store;
    this.#readers = readers;
    this.#renewals = new Renewals({ log, store, render });
    this.close = onContentEvent((event) => {
      store.outdate(submissionsOf(event));
      this.#renewals.startOver();
    });
  }

  /**
   * Answers before anything else is done for a request, where the page is kept under this very address. Says whether
   * it has.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const start = performance.now();
    if (!isForEverybody(request)) return false;
    const page = this.#freshPage(this.#keyOf(request, request.url ?? ''));
    if (!page) return false;
    const id = idOf(request);
    sendPage(request, response, page, id);
    this.#readers.count(request, request.url ?? '');
    logKeptPage(this.#log, { request, status: response.statusCode, id, start });
    return true;
  }

  /** Answers with a public page, kept or rendered now, and leaves everything else to others. */
  readonly pages: RequestHandler = (request, response, next) => {
    const { originalUrl } = request;
    const address = isForEverybody(request) ? keptAddressOf(originalUrl, this.#routes) : undefined;
    if (!address) {
      this.#counts.others += 1;
      next();
      return;
    }
    const key = this.#keyOf(request, address.url);
    const fresh = this.#freshPage(key);
    if (fresh) {
      this.#send(request, response, fresh);
      return;
    }
    const origin = this.#originFor(request);
    this.#renewals.renew({ key, origin, address, request, response }).then(({ page, isShared }) => {
      // What is no page may depend on the rest of the query, such as where it leads on to.
      if (isShared || address.url === originalUrl) this.#send(request, response, page);
      else next();
    }, next);
  };

  /** Answers since the start: from the cache, rendered for it, and past it; and what it takes now. */
  statistics() {
    return { ...this.#counts, ...this.#renewals.counts, ...this.#store.size() };
  }

  #send(request: Request, response: ServerResponse, page: KeptPage): void {
    sendPage(request, response, page, idOf(request));
    if (page.status === 200) this.#readers.count(request, request.originalUrl);
  }

  #originFor({ headers }: IncomingMessage): string {
    return this.#siteUrl ?? `http://${headers.host ?? 'localhost'}`;
  }

  #keyOf(request: IncomingMessage, url: string): string {
    return this.#siteUrl ? url : `${request.headers.host ?? ''}${url}`;
  }

  /** A page that can be trusted: had it changed, this process would have heard of it. */
  #freshPage(key: string): KeptPage | undefined {
    const page = isListening() ? this.#store.get(key) : undefined;
    if (!page || !this.#store.isFresh(page, Date.now())) return undefined;
    this.#counts.kept += 1;
    return page;
  }
}
