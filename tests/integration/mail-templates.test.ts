import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TemplateKey } from '#cms/mail/templates.ts';
import type { MailTemplate, User } from '#cms/payload-types.ts';
import { createUser } from '../support/factories.ts';
import { errorsOf } from '../support/figures.ts';
import { queuedMails } from '../support/following.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { post, signInAs, type SignedIn } from '../support/rest.ts';

const KEY: TemplateKey = 'vendorReceived';

let test: TestPayload;
let editor: User;
let template: MailTemplate;
let mails: typeof import('#cms/mail/queue.ts');

const find = async (): Promise<MailTemplate> => {
  const where = { key: { equals: KEY } };
  return (await test.payload.find({ collection: 'mail-templates', where })).docs[0]!;
};

beforeAll(async () => {
  test = await createTestPayload();
  editor = await createUser(test.payload, 'editor');
  template = await find();
  mails = await import('#cms/mail/queue.ts');
});

afterEach(async () => {
  vi.restoreAllMocks();
  const { subject, body, reason } = template;
  const data = { subject, body, reason };
  await test.payload.update({ collection: 'mail-templates', id: template.id, data });
  await test.payload.delete({ collection: 'payload-jobs', where: {} });
});

afterAll(() => test.close());

const save = (data: Partial<MailTemplate>) =>
  test.payload.update({
    collection: 'mail-templates',
    id: template.id,
    data,
    user: editor,
    overrideAccess: false,
  });

const VALUES = {
  contactName: 'Ada Boiler',
  companyName: 'Boiler & Sons',
  moduleName: 'Local Law 97',
  directoryLink: 'https://example.com/partners/directory',
  rejectionReason: '',
};

const queued = () => queuedMails(test.payload);

/** Queues the email that confirms a vendor application, and returns it. */
async function queue(companyName = 'Boiler & Sons') {
  const contactEmail = `${randomUUID()}@example.com`;
  const req = await createLocalReq({}, test.payload);
  const values = { ...VALUES, companyName };
  await mails.queueTemplate(req, { template: 'vendorReceived', to: contactEmail, values });
  return (await queued()).find(({ to }) => to === contactEmail);
}

describe('the copy of an email', () => {
  it('comes from the subject and text that editors saved in its template', async () => {
    await save({
      subject: '{companyName} at {productName}',
      body: 'Dear {contactName}.\n\nThank you.',
      reason: 'You applied.',
    });
    const mail = await queue();
    expect(mail?.subject).toBe('Boiler & Sons at Lotline');
    expect(mail?.text).toMatch(/^Dear Ada Boiler\.\n\nThank you\.\n\n-- \nYou applied\.\n/);
    expect(mail?.html).toContain('Dear Ada Boiler.');
  });

  it("contains the day's figures, but does not fill in placeholders that a vendor typed", async () => {
    const name = '{figure:ll97-penalty-per-ton}';
    await save({
      subject: 'A ton: {figure:ll97-penalty-per-ton}',
      body: '{companyName} by {deadline:ll97-report}',
    });
    const mail = await queue(name);
    expect(mail?.subject).toBe('A ton: $268');
    expect(mail?.text).toMatch(/^\{figure:ll97-penalty-per-ton\} by May 1, 20\d\d\n/);
  });

  it('does not change once the email is queued', async () => {
    const before = await queue();
    await save({ subject: 'Changed' });
    expect(await queued()).toEqual([before]);
  });

  it('uses the product name from the settings', async () => {
    await test.payload.updateGlobal({ slug: 'site-settings', data: { productName: 'Plotline' } });
    expect((await queue())?.text).toContain('\nPlotline, http://localhost:3000\n');
    await test.payload.updateGlobal({ slug: 'site-settings', data: { productName: 'Lotline' } });
  });

  it('is rejected at its fields if they are empty or use an unknown figure', async () => {
    expect(await errorsOf(save({ subject: ' ', body: '', reason: '' }))).toEqual({
      subject: expect.stringContaining('Enter a subject.') as string,
      body: expect.stringContaining('Enter the text of the email.') as string,
      reason: expect.stringContaining('Enter why the reader gets this email.') as string,
    });
    expect(await errorsOf(save({ body: '{figure:none}' }))).toEqual({
      body: expect.stringContaining('Text uses {figure:none}, which does not exist.') as string,
    });
    expect(await find()).toMatchObject({ subject: template.subject, body: template.body });
  });

  it('cannot be assigned to another email', async () => {
    const saved = await save({ key: 'billRejected', name: 'Mine', subject: 'Changed' });
    expect(saved).toMatchObject({ key: KEY, name: 'Vendor: application received', subject: 'Changed' });
  });

  it('keeps its footer when an older version without one is restored', async () => {
    await save({ subject: 'Changed' });
    await test.payload.db.pool.query('update _mail_templates_v set version_reason = null');
    await save({ subject: 'Changed again' });
    const where = { parent: { equals: template.id }, 'version.subject': { equals: 'Changed' } };
    const { docs } = await test.payload.findVersions({ collection: 'mail-templates', where });
    const access = { user: editor, overrideAccess: false } as const;
    await test.payload.restoreVersion({ collection: 'mail-templates', id: docs[0]!.id, ...access });
    expect(await find()).toMatchObject({ subject: 'Changed', reason: template.reason });
  });
});

