import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { plural } from '#law/plural.ts';
import { previewChange, type proposalSchema } from './preview-change.ts';

interface Change extends z.infer<typeof proposalSchema> {
  key: string;
  confirmed: unknown;
}

export async function unconfirmedError(
  req: PayloadRequest,
  { key, confirmed, ...proposal }: Change,
): Promise<string | undefined> {
  const { sentences } = await previewChange(req, key, proposal);
  const isConfirmed = (sentence: string) => Array.isArray(confirmed) && confirmed.includes(sentence);
  const open = sentences.filter(({ after, isTypedResult }) => isTypedResult && !isConfirmed(after));
  const [first] = open;
  if (!first) return undefined;
  const { length: count } = open;
  const example = `“${first.after}” in “${first.title}”`;
  return plural(count, {
    one: `One sentence has a typed result that this change may make wrong: ${example}. Check it under “What pages will say”.`,
    other: `${count} sentences have a typed result that this change may make wrong, such as ${example}. Check each under “What pages will say”.`,
  });
}
