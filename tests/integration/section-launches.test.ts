import { randomUUID } from 'node:crypto';
import { handleEndpoints } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '#cms/mail/queue.ts';
import type { Module } from '#cms/payload-types.ts';
import { launchSource, type Section } from '#law/modules.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { signInAs, type SignedIn } from '../support/rest.ts';

const MODULE = 'nyc-plastic';

type State = Module['sections'][Section];

let test: TestPayload;
let plastic: Module;
let subscribe: (typeof import('#collections/newsletters/subscriptions/submit.ts'))['subscribe'];
let links: typeof import('#collections/following/subscribers/links.ts');

beforeAll(async () => {
  test = await createTestPayload();
  ({ subscribe } = await import('#collections/newsletters/subscriptions/submit.ts'));
  links = await import('#collections/following/subscribers/links.ts');
  const where = { slug: { equals: MODULE } };
  plastic = (await test.payload.find({ collection: 'modules', where, depth: 0 })).docs[0] as Module;
});

afterEach(async () => {
  vi.restoreAllMocks();
  await set('report', 'comingSoon');
  await test.payload.delete({ collection: 'newsletter-subscriptions', where: {} });
  await test.payload.delete({ collection: 'payload-jobs', where: {} });
});

afterAll(() => test.close());

/** Sets the state of a section of the plastics module, as an editor does in the panel. */
async function set(section: Section, state: State): Promise<void> {
  const { docs } = await test.payload.find({ collection: 'modules', where: { id: { equals: plastic.id } } });
  const sections = { ...docs[0]!.sections, [section]: state };
  await test.payload.update({ collection: 'modules', id: plastic.id, data: { sections } });
}

const jobs = async (task: string) =>
  (await test.payload.find({ collection: 'payload-jobs', pagination: false, sort: 'id' })).docs.filter(
    ({ taskSlug }) => taskSlug === task,
  );

/** Queues launch emails, but does not send them. */
async function runLaunches(): Promise<void> {
  const { sendLaunchMails } = await import('#collections/modules/launch-mails.ts');
  await sendLaunchMails(test.payload);
}

const launchMails = async (): Promise<Mail[]> =>
  (await jobs('sendMail'))
    .map(({ input }) => input as Mail)
    .filter(({ subject }) => subject.startsWith('Now open'));

const recipients = async (): Promise<string[]> => (await launchMails()).map(({ to }) => to);

const newAddress = () => `subscriber-${randomUUID()}@example.com`;

type Status = 'pending' | 'confirmed' | 'unsubscribed' | 'spam';

const addSubscriber = (status: Status = 'confirmed', source = launchSource(MODULE, 'report')) =>
  addSubscription(test.payload, { email: newAddress(), source, status });

describe('launching a section', () => {
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
    const token = /\/newsletter\/unsubscribe\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.headers?.['List-Unsubscribe']).toContain(token);
    expect(await links.applyLink('newsletter/unsubscribe', token)).toMatchObject({ state: 'open' });
  });

  it('skips people who have not confirmed, have unsubscribed, or asked for another section', async () => {
    await addSubscriber('pending');
    await addSubscriber('unsubscribed');
    await addSubscriber('spam');
    await addSubscriber('confirmed', launchSource(MODULE, 'quiz'));
    await addSubscriber('confirmed', launchSource('ll199', 'report'));
    await addSubscriber('confirmed', 'nyc_plastic_blog');
    await set('report', 'live');
    await runLaunches();
    expect(await recipients()).toEqual([]);
  });

  it('emails each subscriber once, however often the section is switched', async () => {
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
    const where = { email: { equals: email } };
    const { docs } = await test.payload.find({ collection: 'newsletter-subscriptions', where });
    expect(docs[0]?.launchMailedAt).toBeNull();
  });
});

describe('subscribing to a launch', () => {
  it('asks for confirmation, and then sends the notice if the section has launched meanwhile', async () => {
    const email = newAddress();
    await subscribe(email, launchSource(MODULE, 'report'));
    const [confirmation] = (await jobs('sendMail')).map(({ input }) => input as Mail);
    expect(confirmation).toMatchObject({
      to: email,
      text: expect.stringContaining('- launch notice for NYC Plastic Laws: Reports'),
    });
    await set('report', 'live');
    await runLaunches();
    expect(await recipients()).toEqual([]);
    const token = /\/follow\/confirm\/(\S+)/.exec(confirmation?.text ?? '')?.[1] ?? '';
    await links.applyLink('follow/confirm', token);
    await runLaunches();
    expect(await recipients()).toEqual([email]);
  });
});

describe('before an editor launches a section', () => {
  const closedSections = async (as?: SignedIn) => {
    const request = new Request(`http://localhost/api/modules/${plastic.id}/closed-sections`, {
      headers: as ? { Authorization: `JWT ${as.token}` } : {},
    });
    const response = await handleEndpoints({ config: test.payload.config, request });
    return { status: response.status, body: (await response.json()) as { sections?: unknown[] } };
  };

  it('the panel shows how many confirmed subscribers will get the notice', async () => {
    const editor = await signInAs(test.payload, 'editor');
    for (const status of ['confirmed', 'confirmed', 'pending', 'unsubscribed', 'spam'] as const) {
      await addSubscriber(status);
    }
    const { body } = await closedSections(editor);
    expect(body.sections).toContainEqual({ section: 'report', label: 'Reports', subscribers: 2 });
    expect(body.sections).toHaveLength(4);
    await set('report', 'live');
    expect((await closedSections(editor)).body.sections).toHaveLength(3);
    await runLaunches();
    await set('report', 'comingSoon');
    expect((await closedSections(editor)).body.sections).toContainEqual(
      expect.objectContaining({ section: 'report', subscribers: 0 }),
    );
  });

  it('staff and visitors cannot see the number of subscribers', async () => {
    expect((await closedSections(await signInAs(test.payload, 'staff'))).status).toBe(403);
    expect((await closedSections()).status).toBe(403);
  });
});
