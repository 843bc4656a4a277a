import type { z } from 'zod';
import { ReadableError } from '../readable-error.ts';
import { askUntil, type Terminal } from './ask.ts';

interface Wanted<Schema extends z.ZodType> {
  /** The option of the command line that gives it, such as "--email". */
  option: string;
  /** What a person at a terminal is asked. */
  question: string;
  schema: Schema;
}

const objectionOf = (error: z.ZodError): string => error.issues[0]?.message ?? 'That cannot be taken.';

/**
 * A value of the command line, or else what the person at the terminal answers. Throws a ReadableError where the
 * value is no good, or where there is nobody to ask.
 */
export async function valueOf<Schema extends z.ZodType>(
  given: string | undefined,
  terminal: Terminal | undefined,
  { option, question, schema }: Wanted<Schema>,
): Promise<z.infer<Schema>> {
  if (given !== undefined) {
    const parsed = schema.safeParse(given);
    if (parsed.success) return parsed.data;
    throw new ReadableError(`${option}: ${objectionOf(parsed.error)}`);
  }
  if (!terminal) throw new ReadableError(`${option} is missing.`);
  return askUntil<z.infer<Schema>>(
    () => terminal.ask(question),
    (text) => {
      const parsed = schema.safeParse(text);
      return parsed.success ? { answer: parsed.data } : { objection: objectionOf(parsed.error) };
    },
  );
}
