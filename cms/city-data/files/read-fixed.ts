import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { RecordFile } from './record-file.ts';

/** The columns of the Street Name Dictionary, with the place where each begins, and its width. */
const STREET_NAMES = {
  snd_borough: [1, 1],
  snd_name: [2, 32],
  snd_primary: [34, 1],
  snd_code: [37, 5],
  snd_spelling: [42, 2],
  snd_full_name: [53, 32],
} as const;

const RECORD = /^.[1-5].{32}.{2}[1-5]\d{7}/;

/** Whether a text is the Street Name Dictionary: a first line about itself, and records of fixed widths. */
export const isStreetNames = ([, record = '', next = record]: readonly string[]): boolean =>
  RECORD.test(record) && RECORD.test(next);

const ROWS = 1000;

export const streetNamesFile = (name: string, open: () => Promise<Readable>): RecordFile => ({
  name,
  headings: Object.keys(STREET_NAMES),
  async *batches() {
    const places = Object.values(STREET_NAMES);
    let rows: string[][] = [];
    let line = 0;
    const batch = () => {
      const [taken, first] = [rows, line - rows.length + 1];
      rows = [];
      return { rows: taken, lineOf: (index: number) => first + index };
    };
    for await (const text of createInterface({ input: await open(), crlfDelay: Infinity })) {
      line += 1;
      if (line === 1 || text.trim() === '') continue;
      rows.push(places.map(([start, width]) => text.slice(start, start + width)));
      if (rows.length === ROWS) yield batch();
    }
    if (rows.length > 0) yield batch();
  },
});
