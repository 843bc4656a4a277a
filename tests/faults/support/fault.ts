import type { ListFiles } from './examine.ts';
import type { Sent } from './load.ts';
import type { Stage } from './world.ts';

/** What a fault did, beside what is compared afterwards. */
export interface Trial {
  sent: Sent[];
  /** Figures to print, by what they mean. */
  figures: Record<string, number | string>;
  /** Promises that were broken, in words. */
  problems: string[];
  /** Where the uploaded files lie, when not in the folder of the stage. */
  listFiles?: ListFiles;
}

/** Something that goes wrong while visitors send forms. */
export interface Fault {
  name: string;
  /**
   * Whether a mail may come again, under its Message-ID: where the process or the database is killed, it may have left
   * without that being noted. Anywhere else, a mail that comes again is a problem.
   */
  mayRepeatMails?: true;
  /** Says why it cannot be tried on this machine, if so. */
  unable?: () => string | undefined;
  run: (stage: Stage) => Promise<Trial>;
}

/** The promises that do not hold. */
export const broken = (promises: Record<string, boolean>): string[] =>
  Object.keys(promises).filter((promise) => !promises[promise]);
