import type { ListFiles } from './examine.ts';
import type { Sent } from './load.ts';
import type { Stage } from './world.ts';

/** The outcome of a fault, before what is stored is compared with what was sent. */
export interface Trial {
  sent: Sent[];
  errors: string[];
  /** Lists the uploaded files when they are not in the folder of the stage. */
  listFiles?: ListFiles;
}

/** Something that goes wrong while visitors send forms. */
export interface Fault {
  name: string;
  /**
   * Whether a mail may be sent again under the same Message-ID: when the process or the database is killed, a mail may
   * have left without that being recorded.
   */
  mayRepeatMails?: true;
  /** Returns why this machine cannot run it, if so. */
  unable?: () => string | undefined;
  run: (stage: Stage) => Promise<Trial>;
}

/** The promises that do not hold. */
export const findBroken = (promises: Record<string, boolean>): string[] =>
  Object.keys(promises).filter((promise) => !promises[promise]);
