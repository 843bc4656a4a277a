import { password as askPassword } from '@inquirer/prompts';
import type { z } from 'zod';
import { ReadableError } from '../readable-error.ts';

type Validate = (text: string) => true | string;

const isInteractive = (): boolean => process.stdin.isTTY;

async function answerTo(question: Promise<string>): Promise<string> {
  return question.catch((error: unknown) => {
    if (error instanceof Error && error.name === 'ExitPromptError')
      throw new ReadableError('Nothing was changed.');
    throw error;
  });
}

interface Option<Schema extends z.ZodType> {
  name: string;
  value: string | undefined;
  schema: Schema;
  ask: (validate: Validate) => Promise<string>;
}

export async function optionOrAnswer<Schema extends z.ZodType>(
  option: Option<Schema>,
): Promise<z.infer<Schema>> {
  const { name, value, schema, ask } = option;
  const validate = (text: string) => schema.safeParse(text).error?.issues[0]?.message ?? true;
  if (value === undefined && !isInteractive()) throw new ReadableError(`${name} is missing.`);
  const text = value ?? (await answerTo(ask(validate)));
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new ReadableError(`${name}: ${parsed.error.issues[0]?.message}`);
}

interface PasswordRules {
  generate: () => string;
  findError: (password: string) => string | undefined;
}

export async function choosePassword(
  given: string | undefined,
  { generate, findError }: PasswordRules,
): Promise<{ password: string; isGenerated: boolean }> {
  if (given !== undefined) {
    const error = findError(given);
    if (error) throw new ReadableError(`ADMIN_PASSWORD: ${error}`);
    return { password: given, isGenerated: false };
  }
  const ask = (message: string, validate: Validate) =>
    answerTo(askPassword({ message, mask: true, validate }));
  const typed = isInteractive()
    ? await ask('Password (leave empty to generate one):', (text) => (text && findError(text)) || true)
    : '';
  if (!typed) return { password: generate(), isGenerated: true };
  await ask('Repeat the password:', (text) => text === typed || 'The passwords do not match.');
  return { password: typed, isGenerated: false };
}
