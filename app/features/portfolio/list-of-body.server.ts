import type { FormBody } from '../forms/form-body.server.ts';
import { Refused, typed } from './answers.server.ts';
import { readListFile } from './read-file.server.ts';
import { type ReadList, readRows, UnreadableList } from './read-rows.ts';
import { readCsv } from './read-text.ts';

async function readOrRefuse(field: string, read: () => Promise<string[][]> | string[][]): Promise<ReadList> {
  try {
    return readRows(await read());
  } catch (error) {
    if (error instanceof UnreadableList) throw new Refused({ [field]: [error.message] });
    throw error;
  }
}

const NO_LIST = 'Enter at least one building, or choose a file';

/** The buildings that a form names, in its field and its file. Throws `Refused` with what is wrong beside the field. */
export async function listOfBody({ fields, files, fileErrors }: FormBody): Promise<ReadList> {
  const fileError = fileErrors.list ?? fileErrors.files.find(Boolean);
  if (fileError) throw new Refused({ file: [fileError] });
  const text = typed(fields, 'list');
  const [file] = files;
  const lists = [
    ...(text.trim() ? [await readOrRefuse('list', () => readCsv(text))] : []),
    ...(file ? [await readOrRefuse('file', () => readListFile(file))] : []),
  ];
  if (lists.length === 0) throw new Refused({ list: [NO_LIST] });
  return {
    rows: lists.flatMap(({ rows }) => rows),
    columns: [...new Set(lists.flatMap(({ columns }) => columns))],
  };
}
