import { mkdir, readdir, rm, writeFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, type CollectionSlug, type Field, type Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { OPEN } from '#collections/inbox/list/filters.ts';
import { partnerData, contactMessage, quizSubmission, subscriber } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { storePerson, type PersonWith } from '../support/person.ts';
import { post, request, signInAs, type SignedIn } from '../support/rest.ts';
import { unzip } from '../support/zip.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestPayload;
let payload: Payload;
let opened: PersonWith;
let people: Record<'admin' | 'editor' | 'staff', SignedIn>;
let registry: typeof import('#collections/personal-data/registry.ts');
let retention: typeof import('#collections/personal-data/delete-expired.ts');

beforeAll(async () => {
  test = await createTestPayload({ seeded: false, environment: { STAFF_MAIL: 'desk@example.org' } });
  ({ payload } = test);
  people = {
    admin: await signInAs(payload, 'admin'),
    editor: await signInAs(payload, 'editor'),
    staff: await signInAs(payload, 'staff'),
  };
  opened = {
    payload,
    bills: await import('#collections/bills/uploads/store-file.ts'),
    mail: await import('#cms/mail/queue.ts'),
  };
  registry = await import('#collections/personal-data/registry.ts');
  retention = await import('#collections/personal-data/delete-expired.ts');
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => test.close());

const newAddress = () => `Ada.${crypto.randomUUID().slice(0, 8)}@Example.com`;

const find = (address: string, as: SignedIn | undefined = people.admin) =>
  post(payload, '/api/personal-data/find', { as, body: { address } });

const erase = (address: string, confirmation = address, as: SignedIn | undefined = people.admin) =>
  post(payload, '/api/personal-data/erase', { as, body: { address, confirmation } });

const countsIn = ({ kinds }: { kinds?: { label: string; items: unknown[] }[] }) =>
  Object.fromEntries((kinds ?? []).map(({ label, items }) => [label, items.length] as const));

/** The tables of the whole database in any of whose rows a text stands, in capitals or not. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await payload.db.pool.query<{ name: string }>(
    `select table_schema || '."' || table_name || '"' as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await payload.db.pool.query(
      `select 1 from ${name} as it where strpos(lower(it::text), lower($1)) > 0 limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const keptFiles = () => readdir(path.join(test.dataDirectory, 'bills')).catch(() => []);

/** How many rows each collection of the registry has. */
const rowCounts = async () =>
  Object.fromEntries(
    await Promise.all(
      registry.PERSONAL_DATA_SLUGS.filter((slug) => slug !== 'payload-jobs').map(
        async (collection) => [collection, (await payload.count({ collection })).totalDocs] as const,
      ),
    ),
  );

const PERSON = {
  'Contact messages': 1,
  Feedback: 1,
  'Premium report requests': 1,
  'Vendor applications': 1,
  'Invoice submissions': 1,
  'Uploaded files': 4,
  Bills: 2,
  'CWZ assessments': 1,
  'Quiz results': 1,
  'Newsletter subscriptions': 1,
  Subscribers: 1,
  Follows: 1,
  Portfolios: 1,
  'Portfolio buildings': 1,
  'Portfolio entries': 1,
};

/** Fields that contain text, but nothing about a person. */
const IMPERSONAL = new Set([
  'submissionDigest',
  'reportTitle',
  'publicId',
  'reportId',
  'reference',
  'riskLevel',
  'source',
  'prefix',
  // Where the file lies in a bucket.
  '_objectKey',
  'url',
  'thumbnailURL',
  'mimeType',
  // The secret parts of addresses.
  'key',
  'viewKey',
  'calendarKey',
  'formKey',
]);
const FREE_TEXT = ['email', 'text', 'textarea', 'json', 'code', 'richText'];

/** The fields in which a visitor or staff can write something personal. */
const personalFields = (fields: Field[]): string[] =>
  fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => personalFields(tab.fields));
    if (field.type === 'row' || field.type === 'collapsible') return personalFields(field.fields);
    if ((field.type === 'group' || field.type === 'array') && 'name' in field && field.name) {
      return personalFields(field.fields).length > 0 ? [field.name] : [];
    }
    return 'name' in field && FREE_TEXT.includes(field.type) && !IMPERSONAL.has(field.name)
      ? [field.name]
      : [];
  });

