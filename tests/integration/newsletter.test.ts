import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Module, NewsletterSubscription } from '#cms/payload-types.ts';
import { launchSource, type Section } from '#law/modules.ts';
import { queuedMails } from '../support/following.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, signInAs, type SignedIn } from '../support/rest.ts';
import { addSubscription } from '../support/subscriptions.ts';

const SOURCE = 'll97_blog';
const MODULE = 'nyc-plastic';

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

const ofAddress = (email: string, where = {}) =>
  ({ collection: 'newsletter-subscriptions', where: { email: { equals: email }, ...where } }) as const;

const countOf = async (email: string, where = {}) =>
  (await test.payload.count(ofAddress(email, where))).totalDocs;

async function findSubscription(email: string): Promise<NewsletterSubscription | undefined> {
  return (await test.payload.find({ ...ofAddress(email), depth: 0 })).docs[0];
}

const findMails = async (email: string) => (await queuedMails(test.payload)).filter(({ to }) => to === email);

const tokenIn = (mail: { text: string } | undefined, purpose: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`/(?:follow|newsletter)/${purpose}/(\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';

/** Signs up an email address, and returns the tokens in its confirmation email. */
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

/** Submits the form of the LL97 newsletter. */
async function signUpOnSite(
  receive: 'respondToSignUp' | 'receiveNewsletterSignUp',
  email: string,
  takeMailTo: () => Promise<number | undefined>,
): Promise<Response> {
  const server = await import('#app/features/newsletters/newsletter.server.ts');
  const body = new URLSearchParams({ email });
  const request = new Request('http://localhost:3000/ll97/newsletter', { method: 'POST', body });
  const context = { log: test.payload.logger, takeMailTo } as never;
  return (await server[receive]({ request, context }, 'll97')) as Response;
}

describe('a newsletter sign-up', () => {
  it('is stored and emailed once per newsletter, even if ten tabs submit it at once', async () => {
    const email = anAddress();
    await Promise.all(Array.from({ length: 10 }, () => subscribe(email, SOURCE)));
    expect(await countOf(email)).toBe(1);
    expect(await findMails(email)).toHaveLength(1);
    await subscribe(email, 'cwz_blog');
    expect(await countOf(email)).toBe(2);
    expect(await findMails(email)).toHaveLength(2);
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

  it.each([
    {
      receive: 'respondToSignUp' as const,
      read: (answer: Response): unknown => answer.json(),
      pending: expect.objectContaining({
        title: 'Subscription successful!',
        description: 'Thank you for subscribing to our newsletter.',
      }) as unknown,
      confirmed: expect.objectContaining({
        title: 'Already subscribed',
        description: 'This email is already subscribed to our newsletter.',
      }) as unknown,
    },
    {
      receive: 'receiveNewsletterSignUp' as const,
      read: (answer: Response) => answer.headers.get('Location'),
      pending: '/ll97/newsletter?subscribed=yes',
      confirmed: '/ll97/newsletter?subscribed=already',
    },
  ])(
    'gets the response that fits its status from $receive, regardless of letter case',
    async ({ receive, read, pending, confirmed }) => {
      const email = anAddress();
      const takeMailTo = vi.fn(() => Promise.resolve(undefined));
      const send = async (typed: string) => read(await signUpOnSite(receive, typed, takeMailTo));
      expect(await send(email)).toEqual(pending);
      expect(await send(email.toUpperCase())).toEqual(pending);
      await links.applyLink('follow/confirm', tokenIn((await findMails(email)).at(-1), 'confirm'));
      const before = await findSubscription(email);
      expect(await send(email.toUpperCase())).toEqual(confirmed);
      expect(await findSubscription(email)).toEqual(before);
      expect(await findMails(email)).toHaveLength(1);
      expect(takeMailTo).toHaveBeenCalledTimes(3);
    },
  );

  it('does not reveal whether an email address is subscribed, even after too many sign-ups', async () => {
    const email = anAddress();
    await links.applyLink('follow/confirm', (await signUp(email)).confirm);
    const respondTo = async (address: string) => {
      const answer = await signUpOnSite('respondToSignUp', address, () => Promise.resolve(90));
      return { status: answer.status, ...((await answer.json()) as object), typed: '' };
    };
    expect(await respondTo(email)).toEqual(await respondTo(anAddress()));
    expect(await respondTo(email)).toMatchObject({ status: 429 });
  });

  it('starts over for an email address that was unsubscribed', async () => {
    const email = anAddress();
    const { unsubscribe } = await signUp(email);
    await links.applyLink('follow/unsubscribe', unsubscribe);
    await subscribe(email, SOURCE);
    expect(await findSubscription(email)).toMatchObject({ status: 'pending', unsubscribedAt: null });
    expect(await findMails(email)).toHaveLength(2);
  });

  it("from a bot is stored as spam, sends no email, and does not change a person's sign-up", async () => {
    const email = anAddress();
    await subscribe(email, SOURCE, { isSpam: true });
    await subscribe(email, SOURCE, { isSpam: true });
    expect(await findSubscription(email)).toMatchObject({ status: 'spam' });
    expect(await findMails(email)).toEqual([]);
    const { confirm } = await signUp(email);
    expect(await findSubscription(email)).toMatchObject({ status: 'pending' });
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
    const { docs } = await test.payload.find({ ...ofAddress(email), sort: 'source' });
    expect(docs.map(({ source, status }) => [source, status])).toEqual([
      ['cwz_blog', 'confirmed'],
      [SOURCE, 'pending'],
    ]);
  });

  it("from an issue unsubscribes from one newsletter, and does not redirect to the subscriber's page", async () => {
    const { signLinkToken } = await import('#cms/mail/signed-links.ts');
    const { receiveLink } = await import('#app/features/following/links.server.ts');
    const email = anAddress();
    await subscribe(email, SOURCE);
    await subscribe(email, 'cwz_blog');
    const ofSource = ofAddress(email, { source: { equals: SOURCE } });
    const read = async () => (await test.payload.find(ofSource)).docs[0]!;
    const { id } = await read();
    const purpose = 'newsletter/unsubscribe';
    const token = await signLinkToken(test.payload.config.secret, purpose, id);
    const body = new URLSearchParams();
    const request = new Request(`http://localhost:3000/${purpose}/${token}`, { method: 'POST', body });
    const answer = await receiveLink({ request, params: { token }, context: {} as never });
    expect((answer as Response).headers.get('Location')).toBe('/newsletter/unsubscribed');
    expect(await read()).toMatchObject({ status: 'unsubscribed' });
    expect(await countOf(email, { status: { equals: 'pending' } })).toBe(1);
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
    await test.payload.delete(ofAddress(email));
    expect(await links.applyLink('follow/confirm', confirm)).toEqual({ state: 'expired' });
    const { loadLink } = await import('#app/features/following/links.server.ts');
    const request = new Request(`http://localhost:3000/follow/confirm/${confirm}`);
    const shown = await loadLink({ request, params: { token: confirm } } as never);
    expect(shown.init?.status).toBe(410);
  });
});

