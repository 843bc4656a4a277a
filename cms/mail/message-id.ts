import { randomUUID } from 'node:crypto';
import { senderEmail } from './imprint.ts';

/** A Message-ID without comments and quotes. See RFC 5322, section 3.6.4. */
export const MESSAGE_ID = /^<[^<>\s@]+@[^<>\s@]+>$/;

export const MAX_MESSAGE_ID = 250;

/** Unguessable, so an answer that names it comes from someone who has the mail. */
export const newMessageId = (): string => `<${randomUUID()}@${senderEmail().split('@')[1]}>`;