describe('the registry', () => {
  const WITHOUT_VISITORS: Record<string, string> = {
    articles: 'content',
    guides: 'content',
    'newsletter-issues': 'content; how many people got it, and not who',
    modules: 'content',
    media: 'content',
    partners: 'content: profiles of companies, which editors write',
    quizzes: 'content',
    'mail-templates': 'content',
    'reply-templates': 'what staff often answer, to nobody in particular',
    redirects: 'content',
    users: 'accounts of staff',
    'assignment-rules': 'who of the staff gets what',
    erasures: 'says how much was erased, and not of whom',
    'payload-locked-documents': 'who of the staff has what open',
    'payload-migrations': 'names of migrations',
    figures: 'the law',
    deadlines: 'the law',
    sources: 'the law',
    laws: 'the law',
    'violation-codes': 'the law',
    'payload-folders': 'none are used',
  };

  it("lists every collection that can contain visitors' data", () => {
    const known = [
      ...registry.PERSONAL_DATA_SLUGS,
      ...registry.RELATED_COLLECTIONS,
      ...Object.keys(WITHOUT_VISITORS),
    ];
    const unknown = Object.keys(payload.collections).filter((slug) => !known.some((each) => each === slug));
    expect(unknown).toEqual([]);
  });

  it('finds the documents of a person by the only email field of each collection', () => {
    const emailFields = (slug: CollectionSlug) =>
      payload.collections[slug].config.flattenedFields.filter(({ type }) => type === 'email');
    const slugs = registry.PERSONAL_DATA_SLUGS;
    expect(slugs.filter((slug) => emailFields(slug).length > 1)).toEqual([]);
    expect(slugs.filter((slug) => emailFields(slug).length === 0)).toEqual([
      'bill-uploads',
      'bills',
      'emissions-reports',
      'follows',
      'portfolio-buildings',
      'portfolio-entries',
      'payload-jobs',
    ]);
  });
});

