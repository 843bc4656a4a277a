import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  step: (what: string) => void;
  stop: () => void;
}

/** A progress bar on a terminal; elsewhere nothing, as a log is no place for one. */
export function progressBar(total: number, wanted: boolean): Progress {
  if (!wanted || !process.stdout.isTTY) return { step: () => undefined, stop: () => undefined };
  const bar = new SingleBar(
    { format: 'Seeding {bar} {value}/{total} {what}', hideCursor: true, clearOnComplete: true },
    Presets.shades_classic,
  );
  bar.start(total, 0, { what: '' });
  return { step: (what) => bar.increment(1, { what }), stop: () => bar.stop() };
}
