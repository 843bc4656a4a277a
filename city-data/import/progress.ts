import { formatNumber } from '#law/numbers.ts';
import { CityDataError } from '../errors.ts';
import type { RejectFile } from './rejects.ts';

const MAX_SHARE = 0.001;

const MIN_FOR_SHARE = 1000;

const ENOUGH = 10_000;
const MOSTLY = 0.2;

export class Progress {
  step = 'Starting';
  read = 0;
  loaded = 0;
  rejected = 0;
  #example = '';
  readonly rejects: RejectFile | undefined;

  constructor(rejects?: RejectFile) {
    this.rejects = rejects;
  }

  countRead(rows: number): void {
    this.read += rows;
    if (this.read >= ENOUGH && this.rejected > this.read * MOSTLY) this.requireFewRejects();
  }

  async reject(file: string, line: number, reason: string, row: string): Promise<void> {
    this.rejected += 1;
    if (this.#example === '') this.#example = `line ${formatNumber(line)} of ${file}: ${reason}`;
    await this.rejects?.add(file, line, reason, row);
  }

  requireFewRejects(): void {
    if (this.read <= MIN_FOR_SHARE && this.rejected < this.read) return;
    if (this.rejected <= this.read * MAX_SHARE) return;
    throw new CityDataError(
      `${formatNumber(this.rejected)} of ${formatNumber(this.read)} rows were rejected, more than one in a thousand. Nothing was changed. The first is ${this.#example}. Look at the rejected rows, then get the file again or report what has changed in it.`,
    );
  }
}
