import { input } from '@inquirer/prompts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emailSchema } from '#collections/users/account-schema.ts';
import { choosePassword, optionOrAnswer } from './prompts.ts';

interface Prompt {
  validate: (text: string) => true | string;
}

const person = vi.hoisted(() => ({
  answers: [] as string[],
  errors: [] as string[],
  async answer({ validate }: Prompt): Promise<string> {
    for (;;) {
      const text = person.answers.shift() ?? '';
      const error = validate(text);
      if (error === true) return text;
      person.errors.push(error);
    }
  },
}));
vi.mock('@inquirer/prompts', () => ({ input: person.answer, password: person.answer }));

const { isTTY } = process.stdin;
function sitDown(...answers: string[]): void {
  process.stdin.isTTY = true;
  person.answers = answers;
}
afterEach(() => {
  process.stdin.isTTY = isTTY;
  person.errors = [];
});

describe('optionOrAnswer', () => {
  const email = (value?: string) => ({
    name: '--email',
    value,
    schema: emailSchema,
    ask: (validate: Prompt['validate']) => input({ message: 'Email:', validate }),
  });

  it('names the option if its value is invalid', async () => {
    await expect(optionOrAnswer(email('ada'))).rejects.toThrow(
      '--email: Enter an email address, such as name@example.com.',
    );
  });

  it('rejects a missing value in a script', async () => {
    process.stdin.isTTY = false;
    await expect(optionOrAnswer(email())).rejects.toThrow('--email is missing.');
  });

  it('asks in a terminal until the answer is valid', async () => {
    sitDown('ada', 'ada@example.com');
    expect(await optionOrAnswer(email())).toBe('ada@example.com');
    expect(person.errors).toEqual(['Enter an email address, such as name@example.com.']);
  });
});

describe('choosePassword', () => {
  const rules = {
    generate: () => 'generated',
    findError: (password: string) => (password.length < 5 ? 'Too short.' : undefined),
  };

  it('rejects a weak ADMIN_PASSWORD', async () => {
    await expect(choosePassword('weak', rules)).rejects.toThrow('ADMIN_PASSWORD: Too short.');
  });

  it('generates a password for an empty answer', async () => {
    sitDown('');
    expect(await choosePassword(undefined, rules)).toEqual({ password: 'generated', isGenerated: true });
  });

  it('asks until the password is strong, and then asks to repeat it', async () => {
    sitDown('weak', 'strong', 'strnog', 'strong');
    expect(await choosePassword(undefined, rules)).toEqual({ password: 'strong', isGenerated: false });
    expect(person.errors).toEqual(['Too short.', 'The passwords do not match.']);
  });
});
