import { randomBytes } from 'node:crypto';

const PASSWORD_BYTES = 15;

/** A password of 120 random bits, in twenty characters that can be typed anywhere. */
export const generatePassword = (): string => randomBytes(PASSWORD_BYTES).toString('base64url');