describe('the search for an address', () => {
  it('finds what was sent with it in any case, its mails, and where it is mentioned', async () => {
    const address = newAddress();
    const { message } = await storePerson(opened, address);
    const other = await payload.create({
      collection: 'feedback',
      data: { feedback: `My neighbor\n${address} agrees.`, status: 'new' },
    });
    const { answer } = await find(address.toUpperCase());
    expect(countsIn(answer)).toEqual(PERSON);
    expect(answer).toMatchObject({
      mails: 2,
      mentions: [{ label: 'Feedback', path: `/collections/feedback/${other.id}`, isErased: true }],
    });
    expect(JSON.stringify(answer)).toContain(`/collections/contact-messages/${message.id}`);
  });

  it('finds nothing that belongs to an address that only contains it', async () => {
    const address = newAddress();
    await storePerson(opened, `n${address}`);
    await storePerson(opened, `${address}.au`);
    expect((await find(address)).answer).toEqual({ kinds: [], mails: 0, mentions: [] });
  });

  it('lists published content that mentions it, for an editor to check', async () => {
    const address = newAddress();
    const { application } = await storePerson(opened, address);
    const data = { ...(await partnerData()), summary: `Ask ${address}.`, vendorApplication: application.id };
    const { id } = await payload.create({ collection: 'partners', data });
    const mentions = (await find(address)).answer.mentions as { label: string; path: string }[];
    const at = { path: `/collections/partners/${id}`, isErased: false };
    expect(mentions).toContainEqual({ label: 'Partners', ...at });
    expect(mentions).toContainEqual(
      expect.objectContaining({
        ...at,
        label: expect.stringContaining('made from an application') as string,
      }),
    );
  });

  it('finds mentions by others, however many documents of its own there are', async () => {
    const address = newAddress();
    const { message } = await storePerson(opened, address);
    const { pool } = payload.db;
    await pool.query(
      `insert into feedback (email, feedback) select $1::text, 'Write to ' || $1 from generate_series(1, 60)`,
      [address],
    );
    await pool.query(
      `insert into notes (collection, document, text, by_name)
       select 'contact-messages', $2::int, $1::text || ' called.', 'Sam' from generate_series(1, 60)`,
      [address, message.id],
    );
    const { id } = await payload.create({
      collection: 'feedback',
      data: { feedback: `My neighbor ${address} agrees.`, status: 'new' },
    });
    const note = { collection: 'feedback', document: id, text: `As ${address}.`, byName: 'Sam' };
    await payload.create({ collection: 'notes', data: note as never });
    expect((await find(address)).answer.mentions).toEqual([
      { label: 'Feedback', path: `/collections/feedback/${id}`, isErased: true },
      { label: 'Internal notes', path: `/collections/feedback/${id}`, isErased: true },
    ]);
  });

  it('finds mails in the outbox', async () => {
    const address = newAddress();
    const folder = path.join(test.dataDirectory, 'outbox');
    await payload.sendEmail({ to: address, subject: 'Hello', text: 'Words.' });
    expect((await find(address)).answer).toMatchObject({ mails: 1 });
    expect((await erase(address)).answer.message).toBe('Erased. Emails in the outbox: 1.');
    expect((await find(address)).answer).toMatchObject({ mails: 0 });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the export of an address', () => {
  async function exported(address: string) {
    const sent = { as: people.admin, body: { address } };
    const response = await request(payload, '/api/personal-data/export', sent);
    return { response, files: await unzip(Buffer.from(await response.arrayBuffer())) };
  }

  it('contains every field, the notes, the mails and the files, and nothing about anyone else', async () => {
    const address = newAddress();
    const { message } = await storePerson(opened, address);
    const another = newAddress();
    await storePerson(opened, another);
    const { response, files } = await exported(address);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="personal-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(response.headers.get('cache-control')).toContain('no-store');
    const text = files['personal-data.json']?.toString() ?? '';
    expect(text).not.toContain(another);
    const json = JSON.parse(text) as {
      documents: Record<string, object[]>;
      files: string[];
      mails: object[];
    };
    expect(Object.keys(json.documents).sort()).toEqual(
      registry.PERSONAL_DATA_SLUGS.filter(
        (slug) => !['emissions-reports', 'payload-jobs'].includes(slug),
      ).sort(),
    );
    expect(json.documents['contact-messages']).toMatchObject([
      {
        id: message.id,
        name: message.name,
        message: message.message,
        notes: [{ text: `Called ${address}.` }],
        replies: [{ direction: 'in', address, text: `Write to ${address} again.` }],
      },
    ]);
    expect(json.mails).toHaveLength(2);
    expect(json.files).toHaveLength(4);
    for (const name of json.files) expect(files[name]?.toString('latin1')).toMatch(/^%PDF/);
    // Every personal field that has a value is there.
    for (const [slug, documents] of Object.entries(json.documents)) {
      const personal = personalFields(payload.collections[slug as CollectionSlug].config.fields);
      const [stored] = (await payload.find({ collection: slug as CollectionSlug, depth: 0, limit: 1 })).docs;
      expect(personal).not.toEqual([]);
      const wanted = personal.filter((name) => Reflect.get(stored ?? {}, name) != null);
      expect(Object.keys(documents[0] ?? {})).toEqual(expect.arrayContaining(wanted));
    }
  });

  it('names a file that has not passed the virus scan, without containing it', async () => {
    const address = newAddress();
    const { cwzBill } = await storePerson(opened, address);
    await payload.update({ collection: 'bill-uploads', id: cwzBill, data: { scan: 'infected' } });
    const { files } = await exported(address);
    const json = JSON.parse(files['personal-data.json']?.toString() ?? '') as { filesNotScanned: string[] };
    expect(json.filesNotScanned).toEqual(['My bill.pdf']);
    expect(Object.keys(files)).toHaveLength(4);
  });

  it.each(['missing', 'unreadable'])('names a file that is %s, and contains everything else', async (how) => {
    const address = newAddress();
    const { cwzBill, message } = await storePerson(opened, address);
    const { filename } = await payload.findByID({ collection: 'bill-uploads', id: cwzBill, depth: 0 });
    const file = path.join(test.dataDirectory, 'bills', filename ?? '');
    await rm(file);
    // A folder in the place of the file can be opened, and not read.
    if (how === 'unreadable') await mkdir(file);
    const error = vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
    const { files } = await exported(address);
    await rm(file, { recursive: true, force: true });
    const json = JSON.parse(files['personal-data.json']?.toString() ?? '') as {
      documents: Record<string, object[]>;
      files: string[];
      filesNotRead: string[];
    };
    expect(json.filesNotRead).toEqual([`files/${cwzBill}-My bill.pdf`]);
    expect(json.files).toHaveLength(3);
    expect(Object.keys(files).sort()).toEqual([...json.files, 'personal-data.json'].sort());
    expect(files[json.files[0] ?? '']?.toString('latin1')).toMatch(/^%PDF/);
    expect(json.documents['contact-messages']).toMatchObject([{ id: message.id }]);
    const reason = how === 'missing' ? 'ENOENT' : 'EISDIR';
    expect(error.mock.calls).toEqual([[{ bill: cwzBill, reason }, expect.stringContaining('export')]]);
  });
});

describe('the erasure of an address', () => {
  const recordsOfErasures = async () => (await payload.count({ collection: 'erasures' })).totalDocs;

  it("removes the address from the whole database, with its files, and touches nobody else's data", async () => {
    const [address, another] = [newAddress(), newAddress()];
    await storePerson(opened, another);
    const [rows, files] = [await rowCounts(), await keptFiles()];
    const { message } = await storePerson(opened, address);
    await payload.update({
      collection: 'contact-messages',
      id: message.id,
      data: { status: 'answered', revision: 0 },
    });
    const theirs = await payload.create({
      collection: 'feedback',
      data: { feedback: `Ask "${address}"\n${address.toLowerCase()}, or n${another}.`, status: 'new' },
    });
    const note = { collection: 'feedback', document: theirs.id, text: `${address} called.`, byName: 'Sam' };
    await payload.create({ collection: 'notes', data: note as never });
    const [user] = (await payload.find({ collection: 'users', limit: 1 })).docs;
    await payload.create({ collection: 'inbox-views', data: { name: address, filters: OPEN }, user });
    for (const [collection, document] of [
      ['contact-messages', message.id],
      ['feedback', theirs.id],
    ] as const) {
      const draft = { text: `Dear ${address}`, formKey: crypto.randomUUID(), setsAnswered: false };
      const data = { collection, document, user: user?.id ?? 0, ...draft };
      await payload.create({ collection: 'reply-drafts', data });
    }
    expect(await tablesWith(address)).not.toEqual([]);

    const { status, answer } = await erase(address.toLowerCase(), address.toUpperCase());
    expect(status).toBe(200);
    expect(answer.message).toContain('Erased. Contact messages: 1.');
    expect(await tablesWith(address)).toEqual([]);
    expect(await keptFiles()).toEqual(files);
    expect(await rowCounts()).toEqual({ ...rows, feedback: Number(rows.feedback) + 1 });
    const left = await payload.findByID({ collection: 'feedback', id: theirs.id });
    expect((await payload.find({ collection: 'reply-drafts' })).docs).toMatchObject([
      { document: theirs.id, text: 'Dear (erased)' },
    ]);
    expect(left.feedback).toBe(`Ask "(erased)"\n(erased), or n${another}.`);
    expect(countsIn((await find(another)).answer)).toEqual(PERSON);
    expect((await find(address)).answer).toEqual({ kinds: [], mails: 0, mentions: [] });
  });

  it('records who erased how much', async () => {
    const address = newAddress();
    await storePerson(opened, address);
    await erase(address);
    const { docs } = await payload.find({ collection: 'erasures', limit: 1, depth: 1 });
    expect(docs).toMatchObject([{ byName: 'The admin', by: { email: people.admin.email } }]);
    expect(docs[0]?.summary).toBe(
      'Contact messages: 1. Feedback: 1. Premium report requests: 1. Vendor applications: 1. Invoice submissions: 1. Uploaded files: 4. Bills: 2. CWZ assessments: 1. Quiz results: 1. Newsletter subscriptions: 1. Subscribers: 1. Follows: 1. Portfolios: 1. Portfolio buildings: 1. Portfolio entries: 1. Waiting or failed emails: 2',
    );
  });

  it.each(['Emails in the outbox', 'Waiting or failed emails'])(
    'leaves one record when two people erase an address that has only this: %s',
    async (label) => {
      const address = newAddress();
      const mail = { to: address, subject: 'Hello', text: 'Words.' };
      if (label === 'Emails in the outbox') await payload.sendEmail(mail);
      else await opened.mail.queueMail(await createLocalReq({}, payload), mail);
      const before = await recordsOfErasures();
      await Promise.all([erase(address), erase(address)]);
      expect(await recordsOfErasures()).toBe(before + 1);
      const { docs } = await payload.find({ collection: 'erasures', limit: 1 });
      expect(docs).toMatchObject([{ summary: `${label}: 1`, byName: 'The admin' }]);
      expect((await find(address)).answer.mails).toBe(0);
    },
  );

  it('leaves no record when nothing was stored', async () => {
    const before = await recordsOfErasures();
    expect((await erase(newAddress())).answer.message).toBe('Nothing is stored for this address.');
    expect(await recordsOfErasures()).toBe(before);
  });

  it('happens once when two admins start it at once', async () => {
    const address = newAddress();
    await storePerson(opened, address);
    const before = await recordsOfErasures();
    const answers = await Promise.all([erase(address), erase(address), erase(address)]);
    const messages = answers.map(({ answer }) => String(answer.message));
    expect(messages.filter((message) => message.startsWith('Erased.'))).toHaveLength(1);
    expect(messages.filter((message) => message === 'Nothing is stored for this address.')).toHaveLength(2);
    expect(await recordsOfErasures()).toBe(before + 1);
  });

  it('leaves everything in place when it fails halfway, including files and the outbox', async () => {
    const address = newAddress();
    await storePerson(opened, address);
    await payload.sendEmail({ to: address, subject: 'Hello', text: 'Words.' });
    const [before, files] = [await find(address), await keptFiles()];
    vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
    const create = payload.create.bind(payload);
    vi.spyOn(payload, 'create').mockImplementation((options) =>
      options.collection === 'erasures' ? Promise.reject(new Error('no record')) : create(options),
    );
    expect((await erase(address)).status).toBe(500);
    expect(await find(address)).toEqual(before);
    expect(await keptFiles()).toEqual(files);
  });

  it('does not restore a mail that is being sent at that moment', async () => {
    const address = newAddress();
    await payload.delete({ collection: 'payload-jobs', where: {} });
    const req = await createLocalReq({}, payload);
    await opened.mail.queueMail(req, { to: address, subject: 'Hello', text: 'Words.' });
    vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
    vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined);
    vi.spyOn(payload, 'sendEmail').mockImplementation(async (message) => {
      if (message.to === address) await erase(address);
      throw new Error('the mail server broke off');
    });
    await payload.jobs.run({ queue: 'mail', silent: true });
    expect(await tablesWith(address)).toEqual([]);
    await payload.db.pool.query('update payload_jobs set wait_until = null');
    await payload.jobs.run({ queue: 'mail', silent: true });
    expect(payload.sendEmail).toHaveBeenCalledOnce();
    expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);
  });

  it('does not restore a subscription through an old link', async () => {
    const address = newAddress();
    const { subscribe } = await import('#collections/newsletters/subscriptions/submit.ts');
    const { applyLink } = await import('#collections/following/subscribers/links.ts');
    const { signLinkToken } = await import('#cms/mail/signed-links.ts');
    await subscribe(address, 'll97_blog');
    const subscriptions = () =>
      payload.find({ collection: 'newsletter-subscriptions', where: { email: { equals: address } } });
    const id = Number((await subscriptions()).docs[0]?.id);
    const link = await signLinkToken(payload.config.secret, 'newsletter/confirm', id);
    await erase(address);
    expect(await applyLink('newsletter/confirm', link)).toEqual({ state: 'expired' });
    expect((await subscriptions()).docs).toEqual([]);
    await subscribe(address, 'll97_blog');
    expect((await subscriptions()).docs).toMatchObject([{ status: 'pending' }]);
    expect(await applyLink('newsletter/confirm', link)).toEqual({ state: 'expired' });
  });

  it('is rejected without the address typed again, and for addresses of staff', async () => {
    const address = newAddress();
    await storePerson(opened, address);
    const refused = await erase(address, 'yes');
    expect(refused).toMatchObject({ status: 400 });
    expect(JSON.stringify(refused.answer)).toContain('Nothing was erased');
    expect((await erase(people.staff.email)).status).toBe(409);
    expect((await erase('Desk@example.org')).status).toBe(409);
    expect((await find('desk@example.org')).answer.erasureBlockedBy).toContain('STAFF_MAIL');
    expect(countsIn((await find(address)).answer)).toEqual(PERSON);
  });

  it('reports how many files could not be deleted yet', async () => {
    const address = newAddress();
    await storePerson(opened, address);
    const warn = vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined);
    const folder = path.join(test.dataDirectory, 'bills');
    const { docs } = await payload.find({ collection: 'bill-uploads', limit: 1, sort: '-id', depth: 0 });
    const file = path.join(folder, docs[0]?.filename ?? '');
    // A folder in the place of the file cannot be deleted as a file.
    await rm(file);
    await mkdir(file);
    expect((await erase(address)).answer.message).toContain(
      '1 of the files will be deleted within two hours.',
    );
    expect(JSON.stringify(warn.mock.calls)).not.toContain(address);
    await rm(file, { recursive: true });
  });
});

