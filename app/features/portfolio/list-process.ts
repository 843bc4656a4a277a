import { readListFile } from './read-file.server.ts';
import { type ReadList, readRows, UnreadableList } from './read-rows.ts';
import { readCsv } from './read-text.ts';

/** A list as it was sent: what was typed, or the bytes of a file. */
export type SentList = string | Uint8Array;

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
