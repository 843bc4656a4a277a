import type { WorkbookError } from '#app/data/workbook.server.ts';
import { MAX_BUILDINGS } from '#law/portfolios.ts';
import { hasHeadings, type ReadList, readRows, UnreadableList } from './read-rows.ts';
import { readCsv, decodeText } from './read-text.ts';
import { LIST_TEXTS } from './texts.ts';

export type SentList = string | Uint8Array;

/** Leaves room for empty lines, which do not count toward `MAX_BUILDINGS`. */
const MAX_LINES = MAX_BUILDINGS * 4;

const WORKBOOK_ERRORS: Record<WorkbookError, string> = {
  damaged: LIST_TEXTS.damaged,
  'not a workbook': LIST_TEXTS.zip,
  'too large': LIST_TEXTS.tooLarge,
};

const OTHER_KINDS = [
  { start: '%PDF', message: LIST_TEXTS.pdf },
  {
    start: '\xd0\xcf\x11\xe0',
    message: LIST_TEXTS.oldWorkbook,
  },
];

/** Throws `UnreadableList` for a file of another type or a workbook that cannot be read. */
async function readListFile(bytes: Buffer): Promise<string[][]> {
  const start = bytes.toString('latin1', 0, 4);
  const other = OTHER_KINDS.find((kind) => start.startsWith(kind.start));
  if (other) throw new UnreadableList(other.message);
  if (!start.startsWith('PK')) return readCsv(decodeText(bytes));
  const { readWorkbookRows } = await import('#app/data/workbook.server.ts');
  const rows = await readWorkbookRows(bytes, MAX_LINES, hasHeadings);
  if (typeof rows === 'string') throw new UnreadableList(WORKBOOK_ERRORS[rows]);
  return rows;
}

async function read(list: SentList): Promise<ReadList | { error: string }> {
  try {
    return readRows(typeof list === 'string' ? readCsv(list) : await readListFile(Buffer.from(list)));
  } catch (error) {
    if (error instanceof UnreadableList) return { error: error.message };
    throw error;
  }
}

process.once('message', ({ list }: { list: SentList }) => {
  void read(list).then((result) => process.send?.(result));
});
