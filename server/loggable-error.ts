/** How deep the causes of an error are followed. */
const DEEPEST_CAUSE = 5;

/** What the database's layer writes before the values of a failed statement: what visitors have sent. */
const VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

interface LoggableError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  status?: number;
  stack?: string;
  cause?: LoggableError;
}

function describe(error: unknown, depth: number): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: text(error) ?? '' };
  const { code, constraint, status } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: error.message.replace(VALUES, ''),
    code: text(code),
    constraint: text(constraint),
    status: typeof status === 'number' ? status : undefined,
    stack: error.stack?.replace(VALUES, ''),
    cause: error.cause === undefined || depth === 0 ? undefined : describe(error.cause, depth - 1),
  };
}

/**
 * An error as the log may keep it: what failed, where and why. Not among it are the values of a failed
 * statement, the details that PostgreSQL quotes them in, and whatever else an error carries with it.
 */
export const loggableError = (error: unknown): LoggableError => describe(error, DEEPEST_CAUSE);
