import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import {
  limitConcurrency,
  LimitedProcessError,
  type Limits,
  programAt,
  runLimited,
  TooManyWaitingError,
} from '#cms/limited-process/limited-process.ts';
import { MAX_BUILDINGS } from '#law/portfolios.ts';
import type { TemporaryFile } from '#app/features/forms/form-body.server.ts';
import { type FileToReceive, FormRejected } from '#app/features/forms/receive-form.server.ts';
import { hasErrors, type UploadRule } from '#app/features/forms/upload-rules.ts';
import type { SentList } from './list-process.server.ts';
import { MAX_LABEL_LENGTH, MAX_TEXT_LENGTH, type ReadList } from './read-rows.ts';
import { ROW_TEXTS } from './texts.ts';

/** In bytes. Enough for 500 long lines. */
const MAX_LIST_LENGTH = 150_000;

/** 500 rows with many columns take a few hundred kilobytes. */
const LIST_RULE: UploadRule = {
  maxBytes: 1024 * 1024,
  maxLabel: '1MB',
  maxFiles: 1,
  maxTotalBytes: 1024 * 1024,
  maxTotalLabel: '1MB',
};

export const LIST_FILE: FileToReceive<TemporaryFile> = {
  field: 'file',
  rule: LIST_RULE,
  longestText: MAX_LIST_LENGTH,
  accept: (files, known) => Promise.resolve(hasErrors(known) ? { errors: known } : { files: [...files] }),
};

const PROGRAM = programAt('app/features/portfolios/list-process.server.ts');

/** Reading a list takes half a second, mostly to start the process. */
const LIMITS: Limits = { milliseconds: 15_000, megabytes: 400, priority: 'low' };

const inTurn = limitConcurrency(2, 20);

const rowSchema = z.object({
  line: z.number(),
  texts: z.array(z.string().max(MAX_TEXT_LENGTH)).min(1),
  label: z.string().max(MAX_LABEL_LENGTH).optional(),
  units: z.number().optional(),
});

const resultSchema = z.union([
  z.object({ rows: z.array(rowSchema).max(MAX_BUILDINGS), columns: z.array(z.string()) }),
  z.object({ error: z.string() }),
]);

async function readOrReject(field: 'list' | 'file', list: SentList): Promise<ReadList> {
  try {
    const result = resultSchema.parse(await inTurn(() => runLimited(PROGRAM, { list }, LIMITS)));
    if ('error' in result) throw new FormRejected({ [field]: [result.error] });
    return result;
  } catch (error) {
    if (error instanceof LimitedProcessError || error instanceof TooManyWaitingError)
      throw new FormRejected({ [field]: [ROW_TEXTS.unreadable] }, 503);
    throw error;
  }
}

/** Throws `FormRejected` with a message beside the field. */
export async function readList(text: string, [file]: readonly TemporaryFile[]): Promise<ReadList> {
  if (Buffer.byteLength(text) >= MAX_LIST_LENGTH)
    throw new FormRejected({ list: [ROW_TEXTS.tooLong] }, 400, ['list']);
  const lists = [
    ...(text.trim() ? [await readOrReject('list', text)] : []),
    ...(file ? [await readOrReject('file', await readFile(file.path))] : []),
  ];
  if (lists.length === 0) throw new FormRejected({ list: [ROW_TEXTS.empty] });
  return {
    rows: lists.flatMap(({ rows }) => rows),
    columns: [...new Set(lists.flatMap(({ columns }) => columns))],
  };
}
