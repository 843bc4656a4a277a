import { AsyncLocalStorage } from 'node:async_hooks';

/** The time limit of one read for a visitor's page. */
export const READ_LIMIT_MS = 3000;

/** The time limit of one statement of a visitor's form. */
export const FORM_LIMIT_MS = 10_000;

/** After a failure, the rest of a request waits only this long. */
const LIMIT_AFTER_FAILURE_MS = 500;

interface VisitorLimit {
  ms: number;
  hasFailed: boolean;
}

declare global {
  /** One per process, even if a development server or a build loads this module twice. */
  var lotlineVisitorLimit: AsyncLocalStorage<VisitorLimit> | undefined;
}

const storage = () => (globalThis.lotlineVisitorLimit ??= new AsyncLocalStorage());

/** Runs a visitor's request with a time limit for each connection and statement. */
export const withVisitorLimit = <Result>(ms: number, work: () => Result): Result =>
  storage().run({ ms, hasFailed: false }, work);

/** Undefined for jobs, commands, and the panel. */
export const visitorLimitMs = (): number | undefined => storage().getStore()?.ms;

/** Returns a function that records that the database failed this request. */
export function failureRecorder(): () => void {
  const limit = storage().getStore();
  return () => {
    if (limit) Object.assign(limit, { ms: LIMIT_AFTER_FAILURE_MS, hasFailed: true });
  };
}

/** Whether the database failed this request, so that the page may be outdated or incomplete. */
export const hasDatabaseFailed = (): boolean => storage().getStore()?.hasFailed ?? false;

/** The database cannot be reached, or did not respond in time. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/**
 * Error codes of PostgreSQL for lost connections, too many connections, and shutdowns, and of the network.
 */
const CODES =
  /^(?:08...|53...|57P0[1-3]|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH)$/;

/** Messages of `pg` about a lost connection, which have no code. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error))/;

/** Whether the database was unavailable, also as the cause of the error. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message, cause } = error;
  const code = 'code' in error ? String(error.code) : '';
  return (
    name === 'DatabaseUnavailable' ||
    CODES.test(code) ||
    MESSAGES.test(message) ||
    isDatabaseUnavailable(cause)
  );
}
