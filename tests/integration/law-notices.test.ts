import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInNewYork } from '#law/days.ts';
import { follow, subscriber } from '../support/factories.ts';
import { findByKey } from '../support/figures.ts';
import { queuedMails } from '../support/following.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, post, signInAs, type SignedIn } from '../support/rest.ts';

const PENALTY = 'll97-penalty-per-ton';
const REPORT = 'll97-report';

let test: TestPayload;
let payload: Payload;
let people: Record<'admin' | 'editor' | 'staff', SignedIn>;

beforeAll(async () => {
  test = await createTestPayload();
  ({ payload } = test);
  people = {
    admin: await signInAs(payload, 'admin'),
    editor: await signInAs(payload, 'editor'),
    staff: await signInAs(payload, 'staff'),
  };
});

afterAll(() => test.close());

const findEntry = (collection: 'figures' | 'deadlines', key: string) => findByKey(payload, collection, key);

const deadlineDay = async (key: string) => (await findByKey(payload, 'deadlines', key)).date ?? undefined;

async function newFollower(kind: 'law' | 'module', subject: string, changes = true): Promise<void> {
  const { id } = await payload.create({ collection: 'subscribers', data: subscriber() });
  await payload.create({ collection: 'follows', data: { ...follow(id, subject), kind, changes } });
}

/** Returns the sent notices about an entry, each with its number of recipients. */
async function sentNotices(entry: string) {
  const { rows } = await payload.db.pool.query<{ text: string; readers: number }>(
    `select text, recipients as readers from law_notices where entry = $1 and state = 'sent' order by decided_at`,
    [entry],
  );
  return rows;
}

/** Runs the job as of noon tomorrow in New York, because no email is written before 7 a.m. */
async function notifyFollowersTomorrow(): Promise<void> {
  const { notifyFollowers } = await import('#collections/following/notify-followers.ts');
  await notifyFollowers(payload, { now: new Date(`${addDays(dayInNewYork(new Date()), 1)}T17:00:00Z`) });
}

const noticesMailed = async (text: string) =>
  (await queuedMails(payload)).filter((mail) => mail.text.includes(text)).length;

