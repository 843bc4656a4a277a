import type { Request, Response } from 'express';
import { CACHE_CONTROL, keptPage } from './kept-page.ts';
import type { Rendered, Wanted } from './wanted.ts';

/** Renders what is at an address, for nobody in particular. */
export type Render = (address: string, request: Request) => Promise<globalThis.Response>;

/** What belongs to one request or one connection, and to no page. */
const OF_THE_REQUEST = /^(x-request-id|connection|content-length|vary)$/;

const NOT_TO_BE_KEPT = /\b(no-store|private|no-cache)\b/i;

/** How long a page is kept of whose changes nothing was heard. */
const LONGEST_MS = 5 * 60_000;

const HOUR_MS = 60 * 60_000;

/**
 * When a page that is rendered now has to be rendered again, in milliseconds since 1970. Never later than the next full
 * hour: midnight in New York is one, and what a page shows may depend on the day.
 */
const expiryFrom = (now: number): number =>
  Math.min(now + LONGEST_MS, (Math.floor(now / HOUR_MS) + 1) * HOUR_MS);

/** The headers that every answer has, such as those of security, and those of the page. */
function headersOf(response: Response, rendered: globalThis.Response, isShared: boolean): [string, string][] {
  const all = new Map<string, string>();
  for (const [name, value] of Object.entries(response.getHeaders())) all.set(name, String(value));
  for (const [name, value] of rendered.headers) all.set(name, value);
  if (isShared && !all.has('cache-control')) all.set('cache-control', CACHE_CONTROL);
  return [...all].filter(([name]) => !OF_THE_REQUEST.test(name));
}

/** Whether a rendered page may be shown to others. */
function isShared({ status, headers }: globalThis.Response): boolean {
  if (status !== 200 || headers.has('set-cookie')) return false;
  return !NOT_TO_BE_KEPT.test(headers.get('cache-control') ?? '');
}

/** Renders a page and makes it ready to be sent. */
export async function renderPage(
  render: Render,
  { origin, address, request, response }: Wanted,
  generation: number,
): Promise<Rendered> {
  const expiresAt = expiryFrom(Date.now());
  const rendered = await render(`${origin}${address.url}`, request);
  const shared = isShared(rendered);
  const page = await keptPage({
    status: rendered.status,
    headers: headersOf(response, rendered, shared),
    body: Buffer.from(await rendered.arrayBuffer()),
    shows: address.page.shows,
    generation,
    expiresAt,
  });
  return { page, isShared: shared };
}
