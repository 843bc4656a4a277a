import { AsyncLocalStorage } from 'node:async_hooks';

export const READ_LIMIT_MS = 3000;

export const FORM_LIMIT_MS = 10_000;

const LIMIT_AFTER_FAILURE_MS = 500;

interface VisitorLimit {
  ms: number;
  hasFailed: boolean;
}

declare global {
  /** Shared even if a development server or a build loads this module twice. */
  var lotlineVisitorLimit: AsyncLocalStorage<VisitorLimit> | undefined;
}

const storage = () => (globalThis.lotlineVisitorLimit ??= new AsyncLocalStorage());

export const withVisitorLimit = <Result>(ms: number, work: () => Result): Result =>
  storage().run({ ms, hasFailed: false }, work);

/** Returns undefined for jobs, commands, and the panel, which have no limit. */
export const visitorLimitMs = (): number | undefined => storage().getStore()?.ms;

export function failureRecorder(): () => void {
  const limit = storage().getStore();
  return () => {
    if (limit) Object.assign(limit, { ms: LIMIT_AFTER_FAILURE_MS, hasFailed: true });
  };
}

export const hasDatabaseFailed = (): boolean => storage().getStore()?.hasFailed ?? false;

export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

const CODES =
  /^(?:08...|53...|57P0[1-3]|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH)$/;

const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error))/;

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
