import { createLocalReq, handleEndpoints, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#cms/access.ts';
import type { BillReview } from '#collections/bills/review/review-schema.ts';
import type { Bill } from '#cms/payload-types.ts';
import { judgedPdf } from '../support/bill-file.ts';
import { cwzAssessment, invoiceRow } from '../support/factories.ts';
import { blankPdf } from '../support/make-pdf.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, post, signInAs, type SignedIn } from '../support/rest.ts';

let test: TestPayload;
let payload: Payload;
const people = new Map<Role, SignedIn>();
let colleague: SignedIn;
let store: typeof import('#collections/bills/uploads/store-file.ts');
let links: typeof import('#collections/bills/bill-progress.ts');
let quality: typeof import('#collections/bills/review/quality.ts');

beforeAll(async () => {
  test = await createTestPayload();
  ({ payload } = test);
  for (const role of ['admin', 'editor', 'staff'] as const) {
    people.set(role, await signInAs(payload, role));
  }
  colleague = await signInAs(payload, 'staff');
  store = await import('#collections/bills/uploads/store-file.ts');
  links = await import('#collections/bills/bill-progress.ts');
  quality = await import('#collections/bills/review/quality.ts');
});

afterAll(() => test.close());

const as = (role: Role): SignedIn => {
  const person = people.get(role);
  if (!person) throw new Error(`There is no ${role}.`);
  return person;
};

interface Kept {
  /** The ZIP code of the assessment; without one, the bill is that of an invoice submission. */
  zipCode?: string;
  values?: Bill['values'];
  state?: Bill['state'];
}

const place = { file: 0, page: 0, left: 0.1, top: 0.1, width: 0.2, height: 0.02 };

type Value = NonNullable<Bill['values']>[number];

const read = (field: Value['field'], value: string, more: Partial<Value> = {}): Value => ({
  field,
  value,
  printed: value,
  place,
  confidence: 0.95,
  verdict: 'none',
  revision: 0,
  ...more,
});

const VALUES = [
  read('hauler', 'Royal Waste'),
  read('periodStart', '2026-10-01'),
  read('periodEnd', '2026-10-31'),
  read('amountDue', '600.00'),
  read('ratePerYard', '30.00', { line: 0 }),
  read('amount', '600.00', { line: 0, confidence: 0.4 }),
];

/** Stores a bill that was read, and returns its ID. */
async function keepBill({ zipCode, values = VALUES, state = 'read' }: Kept = {}): Promise<number> {
  const req = await createLocalReq({}, payload);
  const assessment = zipCode
    ? await payload.create({
        collection: 'cwz-assessments',
        data: {
          ...cwzAssessment(),
          zipCode,
          contactName: 'Cora Cafe',
          zone: 1,
          reportId: crypto.randomUUID(),
        },
      })
    : undefined;
  const file = await judgedPdf('October.pdf', await blankPdf(1));
  const bill = await store.withoutLeftovers((storeBill) =>
    storeBill(req, {
      files: [file],
      placeOf: () => ({ prefix: 'utility_bills', name: `${crypto.randomUUID()}.pdf` }),
      details: { consentToAnalysis: true, assessment: assessment?.id },
    }),
  );
  if (!bill) throw new Error('Nothing was stored.');
  if (!assessment) {
    await payload.create({ collection: 'invoice-submissions', data: { ...invoiceRow(), bill: bill.bill } });
  }
  const pages = [{ file: 0, page: 0, width: 300, height: 400, source: 'text' as const }];
  const id = Number(bill.bill);
  const data = { state, kind: 'bill' as const, attempts: 1, pages, values };
  await payload.update({ collection: 'bills', id, data });
  return id;
}

async function reviewOf(bill: number): Promise<BillReview> {
  const { status, answer } = await get(payload, `/api/bill-review/${bill}`, as('staff'));
  expect(status).toBe(200);
  return answer as BillReview;
}

async function valueOf(bill: number, field: Value['field']) {
  const { values } = await reviewOf(bill);
  const value = values.find((each) => each.field === field);
  if (!value) throw new Error(`There is no ${field}.`);
  return value;
}

const decide = async (bill: number, field: Value['field'], decision: object, person = as('staff')) => {
  const { id, revision } = await valueOf(bill, field);
  return post(payload, `/api/bill-review/${bill}/decide`, {
    as: person,
    body: { value: { id, revision }, decision },
  });
};

const fetchPage = (path: string, person?: SignedIn) =>
  handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost/api${path}`, {
      headers: person ? { Authorization: `JWT ${person.token}` } : {},
    }),
  });

describe('the review of a bill', () => {
  it('has what was read, and findings by the register where the zone is not live', async () => {
    const review = await reviewOf(await keepBill({ zipCode: '11201' }));
    expect(review).toMatchObject({ state: 'read', zone: 'Brooklyn West, not live.', monthlyCost: 600 });
    expect(review.values.map(({ field, isLow }) => [field, isLow])).toContainEqual(['amount', true]);
    expect(review.findings[0]).toMatchObject({
      title: 'Above the citywide cap',
      source: expect.stringContaining('17 RCNY 5-02(a), as amended August 31, 2024') as string,
      monthlyExcess: 62.6,
      checks: ['It uses a value that may be misread. Accept or correct that value first.'],
    });
  });

  it('says of a live zone that the carter’s own maximum counts', async () => {
    const { zone, findings } = await reviewOf(await keepBill({ zipCode: '11373' }));
    expect(zone).toBe('Queens Central, live since January 3, 2025.');
    expect(findings[0]?.checks.join()).toContain('Maximum Price Calculator');
  });

  it('is found for an invoice submission too, by its building’s address', async () => {
    const { zone, files } = await reviewOf(await keepBill());
    expect(files).toEqual([{ name: 'October.pdf' }]);
    expect(zone).not.toBe('');
  });

  it('proposes nothing before the bill was read', async () => {
    const { state, findings, values } = await reviewOf(await keepBill({ state: 'waiting', values: [] }));
    expect({ state, findings, values }).toEqual({ state: 'waiting', findings: [], values: [] });
  });
});

describe('the first reading, for the sender of a bill', () => {
  const SURE = VALUES.map((value) => ({ ...value, confidence: 0.95 }));
  const FEE = read('fee', '25.00', { label: 'Fuel surcharge' });
  const LICENSE = read('license', '1234');

  async function progressOf(bill: number) {
    const { docs } = await payload.find({ collection: 'bills', where: { id: { equals: bill } } });
    const progress = await links.findBillProgress(docs[0]?.key ?? '');
    if (!progress) throw new Error('There is no page of the bill.');
    return progress;
  }

  const titlesOf = async (bill: number) =>
    (await links.findFirstReading(await progressOf(bill)))?.map(({ title }) => title);

  it('says what to ask about, and that no license number was found', async () => {
    const bill = await keepBill({ zipCode: '11201', values: [...SURE, FEE] });
    expect(await titlesOf(bill)).toEqual([
      'Ask about this rate',
      'Ask about this fee',
      'We found no license number',
    ]);
    expect(await titlesOf(await keepBill({ zipCode: '11201', values: [LICENSE] }))).toEqual([]);
    const term = read('contractMonths', '36');
    expect(await titlesOf(await keepBill({ zipCode: '11201', values: [LICENSE, term] }))).toEqual([
      'A contract for more than 2 years',
    ]);
  });

  it('leaves out what may be misread until the sender has corrected it', async () => {
    const bill = await keepBill({ zipCode: '11201', values: [LICENSE, ...VALUES] });
    expect(await titlesOf(bill)).toEqual([]);
    const progress = await progressOf(bill);
    const amount = progress.reading?.values.find(({ field }) => field === 'amount');
    const { correctReading } = await import('#collections/bills/submit.ts');
    const decision = { verdict: 'corrected', value: '620.00' } as const;
    expect(await correctReading(progress, [{ value: amount?.id ?? '', revision: 0, decision }])).toBe(
      'stored',
    );
    expect(await titlesOf(bill)).toEqual(['Ask about this rate']);
  });

  it('is silent before the bill is read, and once the report is sent', async () => {
    expect(await titlesOf(await keepBill({ state: 'waiting', values: [] }))).toBeUndefined();
    expect(await titlesOf(await keepBill({ state: 'byHand', values: SURE }))).toBeUndefined();
    const progress = await progressOf(await keepBill({ values: SURE }));
    expect(await links.findFirstReading({ ...progress, status: 'inReview' })).toBeDefined();
    expect(await links.findFirstReading({ ...progress, status: 'reportSent' })).toBeUndefined();
  });
});

describe('a decision', () => {
  it('that accepts a value makes a finding certain, and is counted as quality', async () => {
    const bill = await keepBill({ zipCode: '11201' });
    expect((await decide(bill, 'amount', { verdict: 'accepted' })).status).toBe(200);
    const { findings } = await reviewOf(bill);
    expect(findings[0]?.checks).toEqual([]);
    const rows = await quality.qualityBy(payload, 'field', { days: 30 });
    expect(rows).toContainEqual(expect.objectContaining({ name: 'amount', accepted: 1 }));
  });

  it('that corrects a value changes what is proposed', async () => {
    const bill = await keepBill({ zipCode: '11201' });
    const { answer } = await decide(bill, 'ratePerYard', { verdict: 'corrected', value: '$20.00' });
    const { findings } = answer as BillReview;
    expect(findings.filter(({ severity }) => severity === 'overcharge')).toEqual([]);
    expect(await valueOf(bill, 'ratePerYard')).toMatchObject({
      current: '20.00',
      read: '30.00',
      verdict: 'corrected',
      correctedBy: 'staff',
    });
  });

  it.each([
    ['amountDue', 'a lot', 'Enter an amount in dollars, such as 1,234.50.'],
    ['periodEnd', '13/45/2026', 'Enter a date, such as 11/30/2026.'],
    ['hauler', ' ', 'Enter a value.'],
    ['hauler', 'x'.repeat(300), 'This is too long. Use at most 200 characters.'],
  ] as const)('that corrects the %s to “%s” is refused with a message', async (field, value, message) => {
    const bill = await keepBill();
    const { status, answer } = await decide(bill, field, { verdict: 'corrected', value });
    expect({ status, answer }).toEqual({ status: 400, answer: { errors: [{ message }] } });
    expect((await valueOf(bill, field)).verdict).toBe('none');
  });

  it('of the second of two people is refused, and the first one stays', async () => {
    const bill = await keepBill();
    const { id, revision } = await valueOf(bill, 'amountDue');
    const send = (person: SignedIn, value: string) =>
      post(payload, `/api/bill-review/${bill}/decide`, {
        as: person,
        body: { value: { id, revision }, decision: { verdict: 'corrected', value } },
      });
    const answers = await Promise.all([send(as('staff'), '700'), send(colleague, '800')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(JSON.stringify(refused?.answer)).toContain('Someone else has changed this value');
    const winner = answers[0].status === 200 ? '700.00' : '800.00';
    expect((await valueOf(bill, 'amountDue')).current).toBe(winner);
  });

  it('about all sure values leaves alone values that someone else has changed', async () => {
    const bill = await keepBill();
    const { values } = await reviewOf(bill);
    await decide(bill, 'amountDue', { verdict: 'corrected', value: '700' }, colleague);
    const body = {
      verdict: 'accepted',
      values: values.filter(({ isLow }) => !isLow).map(({ id, revision }) => ({ id, revision })),
    };
    const decideMany = (sent: object) =>
      post(payload, `/api/bill-review/${bill}/decide-many`, { as: as('staff'), body: sent });
    await decideMany(body);
    const verdicts = async () =>
      Object.fromEntries((await reviewOf(bill)).values.map(({ field, verdict }) => [field, verdict]));
    expect(await verdicts()).toMatchObject({ hauler: 'accepted', amountDue: 'corrected', amount: 'none' });

    const accepted = (await reviewOf(bill)).values.filter(({ verdict }) => verdict === 'accepted');
    expect(accepted).toHaveLength(4);
    await decideMany({ verdict: 'none', values: accepted.map(({ id, revision }) => ({ id, revision })) });
    expect(await verdicts()).toMatchObject({ hauler: 'none', amountDue: 'corrected', amount: 'none' });
  });

  it('about a value of another bill is refused', async () => {
    const [one, other] = [await keepBill(), await keepBill()];
    const { id, revision } = await valueOf(one, 'amountDue');
    const body = { value: { id, revision }, decision: { verdict: 'accepted' } };
    const { status } = await post(payload, `/api/bill-review/${other}/decide`, { as: as('staff'), body });
    expect(status).toBe(404);
    expect((await valueOf(one, 'amountDue')).verdict).toBe('none');
  });
});

describe('a value that the reader missed', () => {
  const addTo = (bill: number, body: object, role: Role = 'staff') =>
    post(payload, `/api/bill-review/${bill}/add`, { as: as(role), body });

  it('is added as accepted, to the bill or to a line, old or new', async () => {
    const bill = await keepBill();
    await addTo(bill, { field: 'fee', label: 'Gate fee', value: '$25' });
    await addTo(bill, { field: 'containerSize', line: 0, value: '2' });
    await addTo(bill, { field: 'amount', line: 'new', value: '80' });
    const { values, findings } = await reviewOf(bill);
    const added = values.slice(-3);
    expect(added).toMatchObject([
      { field: 'fee', label: 'Gate fee', current: '25.00', line: null, verdict: 'accepted' },
      { field: 'containerSize', current: '2', line: 0, verdict: 'accepted' },
      { field: 'amount', current: '80.00', line: 1, verdict: 'accepted' },
    ]);
    expect(findings.map(({ title }) => title)).toContain('Fee not allowed for a container');
  });

  it.each([
    [{ field: 'amountDue', value: 'a lot' }, 400, 'Enter an amount in dollars'],
    [{ field: 'fee', value: '5' }, 400, 'Enter the name of the fee.'],
    [{ field: 'nonsense', value: '5' }, 400, ''],
  ])('is refused as %j', async (body, status, message) => {
    const bill = await keepBill();
    const before = (await reviewOf(bill)).values.length;
    const refused = await addTo(bill, body);
    expect(refused.status).toBe(status);
    expect(JSON.stringify(refused.answer)).toContain(message);
    expect((await reviewOf(bill)).values).toHaveLength(before);
    expect((await addTo(bill, body, 'editor')).status).toBe(403);
  });
});

describe('a report', () => {
  it('is not sent while one of its findings uses a value that nobody has checked', async () => {
    const bill = await keepBill({
      zipCode: '11201',
      values: [read('hauler', 'Royal Waste'), ...VALUES.slice(1)],
    });
    const where = { bill: { equals: bill } };
    const file = (await payload.find({ collection: 'bill-uploads', where, depth: 0 })).docs[0]?.id ?? 0;
    const { title = '', text = '' } = (await reviewOf(bill)).findings[0] ?? {};
    expect(title).not.toBe('');
    const analysis = { summary: 'You pay too much.', findings: [{ title, text }] };
    const send = (status: 'inReview' | 'reportSent') =>
      payload.update({ collection: 'bill-uploads', id: file, data: { status, analysis } });
    await send('inReview');
    await expect(send('reportSent')).rejects.toThrow('uses a value of the bill that nobody has checked');
    for (const field of ['ratePerYard', 'amount', 'periodStart', 'periodEnd', 'amountDue'] as const) {
      await decide(bill, field, { verdict: 'accepted' });
    }
    expect((await send('reportSent')).status).toBe('reportSent');
  });
});

describe('access to the review', () => {
  it.each([
    ['admin', 200],
    ['staff', 200],
    ['editor', 403],
  ] as const)('of %s is answered with %d', async (role, status) => {
    const bill = await keepBill();
    expect((await get(payload, `/api/bill-review/${bill}`, as(role))).status).toBe(status);
    expect((await fetchPage(`/bill-review/${bill}/pages/0/0`, as(role))).status).toBe(status);
    const accepted = await decide(bill, 'amountDue', { verdict: 'accepted' }, as(role));
    expect(accepted.status).toBe(status);
  });

  it('is refused to visitors', async () => {
    const bill = await keepBill();
    expect((await fetchPage(`/bill-review/${bill}`)).status).toBe(403);
    expect((await fetchPage(`/bill-review/${bill}/pages/0/0`)).status).toBe(403);
    expect((await post(payload, `/api/bill-review/${bill}/decide-many`, { body: {} })).status).toBe(403);
  });

  it.each([
    ['/bill-review/0', 400],
    ['/bill-review/2147483647', 404],
    ['/bill-review/x', 400],
    ['/bill-review/1/pages/-1/0', 400],
    ['/bill-review/2147483647/pages/0/0', 404],
  ])('%s is answered with %d', async (path, status) => {
    expect((await fetchPage(path, as('staff'))).status).toBe(status);
  });
});

describe('the image of a page', () => {
  it('is private, and can do nothing in the panel’s origin', async () => {
    const response = await fetchPage(`/bill-review/${await keepBill()}/pages/0/0`, as('staff'));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    const image = Buffer.from(await response.arrayBuffer());
    expect(image.subarray(1, 4).toString()).toBe('PNG');
  });

  it.each(['waiting', 'infected'] as const)('of a file whose scan is %s is refused', async (scan) => {
    const bill = await keepBill();
    await payload.update({ collection: 'bill-uploads', id: bill, data: { scan } });
    const response = await fetchPage(`/bill-review/${bill}/pages/0/0`, as('staff'));
    expect(response.status).toBe(409);
    expect((await reviewOf(bill)).files[0]?.refusal).toContain('virus');
  });

  it('that the file does not have is an error with a message', async () => {
    const bill = await keepBill();
    expect((await fetchPage(`/bill-review/${bill}/pages/0/7`, as('staff'))).status).toBe(422);
    expect((await fetchPage(`/bill-review/${bill}/pages/3/0`, as('staff'))).status).toBe(404);
  });
});

describe('the quality of reading', () => {
  it('counts by hauler and source what was wrong, and what of that was marked', async () => {
    const bill = await keepBill();
    await decide(bill, 'amount', { verdict: 'corrected', value: '650' });
    await decide(bill, 'amountDue', { verdict: 'dismissed' });
    const rows = await quality.qualityBy(payload, 'source', {});
    const [text] = rows.filter(({ name }) => name === 'text');
    expect(text?.corrected).toBeGreaterThan(0);
    expect(text?.wrongMarkedLow).toBeGreaterThan(0);
    const byHauler = await quality.qualityBy(payload, 'hauler', { days: 1 });
    expect(quality.totalQuality(byHauler)).toEqual({ ...quality.totalQuality(rows), name: '' });
  });
});
