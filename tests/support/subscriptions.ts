import type { Payload } from 'payload';
import type { NewsletterSubscription } from '#cms/payload-types.ts';
import { subscriber } from './factories.ts';

type Subscription = Pick<NewsletterSubscription, 'email' | 'source' | 'status'>;

/** Adds a newsletter subscription with a confirmed email address. */
export async function addSubscription(payload: Payload, data: Subscription): Promise<string> {
  const where = { email: { equals: data.email } };
  const [existing] = (await payload.find({ collection: 'subscribers', where })).docs;
  const { id } =
    existing ?? (await payload.create({ collection: 'subscribers', data: subscriber(data.email) }));
  await payload.create({ collection: 'newsletter-subscriptions', data: { ...data, subscriber: id } });
  return data.email;
}
