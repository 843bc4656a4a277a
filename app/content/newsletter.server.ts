import { openPayload } from './payload.server.ts';

async function isSubscribed(email: string, source: string): Promise<boolean> {
  const payload = await openPayload();
  const { totalDocs } = await payload.count({
    collection: 'newsletter-subscriptions',
    where: { email: { equals: email }, source: { equals: source } },
  });
  return totalDocs > 0;
}

/**
 * Signs an address up for a newsletter. The unique index decides whether it already is, so that
 * two sign-ups at once cannot both be the first.
 */
export async function subscribe(email: string, source: string): Promise<'subscribed' | 'already subscribed'> {
  const payload = await openPayload();
  try {
    await payload.create({ collection: 'newsletter-subscriptions', data: { email, source } });
    return 'subscribed';
  } catch (error) {
    if (await isSubscribed(email, source)) return 'already subscribed';
    throw error;
  }
}
