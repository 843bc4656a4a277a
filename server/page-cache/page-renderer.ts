import type { Request, Response } from 'express';
import { isListening } from '#cms/events/hub.ts';
import { expiryFrom } from '#cms/events/until-change.ts';
import { hasDatabaseFailed } from '#cms/database/visitor-limit.ts';
import type { Render } from '../http/load-context.ts';
import type { Log } from '../logger.ts';
import type { CacheKey } from './cache-key.ts';
import { cachedPage, type CachedPage } from './cached-page.ts';
import type { PageStore } from './page-store.ts';

interface RenderTask {
  key: string;
  origin: string;
  address: CacheKey;
  request: Request;
  response: Response;
}

interface Rendered {
  page: CachedPage;
  isShared: boolean;
}

const CACHE_CONTROL = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600';

const REQUEST_HEADERS = /^(x-request-id|connection|content-length|vary|etag|ratelimit(-policy)?)$/;

const NOT_CACHEABLE = /\b(no-store|private|no-cache)\b/i;

const FAILURE = 500;

function pageHeaders(
  response: Response,
  rendered: globalThis.Response,
  isShared: boolean,
): [string, string][] {
  const all = new Map<string, string>();
  for (const [name, value] of Object.entries(response.getHeaders())) all.set(name, String(value));
  for (const [name, value] of rendered.headers) all.set(name, value);
  if (!all.has('cache-control')) all.set('cache-control', isShared ? CACHE_CONTROL : 'private, no-store');
  return [...all].filter(([name]) => !REQUEST_HEADERS.test(name));
}

function isShareable({ status, headers }: globalThis.Response): boolean {
  if (status !== 200 || headers.has('set-cookie')) return false;
  return !NOT_CACHEABLE.test(headers.get('cache-control') ?? '');
}

async function renderPage(render: Render, task: RenderTask, generation: number): Promise<Rendered> {
  const { origin, address, request, response } = task;
  const expiresAt = expiryFrom(Date.now());
  const rendered = await render(`${origin}${address.url}`, request);
  const isShared = isShareable(rendered);
  const page = await cachedPage({
    status: rendered.status,
    headers: pageHeaders(response, rendered, isShared),
    body: Buffer.from(await rendered.arrayBuffer()),
    shows: address.handle.shows,
    generation,
    expiresAt,
  });
  return { page, isShared };
}

export class PageRenderer {
  readonly #parts: { log: Log; store: PageStore; render: Render };
  readonly #pending = new Map<string, Promise<Rendered>>();
  readonly counts = { rendered: 0, outdated: 0 };

  constructor(parts: { log: Log; store: PageStore; render: Render }) {
    this.#parts = parts;
  }

  render(task: RenderTask): Promise<Rendered> {
    const pending = this.#pending.get(task.key);
    if (pending) return pending;
    const rendering = this.#renderOrFallBack(task).finally(() => {
      if (this.#pending.get(task.key) === rendering) this.#pending.delete(task.key);
    });
    this.#pending.set(task.key, rendering);
    return rendering;
  }

  /** Forgets pages in progress, so that later requests do not get a page rendered from old content. */
  startOver(): void {
    this.#pending.clear();
  }

  async #renderOrFallBack(task: RenderTask): Promise<Rendered> {
    const { key, address } = task;
    const { shows } = address.handle;
    const { render, store } = this.#parts;
    const wasListening = isListening();
    const generation = store.generationFor(shows);
    this.counts.rendered += 1;
    try {
      const rendered = await renderPage(render, task, generation);
      if (rendered.page.status >= FAILURE) return this.#outdatedPage(key) ?? rendered;
      const isComplete = wasListening && isListening() && !hasDatabaseFailed();
      if (rendered.isShared && isComplete) store.set(key, rendered.page, address);
      // Never serve a withdrawn page again, not even as a fallback.
      if (!rendered.isShared && generation === store.generationFor(shows)) store.delete(key);
      return rendered;
    } catch (error) {
      const outdated = this.#outdatedPage(key, error);
      if (outdated) return outdated;
      throw error;
    }
  }

  #outdatedPage(key: string, error?: unknown): Rendered | undefined {
    const page = this.#parts.store.get(key);
    if (!page) return undefined;
    this.counts.outdated += 1;
    this.#parts.log.warn({ err: error }, 'A page could not be rendered; an outdated one is shown');
    return { page, isShared: true };
  }
}
