import type { WorkbookError } from '#app/data/workbook.server.ts';
import { MAX_BUILDINGS } from '#law/portfolios.ts';
import { type ReadList, readRows, UnreadableList } from './read-rows.ts';
import { readCsv, textOf } from './read-text.ts';

export type SentList = string | Uint8Array;

/** Empty lines do not count as rows. */
const MAX_LINES = MAX_BUILDINGS * 4;

const WORKBOOK_ERRORS: Record<WorkbookError, string> = {
  damaged: 'This workbook is damaged or incomplete. Save it again, or as CSV',
  'not a workbook': 'This is a zip file. Send the CSV or the Excel workbook (.xlsx) in it',
  'too large': 'This workbook is too large. Copy the rows with your buildings to a new one',
};

const OTHER_KINDS = [
  { start: '%PDF', message: 'This is a PDF. Send a CSV or an Excel workbook (.xlsx)' },
  {
    start: '\xd0\xcf\x11\xe0',
    message: 'This is an old Excel workbook (.xls), or one with a password. Save it as .xlsx or CSV',
  },
];

/** Throws `UnreadableList`. */
async function readListFile(bytes: Buffer): Promise<string[][]> {
  const start = bytes.toString('latin1', 0, 4);
  const other = OTHER_KINDS.find((kind) => start.startsWith(kind.start));
  if (other) throw new UnreadableList(other.message);
  if (!start.startsWith('PK')) return readCsv(textOf(bytes));
  const { readWorkbookRows } = await import('#app/data/workbook.server.ts');
  const rows = await readWorkbookRows(bytes, MAX_LINES);
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
