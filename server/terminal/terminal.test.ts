import { afterEach, describe, expect, it, vi } from 'vitest';
import { emailSchema } from '#collections/users/account-schema.ts';
import type { Terminal } from './ask.ts';
import { choosePassword } from './new-password.ts';
import { valueOf } from './values.ts';

/** Somebody at a terminal who gives these answers, one after the other. */
function answering(...answers: string[]): Terminal {
  const next = () => Promise.resolve(answers.shift() ?? '');
  return { ask: next, askSecretly: next };
}

const said: string[] = [];
vi.spyOn(process.stdout, 'write').mockImplementation((words) => {
  said.push(String(words));
  return true;
});
afterEach(() => said.splice(0));

const email = { option: '--email', question: 'E-mail: ', schema: emailSchema };

describe('a value', () => {
  it('is taken from the command line', async () => {
    expect(await valueOf('ADA@example.com', undefined, email)).toBe('ada@example.com');
  });

  it('is refused readably', async () => {
    await expect(valueOf('ada', undefined, email)).rejects.toThrow('--email: That is not an e-mail address.');
  });

  it('is missed where there is nobody to ask', async () => {
    await expect(valueOf(undefined, undefined, email)).rejects.toThrow('--email is missing.');
  });

  it('is asked for until it can be taken', async () => {
    expect(await valueOf(undefined, answering('ada', 'ada@example.com'), email)).toBe('ada@example.com');
    expect(said).toEqual(['That is not an e-mail address.\n']);
  });
});

describe('a password', () => {
  const choice = {
    given: undefined,
    terminal: undefined,
    generate: () => 'made here',
    objectionTo: (password: string) => (password.length < 5 ? 'Too short.' : undefined),
  };

  it('is the given one', async () => {
    const given = { ...choice, given: 'given' };
    expect(await choosePassword(given)).toEqual({ password: 'given', isGenerated: false });
  });

  it('is refused where the given one is weak', async () => {
    await expect(choosePassword({ ...choice, given: 'weak' })).rejects.toThrow('ADMIN_PASSWORD: Too short.');
  });

  it.each([undefined, answering('')])('is made where nobody chooses one', async (terminal) => {
    expect(await choosePassword({ ...choice, terminal })).toEqual({
      password: 'made here',
      isGenerated: true,
    });
  });

  it('is typed twice', async () => {
    const terminal = answering('weak', 'strong', 'strong');
    expect(await choosePassword({ ...choice, terminal })).toEqual({ password: 'strong', isGenerated: false });
    const slipping = answering('strong', 'strnog');
    await expect(choosePassword({ ...choice, terminal: slipping })).rejects.toThrow('not the same');
  });
});
