import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#cms/mail/queue.ts';
import type { User } from '#cms/payload-types.ts';
import { OPEN } from '#collections/submissions/filters.ts';
import { staffEmails } from '#collections/submissions/notify-staff.ts';
import { createArticle, createUser } from '../support/factories.ts';
import { queuedMails } from '../support/following.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, patch, post, request, saveForm, signInAs, type SignedIn } from '../support/rest.ts';
import { storeMessage } from '../support/submissions.ts';

const collection = 'users';

let test: TestPayload;
let payload: Payload;
let admin: SignedIn;
let staffMember: SignedIn;

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  ({ payload } = test);
  admin = await signInAs(payload, 'admin');
  staffMember = await signInAs(payload, 'staff');
});

afterAll(() => test.close());

const find = async (email: string): Promise<User> => {
  const { docs } = await payload.find({ collection, where: { email: { equals: email } }, depth: 0 });
  return docs[0]!;
};

/** Returns the audit log entries about this subject, oldest first. */
async function entriesAbout(subject: string) {
  const options = {
    where: { subject: { equals: subject } },
    sort: 'id',
    pagination: false,
    depth: 0,
  } as const;
  const { docs } = await payload.find({ collection: 'changes', ...options });
  return docs.map(({ byName, field, from, to }) => ({ byName, field, from, to }));
}

const eventsAbout = async (subject: string) => (await entriesAbout(subject)).map(({ field }) => field);

const mailsTo = async (email: string): Promise<Mail[]> =>
  (await queuedMails(payload)).filter(({ to }) => to === email);

