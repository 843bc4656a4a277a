import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mail } from '#cms/mail/queue.ts';
import { exampleZones } from '#law/commercial-waste/example-zone.ts';
import { cwzAssessment } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const STAFF = 'desk@example.com';

let test: TestPayload;
let assessments: typeof import('#app/data/cwz-assessments.server.ts');
let submit: typeof import('#collections/commercial-waste/assessments/submit.ts');

beforeAll(async () => {
  test = await createTestPayload({ seeded: false, environment: { STAFF_MAIL: STAFF } });
  assessments = await import('#app/data/cwz-assessments.server.ts');
  submit = await import('#collections/commercial-waste/assessments/submit.ts');
});

beforeEach(() => test.payload.delete({ collection: 'payload-jobs', where: {} }));

afterEach(() => vi.restoreAllMocks());

afterAll(() => test.close());

const anAssessment = (overrides: Parameters<typeof cwzAssessment>[0] = {}) =>
  cwzAssessment({ businessName: `Cafe ${randomUUID().slice(0, 8)}`, ...overrides });

const storedAs = async (businessName: string) => {
  const where = { businessName: { equals: businessName } };
  return (await test.payload.find({ collection: 'cwz-assessments', where })).docs;
};

async function queuedMails(): Promise<Mail[]> {
  const { docs } = await test.payload.find({ collection: 'payload-jobs', pagination: false, sort: 'id' });
  return docs.map(({ input }) => input as Mail);
}

describe('an assessment', () => {
  it('is stored with all that was sent, whole names, and a zone of its borough', async () => {
    const assessment = anAssessment();
    const reportId = await submit.submitCwzAssessment(assessment);
    const [stored, ...others] = await storedAs(assessment.businessName);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ ...assessment, contactName: 'Ada Owner', reportId, isSpam: false });
    expect(exampleZones('queens')).toContain(stored?.zone);
    expect(reportId).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  it('may leave the optional answers out', async () => {
    const { squareFootage, customHaulerName, phone, ...assessment } = anAssessment();
    await submit.submitCwzAssessment(assessment);
    const left = { squareFootage: null, customHaulerName: null, phone: null };
    expect([squareFootage, customHaulerName, phone]).not.toContain(null);
    expect(await storedAs(assessment.businessName)).toMatchObject([left]);
  });

  it('has one report, zone and set of mails when it is sent again, or ten times at once', async () => {
    const assessment = anAssessment();
    const ids = await Promise.all(Array.from({ length: 10 }, () => submit.submitCwzAssessment(assessment)));
    ids.push(await submit.submitCwzAssessment(assessment));
    expect(new Set(ids).size).toBe(1);
    expect(await storedAs(assessment.businessName)).toHaveLength(1);
    expect(await queuedMails()).toHaveLength(2);
  });

  it('has its own report when one answer differs, or when it is sent again after a while', async () => {
    const assessment = anAssessment();
    const first = await submit.submitCwzAssessment(assessment);
    const other = await submit.submitCwzAssessment({
      ...assessment,
      wasteTypes: { ...assessment.wasteTypes, recycling: true },
    });
    await test.payload.db.pool.query(
      `update cwz_assessments set created_at = now() - interval '11 minutes' where report_id = '${first}'`,
    );
    const later = await submit.submitCwzAssessment(assessment);
    expect(new Set([first, other, later]).size).toBe(3);
    expect(await storedAs(assessment.businessName)).toHaveLength(3);
  });

  it('is not stored when its mails cannot be queued', async () => {
    const assessment = anAssessment();
    vi.spyOn(test.payload.jobs, 'queue').mockRejectedValueOnce(new Error('no queue'));
    await expect(submit.submitCwzAssessment(assessment)).rejects.toThrow('no queue');
    expect(await storedAs(assessment.businessName)).toEqual([]);
    expect(await queuedMails()).toEqual([]);
  });

  it.each([{ borough: 'jersey' }, { role: 'king' }, { satisfactionRating: 6 }])(
    'with %j is not stored, should it ever come that far',
    async (wrong) => {
      const assessment = { ...anAssessment(), ...wrong } as ReturnType<typeof cwzAssessment>;
      await expect(submit.submitCwzAssessment(assessment)).rejects.toThrow();
      expect(await storedAs(assessment.businessName)).toEqual([]);
      expect(await queuedMails()).toEqual([]);
    },
  );
});

describe('the mails of an assessment', () => {
  it('tell staff without a word on a person, and bring the visitor the address of the report', async () => {
    const assessment = anAssessment({ email: 'mailed@example.com' });
    const reportId = await submit.submitCwzAssessment(assessment);
    const [{ id } = { id: 0 }] = await storedAs(assessment.businessName);
    const [toStaff, toVisitor, ...others] = await queuedMails();
    expect(others).toEqual([]);
    expect(toStaff).toMatchObject({
      to: STAFF,
      subject: `New CWZ assessment: ${assessment.businessName}`,
      text: expect.stringContaining(`/admin/collections/cwz-assessments/${id}\n`),
    });
    expect(toStaff?.replyTo).toBe('mailed@example.com');
    expect(JSON.stringify({ ...toStaff, replyTo: '' })).not.toMatch(/Ada|mailed@example\.com|Main Street/);
    expect(toVisitor).toMatchObject({
      to: 'mailed@example.com',
      text: expect.stringContaining(`/cwz/report/${reportId}\n`),
    });
  });

  it('go to staff only where the visitor did not ask for one', async () => {
    await submit.submitCwzAssessment(anAssessment({ consentToEmail: false }));
    expect((await queuedMails()).map(({ to }) => to)).toEqual([STAFF]);
  });

  it('are not sent for spam', async () => {
    const assessment = anAssessment();
    const ofMachine = await submit.submitCwzAssessment(assessment, { isSpam: true });
    expect(await storedAs(assessment.businessName)).toMatchObject([{ isSpam: true }]);
    expect(await queuedMails()).toEqual([]);
    expect(await submit.submitCwzAssessment(assessment)).not.toBe(ofMachine);
  });
});

describe('the report of an assessment', () => {
  it('is found by its address, with the same zone each time, and nothing of a person', async () => {
    const assessment = anAssessment();
    const reportId = await submit.submitCwzAssessment(assessment);
    const { businessName, address, borough, zipCode, monthlyBill } = assessment;
    const [stored] = await storedAs(businessName);
    const found = await assessments.findCwzAssessment(reportId);
    expect(found).toMatchObject({ reportId, businessName, address, borough, zipCode, monthlyBill });
    expect(found?.zone).toBe(stored?.zone);
    expect(await assessments.findCwzAssessment(reportId)).toEqual(found);
    expect(JSON.stringify(found)).not.toMatch(/Ada|example\.com|212 555 0100/);
  });

  it.each(['', '1', 'A'.repeat(22), 'x'.repeat(10_000), '../../etc/passwd', "' or 1=1 --aaaaaaaaaaaa"])(
    'is not at "%s"',
    async (reportId) => {
      expect(await assessments.findCwzAssessment(reportId)).toBeUndefined();
    },
  );
});