describe('an email whose copy', () => {
  const warnings = () => vi.spyOn(test.payload.logger, 'warn').mockReturnValue(undefined);

  it('is missing is sent with the default copy, and a warning is logged', async () => {
    const warn = warnings();
    const gone: TemplateKey = 'vendorApproved';
    await test.payload.delete({ collection: 'mail-templates', where: { key: { equals: gone } } });
    const req = await createLocalReq({}, test.payload);
    await mails.queueTemplate(req, { template: 'vendorApproved', to: 'ada@example.com', values: VALUES });
    expect(await queued()).toMatchObject([{ subject: 'Your application has been approved' }]);
    expect(warn.mock.calls).toEqual([[{ template: gone, reason: 'missing' }, expect.any(String)]]);
  });

  it('is invalid in this version is sent with the default copy, and a warning is logged', async () => {
    const warn = warnings();
    await test.payload.db.pool.query("update mail_templates set body = 'Dear {nobody}' where key = $1", [
      KEY,
    ]);
    const mail = await queue();
    expect(mail?.text).toContain('Hello Ada Boiler,');
    expect(warn.mock.calls).toEqual([[{ template: KEY, reason: 'invalid' }, expect.any(String)]]);
  });
});

describe('the template page', () => {
  const PREVIEW = '/api/mail-templates/preview';
  const TEST = '/api/mail-templates/test';
  const typed = {
    key: KEY,
    subject: 'For {companyName}',
    body: 'Dear {contactName}',
    reason: 'You applied.',
  };

  let people: Record<'admin' | 'editor' | 'staff', SignedIn>;

  beforeAll(async () => {
    people = {
      admin: await signInAs(test.payload, 'admin'),
      editor: await signInAs(test.payload, 'editor'),
      staff: await signInAs(test.payload, 'staff'),
    };
  });

  const preview = (change = {}) =>
    post(test.payload, PREVIEW, { as: people.editor, body: { ...typed, ...change } });

  it("previews a draft with example values and the day's figures, and reports figures that do not exist", async () => {
    const { status, answer } = await preview({ body: 'Dear {contactName}, {figure:ll97-penalty-per-ton}' });
    expect(status).toBe(200);
    expect(answer.mail).toMatchObject({
      subject: 'For Boiler & Sons',
      text: expect.stringMatching(/^Dear Ada Boiler, \$268\n/) as string,
      html: expect.stringContaining('Dear Ada Boiler, $268') as string,
    });
    expect((await preview({ body: '{figure:none}' })).answer).toEqual({
      error: 'The text uses {figure:none}, which does not exist.',
    });
    expect(await queued()).toEqual([]);
  });

  it('sends a test only to the signed-in editor', async () => {
    const body = { ...typed, to: 'other@example.com', email: 'other@example.com' };
    const { status, answer } = await post(test.payload, TEST, { as: people.editor, body });
    expect({ status, answer }).toEqual({
      status: 200,
      answer: { message: `A test email is on its way to ${people.editor.email}.` },
    });
    expect(await queued()).toMatchObject([{ to: people.editor.email, subject: 'Test: For Boiler & Sons' }]);
  });

  it.each([PREVIEW, TEST])('limits the endpoint %s to editors and admins', async (path) => {
    for (const as of [people.staff, undefined]) {
      const { status } = await post(test.payload, path, { as, body: typed });
      expect(status).toBe(403);
    }
    expect(await queued()).toEqual([]);
  });

  it('reports why a draft cannot be sent, and does not send a test', async () => {
    const body = { ...typed, body: 'Dear {nobody}' };
    const error = expect.stringContaining('{nobody} cannot be used here') as string;
    const ask = (path: string) => post(test.payload, path, { as: people.editor, body });
    expect(await ask(PREVIEW)).toEqual({ status: 200, answer: { error } });
    expect(await ask(TEST)).toEqual({ status: 400, answer: { errors: [{ message: error }] } });
    expect(await queued()).toEqual([]);
  });

  it('rejects an unknown template', async () => {
    for (const path of [PREVIEW, TEST]) {
      const body = { ...typed, key: 'constructor' };
      expect((await post(test.payload, path, { as: people.editor, body })).status).toBe(400);
    }
    expect(await queued()).toEqual([]);
  });
});
