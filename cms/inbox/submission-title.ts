import type { Payload } from 'payload';
import { fieldWords } from './field-words.ts';
import { inboxKind, type InboxSlug } from './kinds.ts';

/** What a submission is called, given its title field: what a visitor chose from a list is stored as a key. */
export function submissionTitle(
  { collections }: Payload,
  { slug, id, title }: { slug: InboxSlug; id: number; title: unknown },
): string {
  const kind = inboxKind(slug);
  const field = collections[slug].config.flattenedFields.find(({ name }) => name === kind.title);
  return (field && fieldWords(field, title)) || `${kind.singular} ${id}`;
}