const tokenIn = (mail: Mail | undefined): string => /admin\/reset\/(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';

const setPassword = (token: string, password: string = randomUUID()) =>
  post(payload, '/api/users/reset-password', { body: { token, password } });

const newPerson = () => ({
  name: `Ana ${randomUUID()}`,
  email: `${randomUUID()}@example.com`,
  role: 'staff',
});

const invite = async (person = newPerson()) => {
  const response = await post(payload, '/api/users/invite', { as: admin, body: person });
  return { ...person, ...response, id: Number(response.answer.id) };
};

const deactivate = (id: number, as = admin) =>
  patch(payload, `/api/users/${id}`, { as, body: { isDeactivated: true } });

const signIn = (email: string, password: string) =>
  post(payload, '/api/users/login', { body: { email, password } });

describe('an invitation', () => {
  it('lets the invited person set a password that nobody else knows', async () => {
    const { id, email, status } = await invite();
    expect(status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('within 7 days');
    const password = randomUUID();
    expect((await setPassword(tokenIn(mail), password)).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(200);
    expect((await find(email)).lastSignInAt).toBeTruthy();
    const again = await post(payload, `/api/users/${id}/invite`, { as: admin });
    expect(again.status).toBe(409);
  });

  it('can be resent, which invalidates the earlier link', async () => {
    const { id, email } = await invite();
    expect((await post(payload, `/api/users/${id}/invite`, { as: admin })).status).toBe(200);
    const [first, second] = await mailsTo(email);
    expect((await setPassword(tokenIn(first))).status).toBe(403);
    expect((await setPassword(tokenIn(second))).status).toBe(200);
  });

  it('can be sent only by admins, and only once per email address', async () => {
    const person = newPerson();
    const byStaff = await post(payload, '/api/users/invite', { as: staffMember, body: person });
    expect(byStaff.status).toBe(403);
    await invite(person);
    const repeated = await invite(person);
    expect(repeated.status).toBe(400);
    expect(JSON.stringify(repeated.answer)).toContain('already registered');
    expect(await mailsTo(person.email)).toHaveLength(1);
  });
});

describe('a deactivated account', () => {
  it('has no sessions, and cannot sign in with a password or a link', async () => {
    const { id, email } = await invite();
    const password = randomUUID();
    await setPassword(tokenIn((await mailsTo(email))[0]), password);
    const response = await request(payload, '/api/users/login', { body: { email, password } });
    const [, token = ''] = /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
    const session = { email, token };
    expect((await get(payload, '/api/users/me', session)).answer.user).toMatchObject({ email });

    expect((await deactivate(id)).status).toBe(200);
    expect((await get(payload, '/api/users/me', session)).answer.user).toBeNull();
    const refused = await signIn(email, password);
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused.answer)).toContain('This account is deactivated');

    const link = await payload.forgotPassword({ collection, data: { email }, disableEmail: true });
    expect((await setPassword(link, randomUUID())).status).toBe(403);
    await payload.update({ collection, id, data: { isDeactivated: false } });
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('cannot use its invitation link', async () => {
    const { id, email } = await invite();
    await deactivate(id);
    expect((await setPassword(tokenIn((await mailsTo(email))[0]))).status).toBe(403);
    expect((await post(payload, `/api/users/${id}/invite`, { as: admin })).status).toBe(409);
  });

  it('gets no staff emails and cannot be assigned submissions', async () => {
    const { id, email } = await createUser(payload, 'staff');
    const addresses = () => staffEmails({ payload } as PayloadRequest);
    expect(await addresses()).toContain(email);
    await deactivate(id);
    expect(await addresses()).not.toContain(email);
    const { submission } = await storeMessage(payload);
    const data = { assignee: id };
    const update = payload.update({ collection: 'submissions', id: submission.id, data });
    await expect(update).rejects.toMatchObject({ status: 400 });
  });
});

describe('a deleted account', () => {
  it('unlocks the documents that the user had open', async () => {
    const editor = await createUser(payload, 'editor');
    const { id } = await createArticle(payload);
    const user = { relationTo: collection, value: editor.id } as const;
    const data = { document: { relationTo: 'articles', value: id } as const, user };
    await payload.create({ collection: 'payload-locked-documents', data });
    await payload.delete({ collection, id: editor.id });

    expect(await get(payload, '/api/payload-locked-documents', admin)).toMatchObject({
      status: 200,
      answer: { totalDocs: 0 },
    });
    const saved = await saveForm(payload, `/api/articles/${id}`, { as: admin, body: { title: 'Free' } });
    expect(saved.title).toBe('Free');
  });

  it('does not break the list of locked documents', async () => {
    const data = { globalSlug: 'home' };
    await payload.db.create({ collection: 'payload-locked-documents', data, req: {} });
    expect((await get(payload, '/api/payload-locked-documents', admin)).status).toBe(200);
  });
});

describe('the last admin who can sign in', () => {
  it('cannot be deactivated, demoted or deleted', async () => {
    const { id } = await find(admin.email);
    const where = { id: { not_equals: id }, role: { equals: 'admin' } };
    await payload.delete({ collection, where });
    const demoted = await patch(payload, `/api/users/${id}`, { as: admin, body: { role: 'staff' } });
    const tries = [await deactivate(id), demoted];
    for (const { status, answer } of tries) {
      expect(status).toBe(400);
      expect(JSON.stringify(answer)).toContain('is the only admin');
    }
    await expect(payload.delete({ collection, id })).rejects.toThrow('is the only admin');
    expect(await find(admin.email)).toMatchObject({ role: 'admin', isDeactivated: false });
  });

  it('remains when all admins are deleted at once, or two demote each other', async () => {
    await createUser(payload, 'admin');
    await payload.delete({ collection, where: { role: { equals: 'admin' }, email: { not_equals: '' } } });
    const admins = () => payload.find({ collection, where: { role: { equals: 'admin' } }, depth: 0 });
    expect((await admins()).totalDocs).toBeGreaterThan(0);

    admin = await signInAs(payload, 'admin');
    const { docs } = await admins();
    const demotions = docs.map(({ id }) => payload.update({ collection, id, data: { role: 'staff' } }));
    await Promise.allSettled(demotions);
    expect((await admins()).totalDocs).toBe(1);
    admin = await signInAs(payload, 'admin');
  });
});

describe('the audit log', () => {
  it("records who changes an account's role or deactivates it", async () => {
    const { id, name } = await invite();
    await patch(payload, `/api/users/${id}`, { as: admin, body: { role: 'editor' } });
    await deactivate(id);
    const byName = 'The admin';
    expect(await entriesAbout(`User: ${name}`)).toMatchObject([
      { byName, field: 'Role', to: 'Staff' },
      { byName, field: 'Role', from: 'Staff', to: 'Editor' },
      { byName, field: 'Deactivated', to: 'yes' },
    ]);
  });

  it('records sign-ins, and records only once that wrong passwords locked an account', async () => {
    const { email, name } = await invite();
    const password = randomUUID();
    await setPassword(tokenIn((await mailsTo(email))[0]), password);
    await signIn(email, password);
    for (let attempt = 0; attempt < 7; attempt++) await signIn(email, 'wrong');
    const events = await eventsAbout(`User: ${name}`);
    const locked = 'Account locked after wrong passwords';
    expect(events).toEqual(['Role', 'Signed in', 'Signed in', locked]);
  });

  it('records when a document is published, unpublished or deleted', async () => {
    const { id, title } = await createArticle(payload, { _status: 'draft' });
    const save = (_status: string, query = '') =>
      patch(payload, `/api/articles/${id}${query}`, { as: admin, body: { _status } });
    await save('published');
    await save('draft', '?draft=true');
    await save('draft');
    await payload.delete({ collection: 'articles', id, user: await find(admin.email) });
    expect(await eventsAbout(`Article: ${title}`)).toEqual(['Published', 'Unpublished', 'Deleted']);
  });

  it('identifies a deleted submission only by its number', async () => {
    const { record } = await storeMessage(payload);
    const { id } = record;
    await payload.delete({ collection: 'contact-messages', id, user: await find(admin.email) });
    expect(await eventsAbout(`Contact message ${id}`)).toEqual(['Deleted']);
  });

  it('records exports, but not whose data they contain', async () => {
    const list = { filters: OPEN, search: '' };
    await request(payload, '/api/inbox/export', { as: staffMember, body: list });
    const address = 'olive@example.com';
    await request(payload, '/api/personal-data/export', { as: admin, body: { address } });
    expect(await eventsAbout('Personal data of one person')).toEqual(['Exported']);
    const { docs } = await payload.find({ collection: 'changes', where: { field: { equals: 'Exported' } } });
    expect(docs.some(({ subject }) => subject?.startsWith('Inbox: '))).toBe(true);
    expect(JSON.stringify(docs)).not.toContain(address);
  });
});
