import type { PayloadRequest } from 'payload';
import { findAll } from '#cms/database/find.ts';
import type { Reply } from '#cms/payload-types.ts';

export const findThread = (req: PayloadRequest, submission: number): Promise<Reply[]> =>
  findAll(req, 'replies', { submission: { equals: submission } }, 'id');

/** Enough for email clients to find the thread, and few enough for a header. */
const MAX_REFERENCES = 20;

/** See RFC 5322, section 3.6.4. */
export function threadHeaders(thread: readonly Pick<Reply, 'messageId'>[]): Record<string, string> {
  const ids = thread.map(({ messageId }) => messageId);
  const last = ids.at(-1);
  if (!last) return {};
  return { 'In-Reply-To': last, References: ids.slice(-MAX_REFERENCES).join(' ') };
}

const PREFIX = /^(?:\s*(?:re|aw|sv|antw)\s*:)+\s*/i;

export const replySubject = (subject: string): string => `Re: ${subject.replace(PREFIX, '')}`;
