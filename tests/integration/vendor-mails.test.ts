import { randomUUID } from 'node:crypto';
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '#cms/mail/queue.ts';
import type { VendorApplication } from '#cms/payload-types.ts';
import { vendorApplication } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const STAFF = 'desk@example.com';
const VENDOR = 'ada@example.com';

let test: TestPayload;
let submitVendorApplication: (typeof import('#collections/vendors/applications/submit.ts'))['submitVendorApplication'];

beforeAll(async () => {
  test = await createTestPayload({ environment: { STAFF_MAIL: STAFF } });
  ({ submitVendorApplication } = await import('#collections/vendors/applications/submit.ts'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await test.payload.delete({ collection: 'payload-jobs', where: {} });
});

afterAll(() => test.close());

const mails = async (): Promise<Mail[]> =>
  (await test.payload.find({ collection: 'payload-jobs', pagination: false, sort: 'id' })).docs.map(
    ({ input }) => input as Mail,
  );

const subjects = async (): Promise<string[]> => (await mails()).map(({ subject }) => subject);

const stored = (overrides: Partial<VendorApplication> = {}) =>
  test.payload.create({
    collection: 'vendor-applications',
    data: { ...vendorApplication(), status: 'inReview', ...overrides },
  });

const change = (id: number, data: Partial<VendorApplication>) =>
  test.payload.update({ collection: 'vendor-applications', id, data });

describe('a vendor who applies', () => {
  it('gets an acknowledgment, and staff are notified', async () => {
    await submitVendorApplication(vendorApplication({ companyName: randomUUID() }));
    const [toStaff, toVendor, ...others] = await mails();
    expect(others).toEqual([]);
    expect(toStaff?.to).toBe(STAFF);
    expect(toVendor).toMatchObject({ to: VENDOR, subject: 'We have received your application' });
    expect(toVendor?.text).toContain('3-5 business days');
  });

  it('answers to the office, and staff who answer write to the vendor', async () => {
    const { contactEmail } = await test.payload.findGlobal({ slug: 'site-settings' });
    await submitVendorApplication(vendorApplication({ companyName: randomUUID() }));
    expect((await mails()).map(({ to, replyTo }) => ({ to, replyTo }))).toEqual([
      { to: STAFF, replyTo: VENDOR },
      { to: VENDOR, replyTo: contactEmail },
    ]);
  });

  it('gets no mail when a bot applied', async () => {
    await submitVendorApplication(vendorApplication({ companyName: randomUUID() }), { isSpam: true });
    expect(await mails()).toEqual([]);
  });
});

describe('an application', () => {
  it('mails the vendor once when it is approved', async () => {
    const { id } = await stored();
    await change(id, { status: 'approved' });
    await change(id, { experience: 'Forty-one buildings.' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: VENDOR, subject: 'Your application has been approved' });
    expect(mail?.text).toContain('http://localhost:3000/partners/directory');
  });

  it('mails the reason when it is rejected', async () => {
    const { id } = await stored();
    await change(id, { status: 'rejected', rejectionReason: 'Not in the city.\n\nSorry, {companyName}.' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: VENDOR, subject: 'About your application' });
    expect(mail?.text).toContain('\n\nNot in the city.\n\nSorry, {companyName}.\n\n');
  });

  it('sends no mail when it is created as approved, or only reviewed', async () => {
    await stored({ status: 'approved' });
    await change((await stored({ status: 'new' })).id, { status: 'inReview' });
    expect(await mails()).toEqual([]);
  });

  it('sends no mail when a bot sent it', async () => {
    await change((await stored({ isSpam: true })).id, { status: 'rejected', rejectionReason: 'Spam.' });
    expect(await mails()).toEqual([]);
  });

  it.each([
    [true, ['Your application has been approved']],
    [false, []],
  ])('is told what was decided when that stays: %s', async (stays, expected) => {
    const { id } = await stored();
    const req = await createLocalReq({}, test.payload);
    await initTransaction(req);
    await test.payload.update({ collection: 'vendor-applications', id, data: { status: 'approved' }, req });
    await (stays ? commitTransaction(req) : killTransaction(req));
    expect(await subjects()).toEqual(expected);
  });

  it('is not decided where the mail cannot be queued', async () => {
    const { id } = await stored();
    vi.spyOn(test.payload.jobs, 'queue').mockRejectedValueOnce(new Error('no queue'));
    await expect(change(id, { status: 'approved' })).rejects.toThrow('no queue');
    const { status } = await test.payload.findByID({ collection: 'vendor-applications', id });
    expect(status).toBe('inReview');
  });
});
