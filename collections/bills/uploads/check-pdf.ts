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

/** Longer PDFs are contracts or annual statements. */
export const MAX_PDF_PAGES = 50;

const checkedSchema = z.object({ pages: z.number().optional(), isLocked: z.boolean().optional() });
export type CheckedPdf = z.infer<typeof checkedSchema>;

export type PdfVerdict = 'accepted' | 'locked' | 'tooManyPages';

function verdictOn({ pages = 0, isLocked }: CheckedPdf): PdfVerdict {
  if (isLocked) return 'locked';
  return pages > MAX_PDF_PAGES ? 'tooManyPages' : 'accepted';
}

const PROGRAM = programAt('collections/bills/uploads/check-pdf-process.ts');

const LIMITS: Limits = { milliseconds: 10_000, megabytes: 400, priority: 'low', native: true };
const MAX_WAITING = 8;

const inTurn = limitConcurrency(2, MAX_WAITING);

interface Log {
  warn: (details: object, message: string) => void;
}

type Check = (program: string, input: object, limits: Limits) => Promise<unknown>;

/**
 * Checks a PDF in a limited process. Accepts it if the check fails, because it is broken or the server is
 * busy: staff read it then.
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
