/** One queue of background work, and how often a process looks into it. */
export interface Queue {
  name: string;
  everyMs: number;
  /** How many jobs are run at once. */
  limit: number;
  /** What of a failure is not logged. */
  silent: boolean | { info: boolean };
}

/** As many as a mail server takes from one sender without objecting. */
const MAILS_AT_ONCE = 10;

/** The queues of background work. What fails in the first says so in the log; what fails among the mails would name a person. */
export const QUEUES: readonly Queue[] = [
  { name: 'default', everyMs: 10_000, limit: 50, silent: { info: true } },
  { name: 'mail', everyMs: 5_000, limit: MAILS_AT_ONCE, silent: true },
];