describe('access to personal data', () => {
  it('is limited to admins', async () => {
    const address = newAddress();
    await storePerson(opened, address);
    for (const what of ['find', 'export', 'erase']) {
      for (const as of [people.editor, people.staff, undefined]) {
        const body = { address, confirmation: address };
        expect((await post(payload, `/api/personal-data/${what}`, { as, body })).status).toBe(403);
      }
    }
    expect(countsIn((await find(address)).answer)).toEqual(PERSON);
  });

  it.each(['', 'ada', 'ada@', '"a"@example.com', 'a b@example.com', '%@example.com\\', 1, null])(
    'asks for an address: %s',
    async (address) => {
      const body = { address, confirmation: address };
      expect((await post(payload, '/api/personal-data/erase', { as: people.admin, body })).status).toBe(400);
    },
  );

  it('matches the special characters of patterns literally', async () => {
    const address = newAddress();
    await storePerson(opened, address);
    for (const wildcard of [address.replace('Ada.', '%'), address.replace('.', '_'), '.*@Example.com']) {
      expect((await find(wildcard)).answer).toEqual({ kinds: [], mails: 0, mentions: [] });
    }
  });
});

/** Open work, and what somebody still follows. */
const NEVER_EXPIRES = { Feedback: 1, 'Premium report requests': 1, Subscribers: 1, Follows: 1 };

