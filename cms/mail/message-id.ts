import { randomUUID } from 'node:crypto';
import { senderAddress } from './imprint.ts';

/** One Message-ID: RFC 5322, section 3.6.4, without comments and quotes. */
export const MESSAGE_ID = /^<[^<>\s@]+@[^<>\s@]+>$/;

export const MAX_MESSAGE_ID = 250;

/** Nobody can guess it: an answer that names it comes from someone who has the mail. */
export const newMessageId = (): string => `<${randomUUID()}@${senderAddress().split('@')[1]}>`;
