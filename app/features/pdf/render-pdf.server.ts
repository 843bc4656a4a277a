import { setTimeout } from 'node:timers/promises';
import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { ownTurn } from '../site/render.server.ts';

/** Each takes a fifth of a second: the last one is done before a browser or a proxy gives up. */
const MOST_AT_ONCE = 30;

/** Time to accept and answer new connections, and for pages to continue with results from the database. */
const PAUSE_AFTER_EACH_MS = 20;

export class TooManyPdfsError extends Error {
  constructor() {
    super('Too many PDFs are waiting to be rendered.');
  }
}

let lastDone: Promise<unknown> = Promise.resolve();
let unfinished = 0;

/**
 * Renders one PDF after another. The renderer never yields: PDFs rendered at the same time would block the event loop
 * until the last of them is done. Throws `TooManyPdfsError` where too many are waiting.
 */
export async function renderPdf(document: ReactElement<DocumentProps>): Promise<Buffer> {
  if (unfinished >= MOST_AT_ONCE) throw new TooManyPdfsError();
  unfinished += 1;
  const pdf = lastDone
    .then(ownTurn)
    .then(() => renderToBuffer(document))
    .finally(() => (unfinished -= 1));
  lastDone = pdf.catch(() => undefined).then(() => setTimeout(PAUSE_AFTER_EACH_MS));
  return pdf;
}

/** Caches the most recent values that a function makes, each by its source, which is JSON. Failures are not cached. */
export function cached<Source, Value extends Buffer | string>(
  make: (source: Source) => Promise<Value>,
  { entries }: { entries: number },
) {
  const values = new LRUCache<string, Value>({
    max: entries,
    // A value that is evicted before it is made still reaches the callers that wait for it.
    ignoreFetchAbort: true,
    fetchMethod: (source) => make(JSON.parse(source) as Source),
  });
  return (source: Source): Promise<Value> => values.forceFetch(JSON.stringify(source));
}
