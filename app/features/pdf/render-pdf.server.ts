import { setTimeout } from 'node:timers/promises';
import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { ownTurn } from '../site/render.server.ts';

/** One takes a fifth of a second: whoever comes last has it before a browser or a proxy gives up. */
const MOST_AT_ONCE = 30;

/** In it, a new connection is accepted and answered, and pages get on with what they read from the database. */
const PAUSE_AFTER_EACH_MS = 20;

/** Thrown where so many PDFs are waiting already that another would take too long. */
export class TooManyPdfsError extends Error {
  constructor() {
    super('Too many PDFs are waiting to be rendered.');
  }
}

let lastDone: Promise<unknown> = Promise.resolve();
let unfinished = 0;

/**
 * Renders a PDF when all that were asked for before are done. The renderer waits for nothing while it works: PDFs
 * that are rendered at the same time keep everything else waiting until the last of them is there.
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

/** Makes a value from its source, and caches the last so many: one is made again when its source has changed. */
export function cached<Source, Value>(
  make: (source: Source) => Promise<Value>,
  { entries }: { entries: number },
) {
  const values = new LRUCache<string, Promise<Value>>({ max: entries });
  return (source: Source): Promise<Value> => {
    const key = JSON.stringify(source);
    const present = values.get(key);
    if (present) return present;
    const value = make(source);
    values.set(key, value);
    value.catch(() => {
      if (values.peek(key) === value) values.delete(key);
    });
    return value;
  };
}
