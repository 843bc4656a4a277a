import { mkdir, readdir, rm, writeFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, type CollectionSlug, type Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { submissionKind, type KindName } from '#collections/submissions/kinds.ts';
import { partnerData, quizSubmission, subscriber } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { storePerson, storeWork, type PersonWith } from '../support/person.ts';
import { post, request, signInAs, type SignedIn } from '../support/rest.ts';
import { storeFeedback, storeMessage } from '../support/submissions.ts';
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

const find = (address: string) =>
  post(payload, '/api/personal-data/find', { as: people.admin, body: { address } });

const erase = (address: string, confirmation = address) =>
  post(payload, '/api/personal-data/erase', { as: people.admin, body: { address, confirmation } });

const NOTHING = { kinds: [], mails: 0, mentions: [], profiles: [] };

const countStored = async (address: string) => {
  const { kinds } = (await find(address)).answer as { kinds: { label: string; items: unknown[] }[] };
  return Object.fromEntries(kinds.map(({ label, items }) => [label, items.length] as const));
};

/** Returns all tables of the database that contain a text, in any letter case. */
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

/** Returns the number of rows in each collection of the registry. */
async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const collection of registry.PERSONAL_DATA_SLUGS)
    if (collection !== 'payload-jobs') counts[collection] = (await payload.count({ collection })).totalDocs;
  return counts;
}

/** How many rows `storePerson` stores, by label. */
const PERSON = {
  Submissions: 6,
  'Contact messages': 1,
  Feedback: 1,
  'Premium report requests': 1,
  'Vendor applications': 1,
  'Invoice submissions': 1,
  Bills: 2,
  'Uploaded files': 4,
  'Internal notes': 1,
  Replies: 1,
  Changes: 1,
  'CWZ assessments': 1,
  'Quiz results': 1,
  'Newsletter subscriptions': 1,
  Subscribers: 1,
  Follows: 1,
  Portfolios: 1,
  'Portfolio buildings': 1,
  'Portfolio entries': 1,
};

/** Fields that an export omits: internal ones, links to other exported rows, and secrets. */
const INTERNAL = new Set(
  `assignee by byName checkedBy mentions revision search submissionDigest bills follower job portfolio submission
   statusBefore heldJob messageId formKey key viewKey calendarKey prefix _objectKey url thumbnailURL`.split(
    /\s+/,
  ),
);

describe('the registry of personal data', () => {
  const WITHOUT_VISITORS = {
    content: [
      'articles',
      'guides',
      'media',
      'modules',
      'newsletter-issues',
      'partners',
      'quizzes',
      'redirects',
    ],
    'copy of mails': ['mail-templates', 'reply-templates'],
    'the law': ['deadlines', 'figures', 'laws', 'sources', 'violation-codes'],
    'about staff': ['payload-locked-documents', 'users'],
    'names of migrations': ['payload-migrations'],
    'how much was erased, and not of whom': ['erasures'],
  };

  it("lists every collection that may contain visitors' data", () => {
    const known = new Set<string>([
      ...registry.PERSONAL_DATA_SLUGS,
      ...registry.REDACTED_COLLECTIONS,
      ...Object.values(WITHOUT_VISITORS).flat(),
    ]);
    expect(Object.keys(payload.collections).filter((slug) => !known.has(slug))).toEqual([]);
  });

  it("defines how to find each person's rows: by email address, or through other rows", () => {
    const withoutOwner: string[] = [];
    for (const slug of registry.PERSONAL_DATA_SLUGS) {
      const { owner } = registry.personalData(slug);
      const { flattenedFields } = payload.collections[slug].config;
      const emails = flattenedFields.filter(({ type }) => type === 'email').map(({ name }) => name);
      if (!owner) withoutOwner.push(slug);
      else if ('email' in owner) expect({ slug, emails }).toEqual({ slug, emails: [owner.email] });
      else expect(flattenedFields.map(({ name }) => name)).toContain(owner.field);
      if (!owner) expect({ slug, emails }).toEqual({ slug, emails: [] });
    }
    expect(withoutOwner).toEqual(['emissions-reports', 'payload-jobs']);
  });
});

