import { describe, expect, it } from 'vitest';
import { emailSchema, generatePassword, passwordError } from './account-schema.ts';

const owner = { email: 'ada.owner@example.com', name: 'Ada Owner' };

describe('passwordError', () => {
  it.each([
    ['short', /at least 12 characters/],
    ['aaaaaaaaaaaaaaaa', /different characters/],
    ['abababababab', /different characters/],
    ['ada.owner@example.com', /must not be based on/],
    ['Password1234', /must not be based on/],
    ['lotline-owner', /must not be based on/],
  ])('rejects the weak password %s', (password, error) => {
    expect(passwordError(password, owner)).toMatch(error);
  });

  it.each(['correct horse battery', 'k7#Vq9!mZ2$w', 'owner of four grey geese'])(
    'accepts the password %s',
    (password) => {
      expect(passwordError(password, owner)).toBeUndefined();
    },
  );

  it('accepts a generated password', () => {
    expect(passwordError(generatePassword(), owner)).toBeUndefined();
  });
});

describe('emailSchema', () => {
  it('lowercases and trims an email address', () => {
    expect(emailSchema.parse(' Ada@Example.COM ')).toBe('ada@example.com');
  });

  it.each(['', 'ada', 'ada@', 'ada@example', 'ada @example.com'])('rejects %j', (address) => {
    expect(emailSchema.safeParse(address).success).toBe(false);
  });
});
