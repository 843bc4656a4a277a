import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '#cms/mail/queue.ts';
import type { NewsletterSubscription } from '#cms/payload-types.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const SOURCE = 'll97_blog';

let test: TestPayload;
let subscribe: (typeof import('#collections/newsletters/subscriptions/submit.ts'))['subscribe'];
let links: typeof import('#collections/following/subscribers/links.ts');

beforeAll(async () => {
  test = await createTestPayload();
  ({ subscribe } = await import('#collections/newsletters/subscriptions/submit.ts'));
  links = await import('#collections/following/subscribers/links.ts');
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => test.close());

const anAddress = () => `reader-${randomUUID()}@example.com`;

async function findSubscription(email: string): Promise<NewsletterSubscription | undefined> {
  const where = { email: { equals: email } };
  return (await test.payload.find({ collection: 'newsletter-subscriptions', where, depth: 0 })).docs[0];
}

async function findMails(email: string): Promise<Mail[]> {
  const { docs } = await test.payload.find({ collection: 'payload-jobs', pagination: false, sort: 'id' });
  return docs.map(({ input }) => input as Mail).filter(({ to }) => to === email);
}

const tokenIn = (mail: Mail | undefined, purpose: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`/(?:follow|newsletter)/${purpose}/(\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';

/** Signs up an email, and returns the tokens in its confirmation email. */
async function signUp(email: string) {
  await subscribe(email, SOURCE);
  const mail = (await findMails(email)).at(-1);
  return { confirm: tokenIn(mail, 'confirm'), unsubscribe: tokenIn(mail, 'unsubscribe') };
}

/** Makes the last confirmation email old enough for another one to be sent. */
const laterThan10Minutes = (email: string) =>
  test.payload.db.pool.query(
    "update subscribers set confirmation_sent_at = now() - interval '11 minutes' where email = $1",
    [email],
  );

describe('a newsletter sign-up', () => {
  it('is stored and emailed once per newsletter, even if ten tabs submit it at once', async () => {
    const email = anAddress();
    const where = { email: { equals: email } };
    await Promise.all(Array.from({ length: 10 }, () => subscribe(email, SOURCE)));
    expect(await test.payload.count({ collection: 'newsletter-subscriptions', where })).toEqual({
      totalDocs: 1,
    });
    expect(await findMails(email)).toHaveLength(1);
    await subscribe(email, 'cwz_blog');
    expect(await test.payload.count({ collection: 'newsletter-subscriptions', where })).toEqual({
      totalDocs: 2,
    });
    expect(await findMails(email)).toHaveLength(2);
  });

  it('fails if it cannot be stored', async () => {
    await expect(subscribe('no address', SOURCE)).rejects.toThrow();
  });

  it('stays pending until it is confirmed, and sends a confirmation email', async () => {
    const email = anAddress();
    await signUp(email);
    expect(await findSubscription(email)).toMatchObject({ status: 'pending', confirmedAt: null });
    const [mail] = await findMails(email);
    const unsubscribe = `http://localhost:3000/follow/unsubscribe/${tokenIn(mail, 'unsubscribe')}`;
    expect(mail).toMatchObject({
      subject: 'Please confirm: emails from Lotline',
      text: expect.stringContaining('\n- Local Law 97 newsletter\n'),
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  it('is not stored if its email cannot be queued', async () => {
    const email = anAddress();
    vi.spyOn(test.payload.jobs, 'queue').mockRejectedValueOnce(new Error('no queue'));
    await expect(subscribe(email, SOURCE)).rejects.toThrow('no queue');
    expect(await findSubscription(email)).toBeUndefined();
    await subscribe(email, SOURCE);
    expect(await findSubscription(email)).toMatchObject({ status: 'pending' });
  });

  it('sends a pending subscriber another email only after ten minutes', async () => {
    const email = anAddress();
    await signUp(email);
    await subscribe(email, SOURCE);
    expect(await findMails(email)).toHaveLength(1);
    await laterThan10Minutes(email);
    await subscribe(email, SOURCE);
    await subscribe(email, SOURCE);
    expect(await findMails(email)).toHaveLength(2);
  });

  it('reports a duplicate for a confirmed subscriber, and sends no email', async () => {
    const email = anAddress();
    const { confirm } = await signUp(email);
    await links.applyLink('follow/confirm', confirm);
    const before = await findSubscription(email);
    expect(await subscribe(email, SOURCE)).toBe('duplicate');
    expect(await findSubscription(email)).toEqual(before);
    expect(await findMails(email)).toHaveLength(1);
  });

  it.each(['respondToSignUp', 'receiveNewsletterSignUp'] as const)(
    'gets the specified response, whether new, pending or confirmed, and in any letter case (%s)',
    async (receive) => {
      const server = await import('#app/features/newsletters/newsletter.server.ts');
      const email = anAddress();
      const takeMailTo = vi.fn(() => Promise.resolve(undefined));
      const send = async (typed: string) => {
        const request = new Request('http://localhost:3000/ll97/newsletter', {
          method: 'POST',
          body: new URLSearchParams({ email: typed }),
        });
        const context = { log: test.payload.logger, takeMailTo } as never;
        const answer = (await server[receive]({ request, context }, 'll97')) as Response;
        return receive === 'respondToSignUp'
          ? (answer.json() as Promise<unknown>)
          : answer.headers.get('Location');
      };
      const isPending =
        receive === 'respondToSignUp'
          ? expect.objectContaining({
              title: 'Subscription successful!',
              description: 'Thank you for subscribing to our newsletter.',
            })
          : '/ll97/newsletter?subscribed=yes';
      expect(await send(email)).toEqual(isPending);
      expect(await send(email.toUpperCase())).toEqual(isPending);
      await links.applyLink('follow/confirm', tokenIn((await findMails(email)).at(-1), 'confirm'));
      expect(await send(email.toUpperCase())).toEqual(
        receive === 'respondToSignUp'
          ? expect.objectContaining({
              title: 'Already subscribed',
              description: 'This email is already subscribed to our newsletter.',
            })
          : '/ll97/newsletter?subscribed=already',
      );
      expect(takeMailTo).toHaveBeenCalledTimes(3);
    },
  );

  it('does not reveal whether an email is subscribed after too many sign-ups', async () => {
    const { respondToSignUp } = await import('#app/features/newsletters/newsletter.server.ts');
    const email = anAddress();
    await links.applyLink('follow/confirm', (await signUp(email)).confirm);
    const respondTo = async (address: string) => {
      const body = new URLSearchParams({ email: address });
      const request = new Request('http://localhost:3000/ll97/newsletter', { method: 'POST', body });
      const context = { log: test.payload.logger, takeMailTo: () => Promise.resolve(90) } as never;
      const answer = await respondToSignUp({ request, context }, 'll97');
      return { status: answer.status, ...((await answer.json()) as object), typed: '' };
    };
    expect(await respondTo(email)).toEqual(await respondTo(anAddress()));
    expect(await respondTo(email)).toMatchObject({ status: 429 });
  });

  it('starts over for an email that was unsubscribed', async () => {
    const email = anAddress();
    const { unsubscribe } = await signUp(email);
    await links.applyLink('follow/unsubscribe', unsubscribe);
    await subscribe(email, SOURCE);
    expect(await findSubscription(email)).toMatchObject({ status: 'pending', unsubscribedAt: null });
    expect(await findMails(email)).toHaveLength(2);
  });

  it('from a bot is stored as spam without an email, until a person signs up', async () => {
    const email = anAddress();
    await subscribe(email, SOURCE, { isSpam: true });
    await subscribe(email, SOURCE, { isSpam: true });
    expect(await findSubscription(email)).toMatchObject({ status: 'spam' });
    expect(await findMails(email)).toEqual([]);
    await subscribe(email, SOURCE);
    expect(await findSubscription(email)).toMatchObject({ status: 'pending' });
  });

  it('from a bot does not change an existing subscription', async () => {
    const email = anAddress();
    const { confirm } = await signUp(email);
    await links.applyLink('follow/confirm', confirm);
    await subscribe(email, SOURCE, { isSpam: true });
    expect(await findSubscription(email)).toMatchObject({ status: 'confirmed' });
  });
});

describe('a link in the email', () => {
  it('confirms only when the form is submitted, and is idempotent', async () => {
    const email = anAddress();
    const { confirm } = await signUp(email);
    const open = { state: 'open', labels: ['Local Law 97 newsletter'], stopped: [] };
    expect(await links.checkLink('follow/confirm', confirm)).toEqual(open);
    expect(await findSubscription(email)).toMatchObject({ status: 'pending' });
    const used = await links.applyLink('follow/confirm', confirm);
    expect(used).toMatchObject({ state: 'open', key: expect.any(String) });
    const confirmed = await findSubscription(email);
    expect(confirmed).toMatchObject({ status: 'confirmed', confirmedAt: expect.any(String) });
    expect(await links.applyLink('follow/confirm', confirm)).toEqual(used);
    expect(await findSubscription(email)).toEqual(confirmed);
  });

  it('confirms only the newsletters that the email lists', async () => {
    const email = anAddress();
    const first = await signUp(email);
    await links.applyLink('follow/unsubscribe', first.unsubscribe);
    await subscribe(email, 'cwz_blog');
    const confirm = tokenIn((await findMails(email)).at(-1), 'confirm');
    await subscribe(email, SOURCE);
    await links.applyLink('follow/confirm', confirm);
    const { docs } = await test.payload.find({
      collection: 'newsletter-subscriptions',
      where: { email: { equals: email } },
      sort: 'source',
    });
    expect(docs.map(({ source, status }) => [source, status])).toEqual([
      ['cwz_blog', 'confirmed'],
      [SOURCE, 'pending'],
    ]);
  });

  it("from an issue stops one newsletter, and does not redirect to the subscriber's page", async () => {
    const { signLinkToken } = await import('#cms/mail/signed-links.ts');
    const { receiveLink } = await import('#app/features/following/links.server.ts');
    const email = anAddress();
    await subscribe(email, SOURCE);
    await subscribe(email, 'cwz_blog');
    const where = { email: { equals: email }, source: { equals: SOURCE } };
    const read = async () =>
      (await test.payload.find({ collection: 'newsletter-subscriptions', where })).docs[0]!;
    const { id } = await read();
    const purpose = 'newsletter/unsubscribe';
    const token = await signLinkToken(test.payload.config.secret, purpose, id);
    const body = new URLSearchParams();
    const request = new Request(`http://localhost:3000/${purpose}/${token}`, { method: 'POST', body });
    const answer = await receiveLink({ request, params: { token }, context: {} as never });
    expect((answer as Response).headers.get('Location')).toBe('/newsletter/unsubscribed');
    expect(await read()).toMatchObject({ status: 'unsubscribed' });
    const others = { email: { equals: email }, status: { equals: 'pending' } };
    expect(await test.payload.count({ collection: 'newsletter-subscriptions', where: others })).toEqual({
      totalDocs: 1,
    });
  });

  it.each(['pending', 'confirmed'])('unsubscribes a %s subscriber, and is idempotent', async (status) => {
    const email = anAddress();
    const { confirm, unsubscribe } = await signUp(email);
    if (status === 'confirmed') await links.applyLink('follow/confirm', confirm);
    expect(await links.applyLink('follow/unsubscribe', unsubscribe)).toMatchObject({ state: 'open' });
    const unsubscribed = await findSubscription(email);
    expect(unsubscribed).toMatchObject({ status: 'unsubscribed', unsubscribedAt: expect.any(String) });
    expect(await links.applyLink('follow/unsubscribe', unsubscribe)).toMatchObject({ state: 'open' });
    expect(await findSubscription(email)).toEqual(unsubscribed);
  });

  it('has expired if staff deleted the subscription', async () => {
    const email = anAddress();
    const { confirm } = await signUp(email);
    const where = { email: { equals: email } };
    await test.payload.delete({ collection: 'newsletter-subscriptions', where });
    expect(await links.applyLink('follow/confirm', confirm)).toEqual({ state: 'expired' });
    const { loadLink } = await import('#app/features/following/links.server.ts');
    const request = new Request(`http://localhost:3000/follow/confirm/${confirm}`);
    const shown = await loadLink({ request, params: { token: confirm } } as never);
    expect(shown.init?.status).toBe(410);
  });
});
