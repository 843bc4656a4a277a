import { getZodConstraint } from '@conform-to/zod/v4';
import { readPage } from '#app/content/pages.server.ts';
import { contactSchema } from './schema.ts';

/** What the contact page needs: its words, and the browser's constraints of its form. */
export const loadContact = async () => ({
  words: await readPage('contact'),
  constraint: getZodConstraint(contactSchema),
});

export type ContactData = Awaited<ReturnType<typeof loadContact>>;
