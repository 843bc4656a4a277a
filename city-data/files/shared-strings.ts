import { CityDataError } from '../errors.ts';
import { parseXml } from './xml.ts';
import type { ZippedFile } from './zip.ts';

const BLOCK_BYTES = 4 * 1024 * 1024;
const MAX_BYTES = 256 * 1024 * 1024;

/** Stores strings as bytes, because a million JavaScript strings would take many times as much memory. */
export class SharedStrings {
  readonly #blocks: Buffer[] = [];
  readonly #places: number[] = [];
  #used = BLOCK_BYTES;

  add(text: string): void {
    const bytes = Buffer.from(text);
    if (this.#used + bytes.length > BLOCK_BYTES) {
      if (this.#blocks.length * BLOCK_BYTES > MAX_BYTES) {
        throw new CityDataError('This workbook has more text than a list of buildings can have.');
      }
      this.#blocks.push(Buffer.alloc(Math.max(BLOCK_BYTES, bytes.length)));
      this.#used = 0;
    }
    this.#blocks.at(-1)?.set(bytes, this.#used);
    this.#places.push((this.#blocks.length - 1) * BLOCK_BYTES + this.#used, bytes.length);
    this.#used += bytes.length;
  }

  at(index: number): string {
    const [place = 0, length = 0] = [this.#places[index * 2], this.#places[index * 2 + 1]];
    const start = place % BLOCK_BYTES;
    return (
      this.#blocks[Math.floor(place / BLOCK_BYTES)]?.subarray(start, start + length).toString('utf8') ?? ''
    );
  }
}

export async function readSharedStrings(file: ZippedFile | undefined): Promise<SharedStrings> {
  const strings = new SharedStrings();
  if (!file) return strings;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  const parsed = parseXml(await file.open(), {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    close: (name) => {
      if (name === 'si') strings.add(text);
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 't') isText = false;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
  });
  while (!(await parsed.next()).done);
  return strings;
}