describe('the search for an email address', () => {
  it('finds submissions and emails in any letter case, and counts mentions by others', async () => {
    const address = newAddress();
    const { message, submissions, application } = await storePerson(opened, address);
    const other = await storeFeedback(payload, {
      email: null,
      feedback: `My neighbor ${address} agrees.\n${address}`,
    });
    for (const text of ['called', 'wrote'])
      await payload.create({
        collection: 'notes',
        data: { submission: other.submission.id, text: `${address} ${text}.`, byName: 'Sam' },
      });
    // A mention in published content does not count here, because admins find it with "Find a text".
    const profile = {
      ...(await partnerData()),
      summary: `Ask ${address}.`,
      vendorApplication: application.id,
    };
    const { id, name } = await payload.create({ collection: 'partners', data: profile });

    const { answer } = await find(address.toUpperCase());
    expect(await countStored(address.toUpperCase())).toEqual(PERSON);
    expect(answer).toMatchObject({
      mails: 2,
      mentions: [
        { label: 'Submissions', count: 1 },
        { label: 'Feedback', count: 1 },
        { label: 'Internal notes', count: 2 },
      ],
      profiles: [{ label: name, path: `/collections/partners/${id}` }],
    });
    expect(JSON.stringify(answer)).toContain(`/inbox?open=${submissions['contact-messages'].id}"`);
    expect(JSON.stringify(answer)).toContain(`/collections/contact-messages/${message.id}"`);
  });

  it('ignores similar addresses, and never treats an address as a pattern', async () => {
    const address = newAddress();
    await storePerson(opened, `n${address}`);
    await storePerson(opened, `${address}.au`);
    const patterns = [address.replace('Ada.', '%'), address.replace('.', '_'), '.*@Example.com'];
    for (const other of [address, ...patterns]) expect((await find(other)).answer).toEqual(NOTHING);
  });

  it('finds a bill by the email address in its assessment', async () => {
    const [address, another] = [newAddress(), newAddress()];
    const { submissions } = await storePerson(opened, address);
    const { id } = submissions['bill-uploads'];
    await payload.db.pool.query('update submissions set email = $2 where id = $1', [id, another]);
    expect(await countStored(address)).toEqual(PERSON);
  });
});

describe('the export for an email address', () => {
  interface Exported {
    documents: Record<string, { id: number }[]>;
    files: string[];
    filesNotRead: string[];
    filesNotScanned: string[];
    mails: object[];
  }

  async function exported(address: string) {
    const sent = { as: people.admin, body: { address } };
    const response = await request(payload, '/api/personal-data/export', sent);
    const files = await unzip(Buffer.from(await response.arrayBuffer()));
    const text = files['personal-data.json']?.toString() ?? '';
    return { response, files, text, json: JSON.parse(text) as Exported };
  }

  it('contains every field, note, email and file, and nothing about anyone else', async () => {
    const [address, another] = [newAddress(), newAddress()];
    const { message } = await storePerson(opened, address);
    await storePerson(opened, another);
    const { response, files, text, json } = await exported(address);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="personal-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(text).not.toContain(another);
    expect(Object.keys(json.documents).sort()).toEqual(
      registry.PERSONAL_DATA_SLUGS.filter(
        (slug) => !['emissions-reports', 'payload-jobs'].includes(slug),
      ).sort(),
    );
    expect(json.documents).toMatchObject({
      'contact-messages': [{ id: message.id, name: message.name, message: message.message }],
      notes: [{ text: `Called ${address}.` }],
      replies: [{ address, text: `We write to ${address} again.` }],
    });
    expect(json.mails).toHaveLength(2);
    expect(json.files).toHaveLength(4);
    for (const name of json.files) expect(files[name]?.toString('latin1')).toMatch(/^%PDF/);
    for (const [slug, documents] of Object.entries(json.documents)) {
      for (const document of documents) {
        const query = { collection: slug as CollectionSlug, id: document.id, depth: 0 };
        const stored = Object.entries(await payload.findByID(query));
        const wanted = stored.filter(([name, value]) => value !== null && !INTERNAL.has(name));
        const linked = slug === 'bill-uploads' ? ['bill'] : [];
        expect({ slug, names: [...Object.keys(document), ...linked] }).toEqual({
          slug,
          names: expect.arrayContaining(wanted.map(([name]) => name)) as string[],
        });
      }
    }
  });

  it('lists a file that has not passed the virus scan, but does not contain it', async () => {
    const address = newAddress();
    const { cwzBill } = await storePerson(opened, address);
    await payload.update({ collection: 'bill-uploads', id: cwzBill, data: { scan: 'infected' } });
    const { files, json } = await exported(address);
    expect(json.filesNotScanned).toEqual(['My bill.pdf']);
    expect(Object.keys(files)).toHaveLength(4);
  });

  it('lists a file that cannot be read, and contains all others', async () => {
    const address = newAddress();
    const { cwzBill, message } = await storePerson(opened, address);
    const { filename } = await payload.findByID({ collection: 'bill-uploads', id: cwzBill, depth: 0 });
    const file = path.join(test.dataDirectory, 'bills', filename ?? '');
    // A folder in place of the file can be opened but not read.
    await rm(file);
    await mkdir(file);
    const error = vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
    const { files, json } = await exported(address);
    await rm(file, { recursive: true });
    expect(json.filesNotRead).toEqual([`files/${cwzBill}-My bill.pdf`]);
    expect(json.files).toHaveLength(3);
    expect(Object.keys(files).sort()).toEqual([...json.files, 'personal-data.json'].sort());
    expect(json.documents['contact-messages']).toMatchObject([{ id: message.id }]);
    const logged = { bill: cwzBill, reason: 'EISDIR' };
    expect(error.mock.calls).toEqual([[logged, expect.stringContaining('export')]]);
  });
});

