import { randomUUID } from 'node:crypto';
import { handleEndpoints } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '#cms/mail/queue.ts';
import type { Module } from '#cms/payload-types.ts';
import { launchSource, type Section } from '#app/regulations/index.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { signInAs, type SignedIn } from '../support/rest.ts';

const MODULE = 'nyc-plastic';

type State = Module['sections'][Section];

let test: TestPayload;
let plastic: Module;
let subscribe: (typeof import('#collections/newsletter-subscriptions/submit.ts'))['subscribe'];
let links: typeof import('#collections/newsletter-subscriptions/links.ts');

beforeAll(async () => {
  test = await createTestPayload();
  ({ subscribe } = await import('#collections/newsletter-subscriptions/submit.ts'));
  links = await import('#collections/newsletter-subscriptions/links.ts');
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

/** Switches a section of the plastics module in the panel. */
async function set(section: Section, state: State): Promise<void> {
  const { docs } = await test.payload.find({ collection: 'modules', where: { id: { equals: plastic.id } } });
  const sections = { ...docs[0]!.sections, [section]: state };
  await test.payload.update({ collection: 'modules', id: plastic.id, data: { sections } });
}

const jobs = async (task: string) =>
  (await test.payload.find({ collection: 'payload-jobs', pagination: false, sort: 'id' })).docs.filter(
    ({ taskSlug }) => taskSlug === task,
  );

/** Runs what waits to tell subscribers; the mails themselves stay in the queue, to be read. */
async function tell(): Promise<void> {
  for (const { id } of await jobs('tellOfOpening')) await test.payload.jobs.runByID({ id, silent: true });
}

const openings = async (): Promise<Mail[]> =>
  (await jobs('sendMail'))
    .map(({ input }) => input as Mail)
    .filter(({ subject }) => subject.startsWith('Now open'));

const readers = async (): Promise<string[]> => (await openings()).map(({ to }) => to);

const anAddress = () => `reader-${randomUUID()}@example.com`;

type Status = 'pending' | 'confirmed' | 'unsubscribed' | 'spam';

async function asked(status: Status = 'confirmed', source = launchSource(MODULE, 'report')): Promise<string> {
  const email = anAddress();
  const data = { email, source, status };
  await test.payload.create({ collection: 'newsletter-subscriptions', data });
  return email;
}

describe('a section that an editor opens', () => {
  it('tells those who asked and confirmed, with its address and a way to unsubscribe', async () => {
    const email = await asked();
    await set('report', 'live');
    await tell();
    const [mail, ...others] = await openings();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: email,
      subject: 'Now open: NYC Plastic Laws: Reports',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(mail?.text).toContain('NYC Plastic Laws: Reports\nhttp://localhost:3000/nyc-plastic/report\n');
    const token = /\/newsletter\/unsubscribe\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.headers?.['List-Unsubscribe']).toContain(token);
    expect(await links.followNewsletterLink('unsubscribe', token)).toMatchObject({ state: 'open' });
  });

  it('tells nobody else: not who never confirmed or has left, nor who asked for something different', async () => {
    await asked('pending');
    await asked('unsubscribed');
    await asked('spam');
    await asked('confirmed', launchSource(MODULE, 'quiz'));
    await asked('confirmed', launchSource('nyc-internet', 'report'));
    await asked('confirmed', 'nyc_plastic_blog');
    await set('report', 'live');
    await tell();
    expect(await readers()).toEqual([]);
  });

  it('tells nobody twice, however often it is switched', async () => {
    const first = await asked();
    for (const state of ['live', 'comingSoon', 'live', 'live'] as const) {
      await set('report', state);
      await tell();
    }
    expect(await readers()).toEqual([first]);
    await set('report', 'comingSoon');
    const second = await asked();
    await set('report', 'live');
    await tell();
    expect(await readers()).toEqual([first, second]);
  });

  it('tells nobody when it was closed again before the mails were written, but does later', async () => {
    const email = await asked();
    await set('report', 'live');
    await set('report', 'comingSoon');
    await tell();
    expect(await readers()).toEqual([]);
    await set('report', 'live');
    await tell();
    expect(await readers()).toEqual([email]);
  });

  it('tells all of many, each once, a page at a time, also when two jobs do so at once', async () => {
    await test.payload.db.pool.query(
      `insert into newsletter_subscriptions (email, source, status)
       select 'many-' || n || '@example.com', $1, 'confirmed' from generate_series(1, 250) n`,
      [launchSource(MODULE, 'report')],
    );
    await set('report', 'live');
    await set('report', 'comingSoon');
    await set('report', 'live');
    const waiting = await jobs('tellOfOpening');
    expect(waiting).toHaveLength(2);
    await Promise.all(waiting.map(({ id }) => test.payload.jobs.runByID({ id, silent: true })));
    const told = await readers();
    expect(told).toHaveLength(250);
    expect(new Set(told).size).toBe(250);
  }, 60_000);

  it('is not opened, and tells nobody, where the mails cannot be queued', async () => {
    await asked();
    vi.spyOn(test.payload.jobs, 'queue').mockRejectedValueOnce(new Error('no queue'));
    await expect(set('report', 'live')).rejects.toThrow('no queue');
    const { sections } = await test.payload.findByID({ collection: 'modules', id: plastic.id });
    expect(sections.report).toBe('comingSoon');
  });

  it('marks nobody as told whose page of mails cannot be queued', async () => {
    const email = await asked();
    await set('report', 'live');
    const [job] = await jobs('tellOfOpening');
    vi.spyOn(test.payload.jobs, 'queue').mockRejectedValueOnce(new Error('no queue'));
    await test.payload.jobs.runByID({ id: job!.id, silent: true });
    expect(await readers()).toEqual([]);
    const where = { email: { equals: email } };
    const { docs } = await test.payload.find({ collection: 'newsletter-subscriptions', where });
    expect(docs[0]?.openingMailedAt).toBeNull();
  });
});

describe('who asks to hear of an opening', () => {
  it('is asked to confirm that, and is told at the end of it when it has opened in the meantime', async () => {
    const email = anAddress();
    await subscribe(email, launchSource(MODULE, 'report'));
    const [confirmation] = (await jobs('sendMail')).map(({ input }) => input as Mail);
    expect(confirmation).toMatchObject({
      to: email,
      subject: 'Please confirm: launch notice for NYC Plastic Laws: Reports',
    });
    await set('report', 'live');
    await tell();
    expect(await readers()).toEqual([]);
    const token = /\/newsletter\/confirm\/(\S+)/.exec(confirmation?.text ?? '')?.[1] ?? '';
    await links.followNewsletterLink('confirm', token);
    await tell();
    expect(await readers()).toEqual([email]);
  });
});

describe('an editor who is about to open a section', () => {
  const closedSections = async (as?: SignedIn) => {
    const request = new Request(`http://localhost/api/modules/${plastic.id}/closed-sections`, {
      headers: as ? { Authorization: `JWT ${as.token}` } : {},
    });
    const response = await handleEndpoints({ config: test.payload.config, request });
    return { status: response.status, answer: (await response.json()) as { sections?: unknown[] } };
  };

  it('is told how many will be mailed: those who confirmed and were not mailed before', async () => {
    const editor = await signInAs(test.payload, 'editor');
    for (const status of ['confirmed', 'confirmed', 'pending', 'unsubscribed', 'spam'] as const) {
      await asked(status);
    }
    const { answer } = await closedSections(editor);
    expect(answer.sections).toContainEqual({ section: 'report', label: 'Reports', subscribers: 2 });
    expect(answer.sections).toHaveLength(4);
    await set('report', 'live');
    expect((await closedSections(editor)).answer.sections).toHaveLength(3);
    await tell();
    await set('report', 'comingSoon');
    expect((await closedSections(editor)).answer.sections).toContainEqual(
      expect.objectContaining({ section: 'report', subscribers: 0 }),
    );
  });

  it('is told so alone: staff and visitors are refused', async () => {
    expect((await closedSections(await signInAs(test.payload, 'staff'))).status).toBe(403);
    expect((await closedSections()).status).toBe(403);
  });
});