describe('expired personal data', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  /** Marks a document as dealt with now. */
  const close = (collection: string, id: number) =>
    payload.db.pool.query(
      'update submissions set closed_at = now() where collection::text = $1 and document = $2',
      [collection, id],
    );

  it('is deleted on its day and not before, and open work is not deleted', async () => {
    await erase(newAddress());
    const [done, open] = [newAddress(), newAddress()];
    const { application, message, invoice, cwzBill } = await storePerson(opened, done);
    await storePerson(opened, open);
    await close('vendor-applications', application.id);
    await close('contact-messages', message.id);
    await close('invoice-submissions', invoice.id);
    await close('bill-uploads', cwzBill);
    const kept = async (address: string) => countsIn((await find(address)).answer);

    await retention.deleteExpired(payload, inDays(29));
    expect(await kept(done)).toEqual(PERSON);
    await retention.deleteExpired(payload, inDays(31));
    const { 'Newsletter subscriptions': _, ...afterAMonth } = PERSON;
    expect(await kept(done)).toEqual(afterAMonth);
    await retention.deleteExpired(payload, inDays(729));
    expect(await kept(done)).toEqual(afterAMonth);

    const files = await keptFiles();
    await retention.deleteExpired(payload, inDays(731));
    expect(await kept(done)).toEqual({ ...NEVER_EXPIRES, 'Vendor applications': 1 });
    expect((await keptFiles()).length).toBeLessThanOrEqual(files.length - 4);
    await retention.deleteExpired(payload, inDays(1096));
    expect(await kept(done)).toEqual(NEVER_EXPIRES);
    const {
      'Quiz results': __,
      Portfolios: ___,
      'Portfolio buildings': ____,
      'Portfolio entries': _____,
      ...forever
    } = afterAMonth;
    expect(await kept(open)).toEqual(forever);
  });

  it('is deleted with its notes and history', async () => {
    const address = newAddress();
    const { message } = await storePerson(opened, address);
    await close('contact-messages', message.id);
    const notes = { collection: { equals: 'contact-messages' }, document: { equals: message.id } };
    expect((await payload.count({ collection: 'notes', where: notes })).totalDocs).toBe(1);
    await retention.deleteExpired(payload, inDays(731));
    expect((await payload.count({ collection: 'notes', where: notes })).totalDocs).toBe(0);
  });

  it('includes spam, open or not, after three months', async () => {
    const data = { ...contactMessage({ email: newAddress() }), status: 'new' as const, isSpam: true };
    const { id } = await payload.create({ collection: 'contact-messages', data });
    const isThere = async () =>
      (await payload.count({ collection: 'contact-messages', where: { id: { equals: id } } })).totalDocs ===
      1;
    await retention.deleteExpired(payload, inDays(89));
    expect(await isThere()).toBe(true);
    await retention.deleteExpired(payload, inDays(91));
    expect(await isThere()).toBe(false);
  });

  it('includes an unconfirmed sign-up, and never a confirmed one', async () => {
    const collection = 'newsletter-subscriptions';
    const [pending, confirmed, told] = [newAddress(), newAddress(), newAddress()];
    const source = 'll97_blog';
    await payload.create({ collection, data: { email: pending, source, status: 'pending' } });
    await payload.create({ collection, data: { email: confirmed, source, status: 'confirmed' } });
    const launchMailedAt = new Date().toISOString();
    const notice = {
      email: told,
      source: 'll199_report_opening',
      status: 'confirmed' as const,
      launchMailedAt,
    };
    await payload.create({ collection, data: notice });
    const left = async () => {
      const where = { email: { in: [pending, confirmed, told] } };
      return (await payload.find({ collection, where })).docs.map(({ email }) => email);
    };
    await retention.deleteExpired(payload, inDays(6));
    expect(await left()).toHaveLength(3);
    await retention.deleteExpired(payload, inDays(8));
    expect(await left()).toHaveLength(2);
    await retention.deleteExpired(payload, inDays(31));
    expect(await left()).toEqual([confirmed]);
    await retention.deleteExpired(payload, inDays(5000));
    expect(await left()).toEqual([confirmed]);
  });

  it('includes the email of a subscriber whose one launch notice was sent, and not of one who gets more', async () => {
    const launchMailedAt = new Date().toISOString();
    const [told, reader] = [newAddress(), newAddress()];
    for (const email of [told, reader]) {
      const { id } = await payload.create({ collection: 'subscribers', data: subscriber(email) });
      const data = { email, subscriber: id, status: 'confirmed' } as const;
      const collection = 'newsletter-subscriptions';
      await payload.create({ collection, data: { ...data, source: 'll199_report_opening', launchMailedAt } });
      if (email === reader) await payload.create({ collection, data: { ...data, source: 'll97_blog' } });
    }
    const left = async () => {
      const where = { email: { in: [told, reader] } };
      return (await payload.find({ collection: 'subscribers', where })).docs.map(({ email }) => email);
    };
    await retention.deleteExpired(payload, inDays(29));
    expect(await left()).toHaveLength(2);
    await retention.deleteExpired(payload, inDays(31));
    expect(await left()).toEqual([reader]);
  });

  it('includes a mail that was given up, and none that is still retried', async () => {
    const [givenUp, waiting] = [newAddress(), newAddress()];
    const req = await createLocalReq({}, payload);
    for (const to of [givenUp, waiting]) await opened.mail.queueMail(req, { to, subject: 'x', text: 'x' });
    await payload.db.pool.query(`update payload_jobs set has_error = true where input->>'to' = $1`, [
      givenUp,
    ]);
    await retention.deleteExpired(payload, inDays(31));
    expect((await find(givenUp)).answer.mails).toBe(0);
    expect((await find(waiting)).answer.mails).toBe(1);
  });

  it('includes an old file in the outbox', async () => {
    const folder = path.join(test.dataDirectory, 'outbox');
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, 'old.eml');
    await writeFile(file, 'To: ada@example.com\n\nHello');
    const old = inDays(-31);
    await utimes(file, old, old);
    expect(await retention.deleteExpired(payload)).toEqual({ outbox: 1 });
    expect(await readdir(folder)).not.toContain('old.eml');
  });

  it('is deleted once, even by two simultaneous runs, and a further run finds nothing', async () => {
    const { pool } = payload.db;
    await payload.create({
      collection: 'quiz-submissions',
      data: { ...quizSubmission(), submittedAt: new Date().toISOString() },
    });
    await pool.query(`
      insert into quiz_submissions (user_email, building_address, answers, module, score, risk_level, submitted_at)
      select 'x' || n || '@example.com', 'A', '[]', 'll97', 1, 'low', now() - interval '800 days'
      from generate_series(1, 130) as n`);
    const runs = await Promise.all([retention.deleteExpired(payload), retention.deleteExpired(payload)]);
    const deleted = runs.map((run) => run['quiz-submissions'] ?? 0);
    expect(deleted[0]! + deleted[1]!).toBe(130);
    expect(await retention.deleteExpired(payload)).toEqual({});
  });

  it('deletes expired personal data every night, and logs how much but not whose', async () => {
    const { pool } = payload.db;
    await pool.query(`
      insert into quiz_submissions (user_email, building_address, answers, module, score, risk_level, submitted_at)
      values ('somebody@example.com', 'A', '[]', 'll97', 1, 'low', now() - interval '800 days')`);
    const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'deleteExpired');
    expect(task?.schedule).toEqual([{ cron: '41 3 * * *', queue: 'default' }]);
    const info = vi.spyOn(payload.logger, 'info');
    await payload.jobs.queue({ task: 'deleteExpired', input: {}, queue: 'default' });
    await payload.jobs.run({ queue: 'default', silent: true });
    expect(info.mock.calls).toContainEqual([{ 'quiz-submissions': 1 }, 'Deleted expired personal data']);
    expect(JSON.stringify(info.mock.calls)).not.toContain('somebody');
  });
});
