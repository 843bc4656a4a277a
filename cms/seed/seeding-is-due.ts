import type { Payload } from 'payload';

/**
 * Whether the content has not been seeded to the end yet. The site's settings are seeded last: where they
 * have never been saved, there is no content, or a first seeding was interrupted, and can go on.
 */
export async function seedingIsDue(payload: Payload): Promise<boolean> {
  const { updatedAt } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return !updatedAt;
}
