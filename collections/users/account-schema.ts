import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ROLES } from '#cms/access.ts';

const MIN_PASSWORD_LENGTH = 12;
const MIN_DIFFERENT_CHARACTERS = 5;
const MIN_GUESSABLE_PART = 3;

export const nameSchema = z
  .string()
  .trim()
  .min(1, 'Enter the person’s name.')
  .max(120, 'Enter a shorter name.');

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z.email('Enter an email address, such as name@example.com.').max(254, 'Enter a shorter email address.'),
  );

export const roleSchema = z.enum(ROLES, `Choose one of these roles: ${ROLES.join(', ')}.`);

const guessableParts = ({ email, name }: { email: string; name: string }): string[] =>
  [...email.split(/[@.]/), ...name.toLowerCase().split(/\s+/), 'password', 'lotline'].filter(
    (part) => part.length >= MIN_GUESSABLE_PART,
  );

const unguessablePart = (password: string, owner: { email: string; name: string }): string =>
  guessableParts(owner).reduce((left, part) => left.replaceAll(part, ''), password.toLowerCase());

export function passwordError(password: string, owner: { email: string; name: string }): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`;
  }
  if (new Set(password).size < MIN_DIFFERENT_CHARACTERS) {
    return `The password needs at least ${MIN_DIFFERENT_CHARACTERS} different characters.`;
  }
  return unguessablePart(password, owner).length < MIN_PASSWORD_LENGTH / 2
    ? 'The password must not be based on the name, the email address or the word "password".'
    : undefined;
}

const PASSWORD_BYTES = 15;

/** Generates 120 random bits, as twenty characters that any keyboard has. */
export const generatePassword = (): string => randomBytes(PASSWORD_BYTES).toString('base64url');
