import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { Role } from '#cms/access/roles.ts';
import type { Article, User } from '#cms/payload-types.ts';
import { markdownToLexical } from '#cms/seed/markdown/to-lexical.ts';

/** A person of the back office with a role. */
export function createUser(payload: Payload, role: Role): Promise<User> {
  return payload.create({
    collection: 'users',
    data: { email: `${role}-${randomUUID()}@example.com`, password: randomUUID(), name: `The ${role}`, role },
  });
}

/** What an article needs, with its own title and address. */
export async function articleData(overrides: Partial<Article> = {}) {
  const id = randomUUID().slice(0, 8);
  return {
    title: `Article ${id}`,
    slug: `article-${id}`,
    excerpt: 'An excerpt.',
    category: 'Updates' as const,
    author: 'Test Desk',
    module: 'll97' as const,
    body: await markdownToLexical('Some words.'),
    _status: 'published' as const,
    ...overrides,
  };
}

/** A stored article, published unless said otherwise. */
export async function createArticle(payload: Payload, overrides: Partial<Article> = {}): Promise<Article> {
  const data = await articleData(overrides);
  return payload.create({ collection: 'articles', data, draft: data._status === 'draft' });
}

/** A complete application of a vendor to LL97. */
export const vendorApplication = (
  overrides: Partial<{ companyName: string; contactEmail: string }> = {},
) => ({
  module: 'll97' as const,
  companyName: 'Boiler & Sons',
  serviceCategory: 'Engineering' as const,
  contactName: 'Ada Boiler',
  contactEmail: 'ada@example.com',
  companyWebsite: 'https://example.com',
  requestsDiscountCode: true,
  servicesOffered: 'Audits and retrofits.',
  experience: 'Forty buildings.',
  ...overrides,
});