describe('the erasure of an email address', () => {
  it("removes the address and its files, and does not change anyone else's data", async () => {
    const [address, another] = [newAddress(), newAddress()];
    await storePerson(opened, another);
    const [rows, files] = [await rowCounts(), await keptFiles()];
    await storePerson(opened, address);
    const theirs = await storeFeedback(payload, {
      email: null,
      feedback: `Ask "${address}"\n${address.toLowerCase()}, or n${another}.`,
    });
    await storeWork(payload, theirs.submission.id, address);
    const [user] = (await payload.find({ collection: 'users', limit: 1 })).docs;
    const preference = { user: { relationTo: 'users', value: user?.id }, key: 'x', value: { of: address } };
    await payload.db.create({ collection: 'payload-preferences', data: preference, req: {} });
    expect(await tablesWith(address)).not.toEqual([]);

    const { status, answer } = await erase(address.toLowerCase(), address.toUpperCase());
    expect(status).toBe(200);
    expect(answer.message).toContain('Erased. Submissions: 6. Contact messages: 1.');
    expect(answer.message).toContain('Mentions in: Internal notes: 1.');
    expect(await tablesWith(address)).toEqual([]);
    expect(await keptFiles()).toEqual(files);
    const theirRows = ['submissions', 'feedback', 'notes', 'replies', 'changes'];
    for (const slug of theirRows) rows[slug] = Number(rows[slug]) + 1;
    expect(await rowCounts()).toEqual(rows);
    const left = await payload.findByID({ collection: 'feedback', id: theirs.record.id });
    expect(left.feedback).toBe(`Ask "(erased)"\n(erased), or n${another}.`);
    expect(await countStored(another)).toEqual(PERSON);
    expect((await find(address)).answer).toEqual(NOTHING);
  });

  it('happens once when several admins start it at the same time, and records the user and the counts', async () => {
    const address = newAddress();
    await storePerson(opened, address);
    await payload.sendEmail({ to: address, subject: 'Hello', text: 'Words.' });
    const before = await payload.count({ collection: 'erasures' });
    const answers = await Promise.all([erase(address), erase(address), erase(address)]);
    const messages = answers.map(({ answer }) => String(answer.message));
    expect(messages.filter((message) => message.startsWith('Erased.'))).toHaveLength(1);
    expect(messages.filter((message) => message === 'Nothing is stored for this address.')).toHaveLength(2);
    const { docs, totalDocs } = await payload.find({ collection: 'erasures', limit: 1, depth: 1 });
    expect(totalDocs).toBe(before.totalDocs + 1);
    expect(docs).toMatchObject([{ byName: 'The admin', by: { email: people.admin.email } }]);
    const parts = Object.entries(PERSON).map(([label, count]) => `${label}: ${count}`);
    const mails = ['Waiting or failed emails: 2', 'Emails in the outbox: 1'];
    expect(docs[0]?.summary).toBe([...parts, ...mails].join('. '));
  });

  it('changes nothing when it fails halfway, not even files or the outbox', async () => {
    const address = newAddress();
    await storePerson(opened, address);
    await payload.sendEmail({ to: address, subject: 'Hello', text: 'Words.' });
    const [before, files] = [await find(address), await keptFiles()];
    expect(before.answer.mails).toBe(3);
    vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
    const create = payload.create.bind(payload);
    vi.spyOn(payload, 'create').mockImplementation((options) =>
      options.collection === 'erasures' ? Promise.reject(new Error('no record')) : create(options),
    );
    expect((await erase(address)).status).toBe(500);
    expect(await find(address)).toEqual(before);
    expect(await keptFiles()).toEqual(files);
  });

  it('stays complete while an email is being sent', async () => {
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

  it('leaves no working link that could stop a later subscription', async () => {
    const address = newAddress();
    const { subscribe } = await import('#collections/newsletters/subscriptions/submit.ts');
    const { applyLink } = await import('#collections/following/subscribers/links.ts');
    const { signLinkToken } = await import('#cms/mail/signed-links.ts');
    await subscribe(address, 'll97_blog');
    const subscriptions = () =>
      payload.find({ collection: 'newsletter-subscriptions', where: { email: { equals: address } } });
    const id = Number((await subscriptions()).docs[0]?.id);
    const link = await signLinkToken(payload.config.secret, 'newsletter/unsubscribe', id);
    await erase(address);
    expect(await applyLink('newsletter/unsubscribe', link)).toEqual({ state: 'expired' });
    expect((await subscriptions()).docs).toEqual([]);
    await subscribe(address, 'll97_blog');
    expect(await applyLink('newsletter/unsubscribe', link)).toEqual({ state: 'expired' });
    expect((await subscriptions()).docs).toMatchObject([{ status: 'pending' }]);
  });

  it('is rejected without confirmation, and for a staff address', async () => {
    const address = newAddress();
    await storePerson(opened, address);
    const refused = await erase(address, 'yes');
    expect(refused).toMatchObject({ status: 400 });
    expect(JSON.stringify(refused.answer)).toContain('Nothing was erased');
    expect((await erase(people.staff.email)).status).toBe(409);
    expect((await erase('Desk@example.org')).status).toBe(409);
    expect((await find('desk@example.org')).answer.erasureBlockedBy).toContain('STAFF_MAIL');
    expect(await countStored(address)).toEqual(PERSON);
  });

  it('reports how many files could not be deleted yet', async () => {
    const address = newAddress();
    await storePerson(opened, address);
    const warn = vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined);
    const folder = path.join(test.dataDirectory, 'bills');
    const { docs } = await payload.find({ collection: 'bill-uploads', limit: 1, sort: '-id', depth: 0 });
    const file = path.join(folder, docs[0]?.filename ?? '');
    // A folder in place of the file cannot be deleted as a file.
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
    expect(await countStored(address)).toEqual(PERSON);
  });

  it.each(['', 'ada', '%@example.com\\'])(
    'is rejected for %j, which is not an email address',
    async (address) => {
      const body = { address, confirmation: address };
      expect((await post(payload, '/api/personal-data/erase', { as: people.admin, body })).status).toBe(400);
    },
  );
});

describe('a submission that expires', () => {
  const REFERENCES = `
    select conrelid::regclass::text as "table", quote_ident(attname) as "column"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = $1::regclass`;

  /** Returns the rows that refer to these rows directly or indirectly, by table. */
  async function referring(table: string, ids: string[], found = new Map<string, string[]>()) {
    const { pool } = payload.db;
    const { rows: references } = await pool.query<{ table: string; column: string }>(REFERENCES, [table]);
    for (const { table: from, column } of references) {
      const { rows } = await pool.query<{ id: string }>(
        `select id::text from ${from} where ${column}::text = any($1)`,
        [ids],
      );
      if (rows.length === 0) continue;
      const own = rows.map(({ id }) => id);
      found.set(from, [...(found.get(from) ?? []), ...own]);
      await referring(from, own, found);
    }
    return found;
  }

  it('is deleted with all rows that refer to it, for every kind, while other submissions are kept', async () => {
    const address = newAddress();
    const { submissions } = await storePerson(opened, address);
    let left = PERSON.Submissions;
    for (const [kind, { id }] of Object.entries(submissions)) {
      await storeWork(payload, id, address);
      const rows = await referring('submissions', [String(id)]);
      const record = submissionKind(kind as KindName).record.replaceAll('-', '_');
      expect([...rows.keys()]).toEqual(expect.arrayContaining([record, 'notes', 'replies', 'changes']));
      if (rows.has('bills'))
        expect([...rows.keys()]).toEqual(expect.arrayContaining(['bills_services', 'bill_uploads']));
      await payload.db.pool.query(
        `update submissions set closed_at = now() - interval '1100 days' where id = $1`,
        [id],
      );
      expect(await retention.deleteExpired(payload)).toEqual({ submissions: 1 });
      for (const [table, ids] of rows) {
        const query = `select id from ${table} where id::text = any($1)`;
        expect({ kind, table, left: (await payload.db.pool.query(query, [ids])).rows }).toEqual({
          kind,
          table,
          left: [],
        });
      }
      left -= 1;
      expect((await countStored(address)).Submissions ?? 0).toBe(left);
    }
  });
});

describe('expired personal data', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  it('is deleted on its day and not before, unless it is open work', async () => {
    await erase(newAddress());
    const [done, open] = [newAddress(), newAddress()];
    const { submissions } = await storePerson(opened, done);
    await storePerson(opened, open);
    const closed = Object.values(submissions).filter(
      ({ kind }) => !['feedback', 'report-inquiries'].includes(kind),
    );
    await payload.db.pool.query('update submissions set closed_at = now() where id = any($1)', [
      closed.map(({ id }) => id),
    ]);

    await retention.deleteExpired(payload, inDays(29));
    expect(await countStored(done)).toEqual(PERSON);
    await retention.deleteExpired(payload, inDays(31));
    const { 'Newsletter subscriptions': _, ...afterAMonth } = PERSON;
    expect(await countStored(done)).toEqual(afterAMonth);
    await retention.deleteExpired(payload, inDays(729));
    expect(await countStored(done)).toEqual(afterAMonth);

    const files = await keptFiles();
    await retention.deleteExpired(payload, inDays(731));
    // Open work and subscriptions that are still active are not deleted.
    const stays = { Submissions: 2, Feedback: 1, 'Premium report requests': 1, Subscribers: 1, Follows: 1 };
    expect(await countStored(done)).toEqual({ ...stays, Submissions: 3, 'Vendor applications': 1 });
    expect((await keptFiles()).length).toBeLessThanOrEqual(files.length - 4);
    await retention.deleteExpired(payload, inDays(1096));
    expect(await countStored(done)).toEqual(stays);
    const lapsed = [
      'Newsletter subscriptions',
      'Quiz results',
      'Portfolios',
      'Portfolio buildings',
      'Portfolio entries',
    ];
    const forever = Object.entries(PERSON).filter(([label]) => !lapsed.includes(label));
    expect(await countStored(open)).toEqual(Object.fromEntries(forever));
  });

  it('includes spam after three months, even if it is still open', async () => {
    const { record } = await storeMessage(payload, { email: newAddress() }, { isSpam: true });
    const where = { id: { equals: record.id } };
    const count = async () => (await payload.count({ collection: 'contact-messages', where })).totalDocs;
    await retention.deleteExpired(payload, inDays(89));
    expect(await count()).toBe(1);
    await retention.deleteExpired(payload, inDays(91));
    expect(await count()).toBe(0);
  });

  it('includes sign-ups that were not confirmed or whose only notice was sent, and no others', async () => {
    const launchMailedAt = new Date().toISOString();
    const [pending, confirmed, mailed] = [newAddress(), newAddress(), newAddress()];
    const signUps = [
      [pending, { source: 'll97_blog', status: 'pending' }],
      [confirmed, { source: 'll97_blog', status: 'confirmed' }],
      [confirmed, { source: 'll199_report_opening', status: 'confirmed', launchMailedAt }],
      [mailed, { source: 'll199_report_opening', status: 'confirmed', launchMailedAt }],
    ] as const;
    const ids = new Map<string, number>();
    for (const email of [confirmed, mailed])
      ids.set(email, (await payload.create({ collection: 'subscribers', data: subscriber(email) })).id);
    for (const [email, signUp] of signUps) {
      const data = { ...signUp, email, subscriber: ids.get(email) };
      await payload.create({ collection: 'newsletter-subscriptions', data });
    }
    const left = async (collection: 'newsletter-subscriptions' | 'subscribers') => {
      const where = { email: { in: [pending, confirmed, mailed] } };
      const { docs } = await payload.find({ collection, where, sort: 'id' });
      return docs.map(({ email }) => email);
    };
    await retention.deleteExpired(payload, inDays(6));
    expect(await left('newsletter-subscriptions')).toEqual([pending, confirmed, confirmed, mailed]);
    await retention.deleteExpired(payload, inDays(29));
    expect(await left('newsletter-subscriptions')).toEqual([confirmed, confirmed, mailed]);
    expect(await left('subscribers')).toEqual([confirmed, mailed]);
    await retention.deleteExpired(payload, inDays(31));
    await retention.deleteExpired(payload, inDays(5000));
    expect(await left('newsletter-subscriptions')).toEqual([confirmed]);
    expect(await left('subscribers')).toEqual([confirmed]);
  });

  it('includes permanently failed emails and old outbox files', async () => {
    const [givenUp, waiting] = [newAddress(), newAddress()];
    const req = await createLocalReq({}, payload);
    for (const to of [givenUp, waiting]) await opened.mail.queueMail(req, { to, subject: 'x', text: 'x' });
    const giveUp = `update payload_jobs set has_error = true where input->>'to' = $1`;
    await payload.db.pool.query(giveUp, [givenUp]);
    await retention.deleteExpired(payload, inDays(31));
    expect((await find(givenUp)).answer.mails).toBe(0);
    expect((await find(waiting)).answer.mails).toBe(1);
    const file = path.join(test.dataDirectory, 'outbox', 'old.eml');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'To: ada@example.com\n\nHello');
    await utimes(file, inDays(-31), inDays(-31));
    expect(await retention.deleteExpired(payload)).toEqual({ outbox: 1 });
  });

  const insertResults = (count: number) =>
    payload.db.pool.query(
      `insert into quiz_submissions (user_email, building_address, answers, module, score, risk_level, submitted_at)
       select 'somebody' || n || '@example.com', 'A', '[]', 'll97', 1, 'low', now() - interval '800 days'
       from generate_series(1, $1::int) as n`,
      [count],
    );

  it('is deleted once, even by two simultaneous runs', async () => {
    const data = { ...quizSubmission(), submittedAt: new Date().toISOString() };
    await payload.create({ collection: 'quiz-submissions', data });
    await insertResults(130);
    const runs = await Promise.all([retention.deleteExpired(payload), retention.deleteExpired(payload)]);
    expect(runs.reduce((sum, run) => sum + (run['quiz-submissions'] ?? 0), 0)).toBe(130);
    expect(await retention.deleteExpired(payload)).toEqual({});
  });

  it('is deleted every night, and the log contains only counts', async () => {
    await insertResults(1);
    const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'deleteExpired');
    expect(task?.schedule).toEqual([{ cron: '41 3 * * *', queue: 'default' }]);
    const info = vi.spyOn(payload.logger, 'info');
    await payload.jobs.queue({ task: 'deleteExpired', input: {}, queue: 'default' });
    await payload.jobs.run({ queue: 'default', silent: true });
    expect(info.mock.calls).toContainEqual([{ 'quiz-submissions': 1 }, 'Deleted expired personal data']);
    expect(JSON.stringify(info.mock.calls)).not.toContain('somebody');
  });
});
