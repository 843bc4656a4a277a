const MAX_CAUSES = 5;

/** Drizzle appends the statement's values, which may be visitors' data, to its error messages. */
const VALUES = /\nparams: [\s\S]*$/;

/** PostgreSQL's error class for invalid values. Its messages quote the value. */
const INVALID_VALUE = /^22[0-9A-Z]{3}$/;
const QUOTED = /"[\s\S]*"/;

const FRAMES = /(\n {4}at [^\n]*){1,10}$/;

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

function loggableMessage(error: Error & { code?: unknown }, depth = MAX_CAUSES): string {
  const { message, code, cause } = error;
  const own = message.replace(VALUES, '');
  if (INVALID_VALUE.test(text(code) ?? '')) return own.replace(QUOTED, '"..."');
  if (!(cause instanceof Error) || cause.message === '' || depth === 0) return own;
  return own.replaceAll(cause.message, () => loggableMessage(cause, depth - 1));
}

function loggableStack({ stack, message, name }: Error, loggable: string): string | undefined {
  if (stack?.includes(message)) return stack.replace(message, () => loggable);
  return stack && `${name}: ${loggable}${FRAMES.exec(stack)?.[0] ?? ''}`;
}

function describe(error: unknown, depth: number): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: text(error) ?? '' };
  const { code, constraint, status } = error as Error & Record<string, unknown>;
  const message = loggableMessage(error);
  return {
    type: error.name,
    message,
    code: text(code),
    constraint: text(constraint),
    status: typeof status === 'number' ? status : undefined,
    stack: loggableStack(error, message),
    cause: error.cause === undefined || depth === 0 ? undefined : describe(error.cause, depth - 1),
  };
}

export const loggableError = (error: unknown): LoggableError => describe(error, MAX_CAUSES);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const loggableLine = (line: string, error: unknown): string =>
  error instanceof Error && error.message !== ''
    ? line.replaceAll(error.message, () => loggableMessage(error)).replace(VALUES, '')
    : line.replace(VALUES, '');

export function loggableEntry([given, line]: readonly unknown[]): [fields: object, line?: string] {
  if (typeof given === 'string') return [{}, loggableLine(given, undefined)];
  const fields = given instanceof Error ? { err: given } : isObject(given) ? given : {};
  const message = text(line) ?? text(fields.msg);
  const { err, msg: _msg, ...rest } = fields;
  if (message !== undefined) return [{ ...rest, err }, loggableLine(message, err)];
  return err instanceof Error ? [{ ...rest, err }, loggableMessage(err)] : [{ ...rest, err }];
}
