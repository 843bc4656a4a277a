import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { RecordFile } from './record-file.ts';

const STREET_NAMES = {
  snd_borough: [1, 1],
  snd_name: [2, 32],
  snd_primary: [34, 1],
  snd_code: [37, 5],
  snd_spelling: [42, 2],
  snd_full_name: [53, 32],
} as const;

const RECORD = /^.[1-5].{32}.{2}[1-5]\d{7}/;

export const isStreetNames = ([, record = '', next = record]: readonly string[]): boolean =>
  RECORD.test(record) && RECORD.test(next);

const ROWS = 1000;

export const streetNamesFile = (name: string, open: () => Promise<Readable>): RecordFile => ({
  name,
  headings: Object.keys(STREET_NAMES),
  async *batches(columns) {
    const all = Object.values(STREET_NAMES);
    const places = columns.flatMap((column) => all.slice(column, column + 1));
    let texts: string[] = [];
    let line = 0;
    const batch = () => {
      const [taken, first] = [texts, line - texts.length + 1];
      texts = [];
      return {
        rows: taken.map((text) => places.map(([start, width]) => text.slice(start, start + width))),
        lineAt: (index: number) => first + index,
        textAt: (index: number) => taken[index] ?? '',
      };
    };
    for await (const text of createInterface({ input: await open(), crlfDelay: Infinity })) {
      line += 1;
      if (line === 1 || text.trim() === '') continue;
      texts.push(text);
      if (texts.length === ROWS) yield batch();
    }
    if (texts.length > 0) yield batch();
  },
});
