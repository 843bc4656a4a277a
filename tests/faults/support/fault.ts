import type { ListFiles } from './examine.ts';
import type { Sent } from './load.ts';
import type { Stage } from './world.ts';

/** The outcome of a fault, beside what is compared afterwards. */
export interface Trial {
  sent: Sent[];
  /** Figures to print, by label. */
  figures: Record<string, number | string>;
  /** Broken promises. */
  problems: string[];
  /** Where the uploaded files lie, when not in the folder of the stage. */
  listFiles?: ListFiles;
}

/** Something that goes wrong while visitors send forms. */
export interface Fault {
  name: string;
  /**
   * Whether a mail may be sent again, under the same Message-ID: when the process or the database is killed, it may have
   * left without that being recorded. Otherwise a repeated mail is a problem.
   */
  mayRepeatMails?: true;
  /** Why this machine cannot run it, if so. */
  unable?: () => string | undefined;
  run: (stage: Stage) => Promise<Trial>;
}

/** The promises that do not hold. */
export const broken = (promises: Record<string, boolean>): string[] =>
  Object.keys(promises).filter((promise) => !promises[promise]);
