import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { idOf } from '#cms/fields/id-of.ts';
import type { Mail } from '#cms/mail/queue.ts';
import { contactMessage, feedback, vendorApplication } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const STAFF = 'desk@example.com';

let test: TestPayload;
let submitVendorApplication: (typeof import('#collections/vendors/applications/submit.ts'))['submitVendorApplication'];
let submitContactMessage: (typeof import('#collections/contact/messages/submit.ts'))['submitContactMessage'];
let submitFeedback: (typeof import('#collections/contact/feedback/submit.ts'))['submitFeedback'];

beforeAll(async () => {
  test = await createTestPayload({ seeded: false, environment: { STAFF_MAIL: STAFF } });
  ({ submitVendorApplication } = await import('#collections/vendors/applications/submit.ts'));
  ({ submitContactMessage } = await import('#collections/contact/messages/submit.ts'));
  ({ submitFeedback } = await import('#collections/contact/feedback/submit.ts'));
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => test.close());

/** The mails that wait to be sent to staff and say these words, in their order, as plain text. */
async function mailsSaying(words: string): Promise<Omit<Mail, 'html'>[]> {
  const { docs } = await test.payload.find({ collection: 'payload-jobs', pagination: false, sort: 'id' });
  return docs
    .map(({ input }) => input as Mail)
    .filter(({ to }) => to === STAFF)
    .map(({ html, ...mail }) => mail)
    .filter((mail) => JSON.stringify(mail).includes(words));
}

const findApplications = async (companyName: string) => {
  const where = { companyName: { equals: companyName } };
  return (await test.payload.find({ collection: 'vendor-applications', where })).docs;
};

describe('a vendor application', () => {
  it('is stored as new, with every answer', async () => {
    const application = vendorApplication({ companyName: 'Stored' });
    await submitVendorApplication(application);
    expect(await findApplications('Stored')).toMatchObject([{ ...application, status: 'new' }]);
  });

  it('is stored separately when it differs in one field', async () => {
    await submitVendorApplication(
      vendorApplication({ companyName: 'Two people', contactEmail: 'a@example.com' }),
    );
    await submitVendorApplication(
      vendorApplication({ companyName: 'Two people', contactEmail: 'b@example.com' }),
    );
    expect(await findApplications('Two people')).toHaveLength(2);
  });

  it('is stored again when it is sent again after a while', async () => {
    await submitVendorApplication(vendorApplication({ companyName: 'Later' }));
    await test.payload.db.pool.query(
      "update vendor_applications set created_at = now() - interval '11 minutes' where company_name = 'Later'",
    );
    await submitVendorApplication(vendorApplication({ companyName: 'Later' }));
    expect(await findApplications('Later')).toHaveLength(2);
  });

  it('is not stored partially when the database rejects it', async () => {
    const broken = {
      ...vendorApplication({ companyName: 'Broken' }),
      serviceCategory: 'nonsense' as 'Legal',
    };
    await expect(submitVendorApplication(broken)).rejects.toThrow();
    expect(await findApplications('Broken')).toHaveLength(0);
  });

  it('is told to staff without a word on a person, but for whom an answer goes to', async () => {
    const application = vendorApplication({ companyName: 'Told' });
    await submitVendorApplication(application);
    const [stored] = await findApplications('Told');
    const [mail, ...others] = await mailsSaying('Told');
    expect(others).toEqual([]);
    expect(mail).toEqual({
      to: STAFF,
      replyTo: application.contactEmail,
      subject: 'New vendor application: Told',
      text: expect.stringContaining(`/admin/inbox?open=${idOf(stored?.submission)}\n`),
    });
    expect(JSON.stringify({ ...mail, replyTo: '' })).not.toMatch(
      new RegExp(`${application.contactName}|${application.contactEmail}`),
    );
  });
});

describe('a message to the team', () => {
  const messagesOn = async (subject: string) => {
    const where = { subject: { equals: subject } };
    return (await test.payload.find({ collection: 'contact-messages', where })).docs;
  };

  it('is stored, and told to staff, who answer by answering the mail', async () => {
    const message = contactMessage({ subject: 'Stored message' });
    await submitContactMessage(message);
    const stored = await messagesOn('Stored message');
    expect(stored).toMatchObject([{ ...message, status: 'new', isSpam: false }]);
    expect(await mailsSaying('Stored message')).toEqual([
      {
        to: STAFF,
        replyTo: message.email,
        subject: 'New message: Stored message',
        text: expect.stringContaining(message.message),
      },
    ]);
    const [mail] = await mailsSaying('Stored message');
    expect(mail?.text).toContain(`/admin/inbox?open=${idOf(stored[0]?.submission)}\n`);
  });

  it('has a subject of one line, should validation miss a line break', async () => {
    await submitContactMessage(contactMessage({ subject: 'Injected\r\nBcc: all@example.com' }));
    const [mail] = await mailsSaying('Injected');
    expect(mail).toMatchObject({ to: STAFF, subject: 'New message: Injected Bcc: all@example.com' });
  });

  it('is not stored with a line break in its address, should validation miss it', async () => {
    const email = 'ada@example.com\r\nBcc: all@example.com';
    const message = contactMessage({ message: 'Injection by address', email });
    await expect(submitContactMessage(message)).rejects.toThrow();
    const where = { message: { equals: message.message } };
    expect((await test.payload.count({ collection: 'contact-messages', where })).totalDocs).toBe(0);
    expect(await mailsSaying(message.message)).toEqual([]);
  });
});

describe('feedback', () => {
  const feedbackSaying = async (words: string) => {
    const where = { feedback: { equals: words } };
    return (await test.payload.find({ collection: 'feedback', where })).docs;
  };

  it('is stored, and staff are notified', async () => {
    const given = feedback({ feedback: 'All filled in' });
    await submitFeedback(given);
    expect(await feedbackSaying('All filled in')).toMatchObject([{ ...given, status: 'new' }]);
    expect(await mailsSaying('All filled in')).toEqual([
      {
        to: STAFF,
        replyTo: given.email,
        subject: 'New feedback: Praise',
        text: expect.stringMatching(
          /^Olive Owner <olive@example\.com> sent feedback \(Praise\):\n\nAll filled in\n/,
        ),
      },
    ]);
  });

  it('may be anonymous and have no type', async () => {
    await submitFeedback({ feedback: 'Words alone' });
    expect(await feedbackSaying('Words alone')).toMatchObject([
      { name: null, email: null, feedbackType: null },
    ]);
    expect((await mailsSaying('Words alone'))[0]?.text).toMatch(/^A visitor sent feedback \(Feedback\):/);
  });
});

interface Kind {
  collection: 'contact-messages' | 'feedback' | 'vendor-applications';
  /** The field that names it in these tests. */
  field: string;
  submit: (named: string, sender?: { isSpam: boolean }) => Promise<unknown>;
}

const KINDS: [string, Kind][] = [
  [
    'a vendor application',
    {
      collection: 'vendor-applications',
      field: 'companyName',
      submit: (companyName, sender) => submitVendorApplication(vendorApplication({ companyName }), sender),
    },
  ],
  [
    'a message to the team',
    {
      collection: 'contact-messages',
      field: 'subject',
      submit: (subject, sender) => submitContactMessage(contactMessage({ subject }), sender),
    },
  ],
  [
    'feedback',
    {
      collection: 'feedback',
      field: 'feedback',
      submit: (given, sender) => submitFeedback({ feedback: given }, sender),
    },
  ],
];

describe.each(KINDS)('%s', (_name, { collection, field, submit }) => {
  const stored = async (named: string) =>
    (await test.payload.find({ collection, where: { [field]: { equals: named } } })).docs;

  it('is stored and told once when it is sent twice, or ten times at once', async () => {
    const named = randomUUID();
    await submit(named);
    await Promise.all(Array.from({ length: 10 }, () => submit(named)));
    expect(await stored(named)).toHaveLength(1);
    expect(await mailsSaying(named)).toHaveLength(1);
  });

  it('is not stored when its mail cannot be queued, and can be sent again', async () => {
    const named = randomUUID();
    vi.spyOn(test.payload.jobs, 'queue').mockRejectedValueOnce(new Error('no queue'));
    await expect(submit(named)).rejects.toThrow('no queue');
    expect(await stored(named)).toEqual([]);
    expect(await mailsSaying(named)).toEqual([]);
    await submit(named);
    expect(await stored(named)).toHaveLength(1);
  });

  it('of a bot is stored as spam, notifies no one, and does not block the same submission by a person', async () => {
    const named = randomUUID();
    await submit(named, { isSpam: true });
    expect(await stored(named)).toMatchObject([{ isSpam: true, status: 'new' }]);
    expect(await mailsSaying(named)).toEqual([]);
    await submit(named);
    expect(await stored(named)).toHaveLength(2);
    expect(await mailsSaying(named)).toHaveLength(1);
  });
});
