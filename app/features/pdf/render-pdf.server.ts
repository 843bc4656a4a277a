import { LRUCache } from 'lru-cache';
import type { ComponentProps } from 'react';
import { z } from 'zod';
import {
  keepLimited,
  limitConcurrency,
  type Limits,
  programAt,
} from '#cms/limited-process/limited-process.ts';
import type { Documents } from './rendering-process.ts';

const PROGRAM = programAt('app/features/pdf/rendering-process.ts');

/** The process takes some seconds to start, and then half a second for a PDF. */
const LIMITS: Limits = { milliseconds: 30_000, megabytes: 600, priority: 5, native: true };

/** It takes 300 MB of memory. */
const IDLE_MS = 60_000;

/** The last one is done before a browser or a proxy gives up. */
const MOST_WAITING = 30;

const inTurn = limitConcurrency(1, MOST_WAITING);
const ask = keepLimited(PROGRAM, LIMITS, IDLE_MS);

const resultSchema = z.union([z.instanceof(Uint8Array), z.object({ error: z.string() })]);

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

/** A PDF has some 50 KB. Its props are its key: a changed figure, date or text makes another one. */
const cachedPdf = cached(
  async (document: { name: keyof Documents; props: object }) => {
    const result = resultSchema.parse(await inTurn(() => ask(document)));
    if ('error' in result) throw new Error(`A PDF could not be rendered: ${result.error}`);
    return Buffer.from(result);
  },
  { entries: 300 },
);

/**
 * Renders a document in a process of its own, one after another: the renderer never yields. The same document is rendered
 * once. Throws `TooManyWaitingError`.
 */
export const renderPdf = <Name extends keyof Documents>(
  name: Name,
  props: ComponentProps<Documents[Name]>,
): Promise<Buffer> => cachedPdf({ name, props });