describe('the launch of a section', () => {
  let plastic: Module;

  beforeAll(async () => {
    const where = { slug: { equals: MODULE } };
    plastic = (await test.payload.find({ collection: 'modules', where, depth: 0 })).docs[0]!;
  });

  afterEach(async () => {
    await set('report', 'comingSoon');
    await test.payload.delete({ collection: 'newsletter-subscriptions', where: {} });
    await test.payload.delete({ collection: 'payload-jobs', where: {} });
  });

  /** Sets the state of a section of the plastics module, as an editor does in the panel. */
  async function set(section: Section, state: Module['sections'][Section]): Promise<void> {
    const { sections } = await test.payload.findByID({ collection: 'modules', id: plastic.id });
    const data = { sections: { ...sections, [section]: state } };
    await test.payload.update({ collection: 'modules', id: plastic.id, data });
  }

  /** Queues launch emails, but does not send them. */
  async function runLaunches(): Promise<void> {
    const { sendLaunchMails } = await import('#collections/modules/launch-mails.ts');
    await sendLaunchMails(test.payload);
  }

  const launchMails = async () =>
    (await queuedMails(test.payload)).filter(({ subject }) => subject.startsWith('Now open'));

  const recipients = async (): Promise<string[]> => (await launchMails()).map(({ to }) => to);

  type Status = 'pending' | 'confirmed' | 'unsubscribed' | 'spam';

  const addSubscriber = (status: Status = 'confirmed', source = launchSource(MODULE, 'report')) =>
    addSubscription(test.payload, { email: anAddress(), source, status });

  it('emails confirmed subscribers its URL and an unsubscribe link', async () => {
    const email = await addSubscriber();
    await set('report', 'live');
    await runLaunches();
    const [mail, ...others] = await launchMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: email,
      subject: 'Now open: NYC Plastic Laws: Reports',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(mail?.text).toContain('NYC Plastic Laws: Reports\nhttp://localhost:3000/nyc-plastic/report\n');
    const token = tokenIn(mail, 'unsubscribe');
    expect(mail?.headers?.['List-Unsubscribe']).toContain(token);
    expect(await links.applyLink('newsletter/unsubscribe', token)).toMatchObject({ state: 'open' });
  });

  it('skips people who have not confirmed, have unsubscribed, or asked for another section', async () => {
    for (const status of ['pending', 'unsubscribed', 'spam'] as const) await addSubscriber(status);
    await addSubscriber('confirmed', launchSource(MODULE, 'quiz'));
    await addSubscriber('confirmed', launchSource('ll199', 'report'));
    await addSubscriber('confirmed', 'nyc_plastic_blog');
    await set('report', 'live');
    await runLaunches();
    expect(await recipients()).toEqual([]);
  });

  it('emails each subscriber once, no matter how often the section is opened and closed', async () => {
    const first = await addSubscriber();
    for (const state of ['live', 'comingSoon', 'live', 'live'] as const) {
      await set('report', state);
      await runLaunches();
    }
    expect(await recipients()).toEqual([first]);
    await set('report', 'comingSoon');
    const second = await addSubscriber();
    await set('report', 'live');
    await runLaunches();
    expect(await recipients()).toEqual([first, second]);
  });

  it('sends nothing if the section closes before the job runs, but emails at the next launch', async () => {
    const email = await addSubscriber();
    await set('report', 'live');
    await set('report', 'comingSoon');
    await runLaunches();
    expect(await recipients()).toEqual([]);
    await set('report', 'live');
    await runLaunches();
    expect(await recipients()).toEqual([email]);
  });

  it('emails each of 250 subscribers once even if two processes run', async () => {
    await test.payload.db.pool.query(
      `insert into newsletter_subscriptions (email, source, status)
       select 'many-' || n || '@example.com', $1, 'confirmed' from generate_series(1, 250) n`,
      [launchSource(MODULE, 'report')],
    );
    await set('report', 'live');
    await Promise.all([runLaunches(), runLaunches()]);
    const mailed = await recipients();
    expect(mailed).toHaveLength(250);
    expect(new Set(mailed).size).toBe(250);
  });

  it('does not mark subscribers as notified if their emails cannot be queued', async () => {
    const email = await addSubscriber();
    await set('report', 'live');
    vi.spyOn(test.payload.jobs, 'queue').mockRejectedValueOnce(new Error('no queue'));
    await expect(runLaunches()).rejects.toThrow('no queue');
    expect(await recipients()).toEqual([]);
    expect((await findSubscription(email))?.launchMailedAt).toBeNull();
  });

  it('emails a subscriber who confirms after the launch', async () => {
    const email = anAddress();
    await subscribe(email, launchSource(MODULE, 'report'));
    const [confirmation] = await findMails(email);
    expect(confirmation?.text).toContain('- launch notice for NYC Plastic Laws: Reports');
    await set('report', 'live');
    await runLaunches();
    expect(await recipients()).toEqual([]);
    await links.applyLink('follow/confirm', tokenIn(confirmation, 'confirm'));
    await runLaunches();
    expect(await recipients()).toEqual([email]);
  });

  const closedSections = async (as: SignedIn) => {
    const { status, answer } = await get(test.payload, `/api/modules/${plastic.id}/closed-sections`, as);
    return { status, sections: answer.sections };
  };

  it('shows editors in advance how many confirmed subscribers will get the notice', async () => {
    const editor = await signInAs(test.payload, 'editor');
    for (const status of ['confirmed', 'confirmed', 'pending', 'unsubscribed', 'spam'] as const) {
      await addSubscriber(status);
    }
    const { sections } = await closedSections(editor);
    expect(sections).toContainEqual({ section: 'report', label: 'Reports', subscribers: 2 });
    expect(sections).toHaveLength(4);
    await set('report', 'live');
    expect((await closedSections(editor)).sections).toHaveLength(3);
    await runLaunches();
    await set('report', 'comingSoon');
    expect((await closedSections(editor)).sections).toContainEqual(
      expect.objectContaining({ section: 'report', subscribers: 0 }),
    );
  });

  it('does not show the number of subscribers to staff or visitors', async () => {
    expect((await closedSections(await signInAs(test.payload, 'staff'))).status).toBe(403);
    expect((await closedSections({ email: '', token: 'none' })).status).toBe(403);
  });
});
