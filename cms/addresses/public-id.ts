import { randomBytes } from 'node:crypto';

/** 128 bits, so that nobody guesses the address of a report. */
const PUBLIC_ID_BYTES = 16;
const PUBLIC_ID = /^[A-Za-z0-9_-]{22}$/;

export const newPublicId = (): string => randomBytes(PUBLIC_ID_BYTES).toString('base64url');

export const isPublicId = (text: string): boolean => PUBLIC_ID.test(text);
