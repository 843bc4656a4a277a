import { AsyncLocalStorage } from 'node:async_hooks';

/** How long one read of a visitor's page may take. */
export const READ_LIMIT_MS = 3000;

/** How long one statement of a visitor's form may take. */
export const FORM_LIMIT_MS = 10_000;

/** After a failure, the rest of a request does not wait that long again. */
const LIMIT_AFTER_FAILURE_MS = 500;

interface VisitorLimit {
  ms: number;
  hasFailed: boolean;
}

declare global {
  /** One for the process, even where a development server or a build loads this module twice. */
  var lotlineVisitorLimit: AsyncLocalStorage<VisitorLimit> | undefined;
}

const storage = () => (globalThis.lotlineVisitorLimit ??= new AsyncLocalStorage());

/** Runs a visitor's request, in which each connection and each statement is waited for this long. */
export const withVisitorLimit = <Result>(ms: number, work: () => Result): Result =>
  storage().run({ ms, hasFailed: false }, work);

/** The limit of the request; undefined for jobs, commands and the panel. */
export const visitorLimitMs = (): number | undefined => storage().getStore()?.ms;

/** Returns how to record that the database failed this request. */
export function failureRecorder(): () => void {
  const limit = storage().getStore();
  return () => {
    if (limit) Object.assign(limit, { ms: LIMIT_AFTER_FAILURE_MS, hasFailed: true });
  };
}

/** Whether the database failed this request, so that what it shows may be outdated or incomplete. */
export const hasDatabaseFailed = (): boolean => storage().getStore()?.hasFailed ?? false;

/** The database cannot be reached, or did not answer in time. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** PostgreSQL's codes for lost connections, too many of them, and shutdowns; and those of the network. */
const CODES =
  /^(?:08...|53...|57P0[1-3]|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH)$/;

/** What `pg` says of a lost connection, without a code. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error))/;

/** Whether the database was unavailable, perhaps as the cause of the error. */
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
