import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';

const MAX = 10_000;

export class RejectFile {
  readonly #file: string;
  #stream: WriteStream | undefined;
  #error: Error | undefined;
  #count = 0;

  constructor(file: string) {
    this.#file = file;
  }

  get name(): string | undefined {
    return this.#stream && !this.#error ? path.basename(this.#file) : undefined;
  }

  async add(source: string, line: number, reason: string, row: string): Promise<void> {
    this.#count += 1;
    if (this.#count > MAX) return;
    if (this.#error) throw this.#error;
    if (!this.#stream) {
      await mkdir(path.dirname(this.#file), { recursive: true, mode: 0o700 });
      this.#stream = createWriteStream(this.#file, { mode: 0o600 });
      this.#stream.once('error', (error) => (this.#error = error));
      this.#stream.write('file,line,reason,row\n');
    }
    const text = stringify([[source, line, reason, row]], { quoted_string: true });
    if (!this.#stream.write(text)) await once(this.#stream, 'drain');
  }

  async close(): Promise<void> {
    if (!this.#stream || (this.#stream.closed && !this.#error)) return;
    try {
      this.#stream.end();
      await finished(this.#stream);
    } catch (error) {
      await rm(this.#file, { force: true });
      throw error;
    }
  }
}
