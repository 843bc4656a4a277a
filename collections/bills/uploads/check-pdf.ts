import path from 'node:path';
import { z } from 'zod';
import {
  limitConcurrency,
  LimitedProcessError,
  programAt,
  runLimited,
  TooManyWaitingError,
  type Limits,
} from '#cms/limited-process/limited-process.ts';

/** Longer PDFs are contracts or statements of a year, not bills. */
export const MAX_PDF_PAGES = 50;

/** What a look at a PDF shows. A broken one has no number of pages. */
const checkedSchema = z.object({ pages: z.number().optional(), isLocked: z.boolean().optional() });
export type CheckedPdf = z.infer<typeof checkedSchema>;

/** Why a PDF is refused. Readers cannot open a `locked` one without its password. */
export type PdfVerdict = 'accepted' | 'locked' | 'tooManyPages';

function verdictOn({ pages = 0, isLocked }: CheckedPdf): PdfVerdict {
  if (isLocked) return 'locked';
  return pages > MAX_PDF_PAGES ? 'tooManyPages' : 'accepted';
}

const PROGRAM = programAt('collections/bills/uploads/check-pdf-process.ts');

const LIMITS: Limits = { milliseconds: 10_000, megabytes: 400, priority: 5, native: true };
const MAX_WAITING = 8;

const inTurn = limitConcurrency(2, MAX_WAITING);

interface Log {
  warn: (details: object, message: string) => void;
}

type Check = (program: string, input: object, limits: Limits) => Promise<unknown>;

/**
 * Checks whether a PDF has a password or too many pages, in a limited process. Accepts one that could not be checked,
 * because it is broken or the server is busy: a person reads it when software cannot.
 */
export async function checkPdf(file: string, log: Log, check: Check = runLimited): Promise<PdfVerdict> {
  try {
    const reads = [path.resolve(file)];
    const files = reads.map((each) => ({ path: each, kind: 'pdf' }));
    return verdictOn(
      checkedSchema.parse(await inTurn(() => check(PROGRAM, { files }, { ...LIMITS, reads }))),
    );
  } catch (error) {
    if (error instanceof TooManyWaitingError) {
      log.warn({ waiting: MAX_WAITING }, 'A PDF was accepted without a check, because many are waiting');
    } else if (error instanceof LimitedProcessError || error instanceof z.ZodError) {
      log.warn({ err: error }, 'A PDF was accepted without a check, because the check failed');
    } else throw error;
    return 'accepted';
  }
}
