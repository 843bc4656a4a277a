import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollectionSlug } from 'payload';
import { BOROUGHS } from '#app/regulations/cwz/choices.ts';
import { INBOX_SLUGS, inboxKind } from '#cms/inbox/kinds.ts';
import { isFinal, statusLabel } from '#cms/inbox/workflow.ts';
import { BILL_ANALYSIS } from '#cms/analysis/workflow.ts';
import { readPdf } from '../support/read-pdf.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const INBOX: CollectionSlug[] = [
  'vendor-applications',
  'invoice-submissions',
  'bill-uploads',
  'cwz-assessments',
  'contact-messages',
  'feedback',
  'report-enquiries',
  'quiz-submissions',
  'emissions-reports',
  'newsletter-subscriptions',
];

let test: TestPayload;
let first: { created: number; unchanged: number };
const again = async () => (await import('#cms/seed/demo/index.ts')).seedDemo(test.payload, NOW);
const rowsOf = async <Slug extends CollectionSlug>(collection: Slug) =>
  (await test.payload.find({ collection, pagination: false, depth: 0 })).docs;

beforeAll(async () => {
  test = await createTestPayload({ environment: { STAFF_MAIL: 'desk@example.com' } });
  first = await again();
});

afterAll(() => test.close());

describe('the demo', () => {
  it('fills every part of the inbox, once', async () => {
    expect(first).toMatchObject({ created: 190, unchanged: 0 });
    const counts = async () =>
      Promise.all(INBOX.map(async (collection) => (await test.payload.count({ collection })).totalDocs));
    const before = await counts();
    expect(before.filter((count) => count < 8)).toEqual([]);
    expect(await again()).toEqual({ created: 0, unchanged: 190 });
    expect(await counts()).toEqual(before);
  });

  it('mails nobody, makes no account, and knows only addresses at example.com', async () => {
    expect((await test.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);
    expect((await test.payload.count({ collection: 'users' })).totalDocs).toBe(0);
    const rows = await Promise.all(INBOX.map(rowsOf));
    const addresses = JSON.stringify(rows).match(/(?<![^"\s<])[^"\s<]+@[^"\s>]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(150);
    expect(addresses.filter((address) => !/^[a-z]+\.[a-z]+\d\d\+demo@example\.com$/.test(address))).toEqual(
      [],
    );
  });

  it('is spread over eight weeks', async () => {
    const ages = (await rowsOf('contact-messages'))
      .concat()
      .map(({ createdAt }) => NOW.getTime() - Date.parse(createdAt));
    const weeks = new Set(ages.map((age) => Math.floor(age / (7 * 24 * 3_600_000))));
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...weeks)).toBeLessThan(8);
    expect(weeks.size).toBeGreaterThan(4);
  });

  it('has several statuses, modules and boroughs', async () => {
    const vendors = await rowsOf('vendor-applications');
    expect(new Set(vendors.map(({ status }) => status)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(vendors.map(({ module }) => module)).size).toBeGreaterThanOrEqual(4);
    const boroughs = new Set((await rowsOf('cwz-assessments')).map(({ borough }) => borough));
    expect(boroughs.size).toBeGreaterThanOrEqual(BOROUGHS.length - 1);
  });

  it('has a history that leads to where each submission stands, and has ended what is at its end', async () => {
    const changes = await rowsOf('changes');
    for (const slug of INBOX_SLUGS) {
      const { workflow } = inboxKind(slug);
      for (const { id, status, closedAt, dueAt } of await rowsOf(slug)) {
        const moves = changes.filter(({ collection, document }) => collection === slug && document === id);
        const last = moves.sort((a, b) => a.id - b.id).at(-1);
        expect(last?.to ?? statusLabel(workflow, workflow.statuses[0].value)).toBe(
          statusLabel(workflow, status!),
        );
        expect(Boolean(closedAt)).toBe(isFinal(workflow, status!));
        expect(dueAt).toBeTruthy();
      }
    }
  });

  it('has bills in every status, and what was sent can be read', async () => {
    const analyzed = [...(await rowsOf('invoice-submissions')), ...(await rowsOf('bill-uploads'))];
    const reached = new Set(analyzed.map(({ status }) => status));
    expect(reached).toEqual(new Set(BILL_ANALYSIS.statuses.map(({ value }) => value)));
    const { findBillAnalysis } = await import('#app/content/bill-analyses.server.ts');
    for (const { status, analysis } of analyzed) {
      if (status === 'rejected') expect(analysis?.rejectionReason).toBeTruthy();
      expect(Boolean(analysis?.reportId)).toBe(status === 'reportSent');
    }
    const sent = (await rowsOf('bill-uploads')).find(
      ({ status, assessment }) => status === 'reportSent' && assessment,
    );
    expect(await findBillAnalysis('cwz', sent?.analysis?.reportId ?? '')).toBeDefined();
  });

  it('has bills that are real PDFs, beside their rows', async () => {
    const [bill] = await rowsOf('bill-uploads');
    const { billStorage } = await import('#cms/uploads/bill-storage.ts');
    const chunks: Buffer[] = [];
    for await (const chunk of await billStorage().open(bill!)) chunks.push(chunk as Buffer);
    expect((await readPdf(Buffer.concat(chunks))).text).toContain('Total');
  });

  it('has emissions reports that the site can compute', async () => {
    const { findEmissionsReport } = await import('#app/content/emissions-reports.server.ts');
    for (const { publicId } of await rowsOf('emissions-reports')) {
      expect(await findEmissionsReport(publicId)).toMatchObject({ publicId });
    }
  });
});
