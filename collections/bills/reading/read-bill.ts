import path from 'node:path';
import { z } from 'zod';
import {
  limitConcurrency,
  LimitedProcessError,
  programAt,
  runLimited,
  type Limits,
} from '#cms/limited-process/limited-process.ts';
import { readingSchema, type Reading } from './reading.ts';

export interface BillFile {
  path: string;
  kind: 'pdf' | 'jpg' | 'png';
}

const READING_PROGRAM = programAt('collections/bills/reading/reading-process.ts');
const RENDERING_PROGRAM = programAt('collections/bills/reading/rendering-process.ts');

const READING: Limits = { milliseconds: 30_000, megabytes: 600, priority: 'idle', native: true };
const RENDERING: Limits = { milliseconds: 15_000, megabytes: 600, priority: 'low', native: true };

/** Reads one bill at a time, because a process may need half a gigabyte. Rendering does not wait for reading. */
const readingInTurn = limitConcurrency(1);
const renderingInTurn = limitConcurrency(1);

/** Makes the path absolute, because the reading process has a different working directory. */
const absolute = (file: BillFile) => ({ ...file, path: path.resolve(file.path) });

function checked<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (!result.success) throw new LimitedProcessError('crashed');
  return result.data;
}

/** Throws `LimitedProcessError` if the process failed, including for a broken or password-protected PDF. */
export function readBill(files: BillFile[]): Promise<Reading> {
  return readingInTurn(async () => {
    const question = { files: files.map(absolute) };
    const reads = question.files.map((file) => file.path);
    const answer = await runLimited(READING_PROGRAM, question, { ...READING, reads });
    return checked(readingSchema, answer);
  });
}

/** `page` is zero-based. */
export function renderBillPage(file: BillFile, page: number): Promise<Buffer> {
  return renderingInTurn(async () => {
    const question = { file: absolute(file), page };
    const reads = [question.file.path];
    const answer = await runLimited(RENDERING_PROGRAM, question, { ...RENDERING, reads });
    return Buffer.from(checked(z.instanceof(Uint8Array), answer));
  });
}
