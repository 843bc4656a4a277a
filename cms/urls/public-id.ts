import { randomBytes } from 'node:crypto';

/** 128 random bits, so that nobody can guess the URL of a report. */
export const newPublicId = (): string => randomBytes(16).toString('base64url');

export const isPublicId = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);
