import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import {
  keepLimited,
  limitConcurrency,
  type Limits,
  programAt,
} from '#cms/limited-process/limited-process.ts';
import type { PdfContent } from './pdf-content.ts';

const PROGRAM = programAt('app/features/pdf/rendering-process.ts');

/** The process takes several seconds to start, and then half a second per PDF. */
const LIMITS: Limits = { milliseconds: 30_000, megabytes: 600, priority: 'low', native: true };

/** How long an idle process stays alive. It uses 300 MB of memory. */
const IDLE_MS = 60_000;

/** Keeps the longest wait below proxy timeouts. */
const MAX_WAITING = 30;

const inTurn = limitConcurrency(1, MAX_WAITING);
const ask = keepLimited(PROGRAM, LIMITS, IDLE_MS);

const resultSchema = z.union([z.instanceof(Uint8Array), z.object({ error: z.string() })]);

/** Failures are not cached. The key is the source as JSON. */
export function cached<Source, Value extends Buffer | string>(
  make: (source: Source) => Promise<Value>,
  { entries }: { entries: number },
) {
  const values = new LRUCache<string, Value>({
    max: entries,
    // Callers still receive a value that is evicted while it is being made.
    ignoreFetchAbort: true,
    fetchMethod: (source) => make(JSON.parse(source) as Source),
  });
  return (source: Source): Promise<Value> => values.forceFetch(JSON.stringify(source));
}

/**
 * Renders one document at a time in a separate process, because the renderer never yields. Caches by content:
 * a changed figure, date or text makes a new PDF of about 50 KB. Throws `TooManyWaitingError`.
 */
export const renderPdf = cached(
  async (content: PdfContent) => {
    const result = resultSchema.parse(await inTurn(() => ask(content)));
    if ('error' in result) throw new Error(`A PDF could not be rendered: ${result.error}`);
    return Buffer.from(result);
  },
  { entries: 300 },
);
