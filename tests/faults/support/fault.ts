import type { ListFiles } from './examine.ts';
import type { Sent } from './load.ts';
import type { Stage } from './world.ts';

/** The outcome of a fault, before stored data is compared with the forms that were sent. */
export interface Trial {
  sent: Sent[];
  errors: string[];
  /** Lists the uploaded files if they are not in the stage's folder. */
  listFiles?: ListFiles;
}

/** Something that goes wrong while visitors send forms. */
export interface Fault {
  name: string;
  /**
   * Whether an email may be sent again under the same Message-ID. This can happen when the process or the database is
   * killed after the email was sent, but before that was recorded.
   */
  mayRepeatMails?: true;
  /** Returns why this machine cannot run the fault, or undefined if it can. */
  unable?: () => string | undefined;
  run: (stage: Stage) => Promise<Trial>;
}

/** Returns the promises that do not hold. */
export const findBroken = (promises: Record<string, boolean>): string[] =>
  Object.keys(promises).filter((promise) => !promises[promise]);