describe('a published change to a figure', () => {
  it('offers a notice, which is sent once to followers who want changes', async () => {
    await newFollower('law', 'll97-320');
    await newFollower('module', 'll97');
    await newFollower('law', 'll97-320', false);
    await newFollower('law', 'fisp');
    const { id } = await findEntry('figures', PENALTY);
    const path = `/api/figures/${id}/notice`;
    expect((await get(payload, path, people.admin)).answer).toEqual({});

    await payload.update({
      collection: 'figures',
      id,
      data: { values: [{ value: '268' }, { value: '300', from: '2028-01-01' }], _status: 'published' },
    });
    const offered = (await get(payload, path, people.admin)).answer;
    const { change } = offered as { change: { version: string; text: string } };
    expect(change.text).toMatch(/: \$300 instead of \$268, from January 1, 2028\.$/);

    const body = { version: change.version, text: 'It rises to $300 in 2028.', send: true };
    const preview = await post(payload, `${path}/preview`, { as: people.editor, body: { text: body.text } });
    expect(preview.answer).toMatchObject({ recipients: 2, mail: { subject: expect.any(String) as string } });
    expect(preview.answer.mail).toHaveProperty('text', expect.stringContaining(body.text));
    const sent = await Promise.all([1, 2].map(() => post(payload, path, { as: people.admin, body })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(sent.map(({ answer }) => answer.message)).toContain(
      '2 followers get it with the next morning’s email. Until then, you can undo this.',
    );
    expect(await sentNotices(`figure:${PENALTY}`)).toEqual([{ text: body.text, readers: 2 }]);
    expect((await get(payload, path, people.admin)).answer).toMatchObject({
      decision: { state: 'sent', recipients: 2, byName: 'The admin', canUndo: true },
    });

    const undo = (as = people.admin) =>
      post(payload, `${path}/undo`, { as, body: { version: change.version } });
    expect((await undo(people.editor)).status).toBe(403);
    expect((await undo()).answer).toEqual({ message: 'Undone. Nobody will be notified.' });
    await notifyFollowersTomorrow();
    expect(await noticesMailed(body.text)).toBe(0);
    expect((await get(payload, path, people.admin)).answer).not.toHaveProperty('decision');

    expect((await post(payload, path, { as: people.admin, body })).status).toBe(200);
    await payload.db.pool.query("delete from sent_notifications where key = 'day'");
    await notifyFollowersTomorrow();
    expect(await noticesMailed(body.text)).toBe(2);
    const late = await undo();
    expect(late.status).toBe(409);
    expect(late.answer).toEqual({ errors: [{ message: 'Too late to undo: the emails have been written.' }] });
    expect(await sentNotices(`figure:${PENALTY}`)).toHaveLength(1);
    expect((await get(payload, path, people.admin)).answer).toMatchObject({
      decision: { state: 'sent', canUndo: false },
    });
  });

  it('rejects a notice about an outdated version', async () => {
    const { id } = await findEntry('figures', PENALTY);
    const body = { version: '1', text: 'Old.', send: true };
    const { status, answer } = await post(payload, `/api/figures/${id}/notice`, { as: people.admin, body });
    expect(status).toBe(409);
    expect(answer).toEqual({
      errors: [{ message: 'It has changed again, or a colleague already decided. Reload the page.' }],
    });
  });
});

describe('a moved deadline', () => {
  it('can be withheld from followers, and the decision is stored', async () => {
    const { id } = await findEntry('deadlines', REPORT);
    const path = `/api/deadlines/${id}/notice`;
    await payload.update({
      collection: 'deadlines',
      id,
      data: { date: '2027-06-30', dateInWords: 'June 30', _status: 'published' },
    });
    const { change } = (await get(payload, path, people.admin)).answer as {
      change: { version: string; text: string };
    };
    expect(change.text).toMatch(/: June 30, 2027 instead of May 1, 2027\.$/);

    const body = { version: change.version, text: change.text, send: false };
    const { answer } = await post(payload, path, { as: people.admin, body });
    expect(answer).toEqual({ message: 'Nobody will be notified.' });
    expect(await sentNotices(`deadline:${REPORT}`)).toEqual([]);
    expect((await get(payload, path, people.admin)).answer).toMatchObject({
      decision: { state: 'declined' },
    });
  });
});

describe('an upgrade that adds a date', () => {
  const DETECTORS = 'll157-detectors';

  /** Seeds the deadline as an older version without its date would have. */
  async function forgetDate(): Promise<void> {
    const folder = await mkdtemp(path.join(tmpdir(), 'lotline-old-'));
    const file = path.join('content/deadlines', `${DETECTORS}.yaml`);
    const old = (await readFile(file, 'utf8'))
      .replace(/^date: .*\n/m, '')
      .replace(/^dateInWords: .*\n/m, 'dateInWords: It depends\n');
    await mkdir(path.join(folder, 'deadlines'));
    await writeFile(path.join(folder, 'deadlines', `${DETECTORS}.yaml`), old);
    await cp('content/sources', path.join(folder, 'sources'), { recursive: true });
    const { seedContent } = await import('#collections/content-files/seed.ts');
    expect(await seedContent(payload, folder, ['deadlines'])).toMatchObject({ updated: 1 });
    await payload.db.pool.query("delete from payload_kv where key = 'seeded-content'");
    await rm(folder, { recursive: true });
  }

  it("notifies followers of the deadline's law once, at the next start", async () => {
    await newFollower('law', 'll157');
    await newFollower('law', 'fisp');
    await newFollower('law', 'll157', false);
    await forgetDate();
    const { seedMissingRegister } = await import('#collections/content-files/seed.ts');
    expect(await deadlineDay(DETECTORS)).toBeUndefined();
    expect(await sentNotices(`deadline:${DETECTORS}`)).toEqual([]);

    expect(await seedMissingRegister(payload)).toMatchObject({ created: 0, updated: 1 });
    expect(await deadlineDay(DETECTORS)).toBe('2027-01-01');
    const text =
      'Local Law 157 of 2016, Install natural gas detectors: January 1, 2027. We had no date before.';
    expect(await sentNotices(`deadline:${DETECTORS}`)).toEqual([{ text, readers: 1 }]);

    expect(await seedMissingRegister(payload)).toBeUndefined();
    expect(await sentNotices(`deadline:${DETECTORS}`)).toHaveLength(1);
  });

  it('notifies everyone who follows the law once if its deadline is new on the site', async () => {
    const key = 'elevator-brakes';
    await newFollower('law', 'elevator');
    await newFollower('law', 'fisp');
    const { id } = await findEntry('deadlines', key);
    await payload.db.pool.query('delete from deadlines where id = $1', [id]);
    await payload.db.pool.query("delete from payload_kv where key = 'seeded-content'");
    const { seedMissingRegister } = await import('#collections/content-files/seed.ts');

    expect(await seedMissingRegister(payload)).toMatchObject({ created: 1 });
    const [notice, ...others] = await sentNotices(`deadline:${key}`);
    expect(others).toEqual([]);
    expect(notice).toEqual({ text: expect.stringContaining('January 1, 2027') as string, readers: 1 });
    expect(await seedMissingRegister(payload)).toBeUndefined();
    expect(await sentNotices(`deadline:${key}`)).toHaveLength(1);
  });

  it('does not notify followers of a date that an editor set', async () => {
    const { id } = await findEntry('deadlines', 'fdny-bulletin');
    await newFollower('law', 'fdny-notices');
    const data = { date: '2027-01-10', _status: 'published' } as const;
    await payload.update({ collection: 'deadlines', id, data });
    await payload.db.pool.query("delete from payload_kv where key = 'seeded-content'");
    const { seedMissingRegister } = await import('#collections/content-files/seed.ts');
    await seedMissingRegister(payload);
    expect(await deadlineDay('fdny-bulletin')).toBe('2027-01-10');
    expect(await sentNotices('deadline:fdny-bulletin')).toEqual([]);
  });
});

describe('the notice endpoint', () => {
  it.each([
    ['staff', 'get', 403],
    ['staff', 'post', 403],
    ['editor', 'get', 200],
    ['editor', 'post', 403],
  ] as const)('for the role %s, responds to %s with %d', async (who, method, status) => {
    const { id } = await findEntry('figures', PENALTY);
    const path = `/api/figures/${id}/notice`;
    const body = { version: '1', text: 'Text.', send: true };
    const answered =
      method === 'get'
        ? await get(payload, path, people[who])
        : await post(payload, path, { as: people[who], body });
    expect(answered.status).toBe(status);
  });
});
