import { randomBytes } from 'node:crypto';

/** 128 random bits: nobody guesses the address of a report. */
const PUBLIC_ID_BYTES = 16;
const PUBLIC_ID = /^[A-Za-z0-9_-]{22}$/;

/** The last part of an address that only those know who were told it. */
export const newPublicId = (): string => randomBytes(PUBLIC_ID_BYTES).toString('base64url');

/** Whether a text can be such a part of an address. */
export const isPublicId = (text: string): boolean => PUBLIC_ID.test(text);
