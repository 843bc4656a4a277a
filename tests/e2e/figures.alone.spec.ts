import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import getPort from 'get-port';
import type { AdminApi } from '../support/e2e/admin.ts';
import { leadsTo, post } from '../support/e2e/cwz-assessment.ts';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { mailTo } from '../support/e2e/outbox.ts';
import { anotherAddress, BASE_URL, DATA_DIRECTORY } from '../support/e2e/settings.ts';
import { readPdf } from '../support/read-pdf.ts';
import { environmentBeside, type Product, startProduct } from '../support/run/product.mjs';

const PENALTY = 'll97-penalty-per-ton';
const ARTICLE = '/ll97/blog/penalties-over-late-false';
const WITHIN = { timeout: 1000, intervals: [50] };

/** An office that is 499.0966 t over its limit starting in 2030. See the worked examples. */
const OFFICE = {
  'uses[0].propertyType': 'Office',
  'uses[0].squareFeet': '450000',
  electricityKwh: '5200000',
  naturalGasTherms: '180000',
  pathway: 'article320',
};
const AT_268 = '$133,757.89';
const AT_300 = '$149,728.98';

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/New_York' });

let second: Product;

test.beforeAll(async () => {
  const variables = await environmentBeside({ data: DATA_DIRECTORY });
  const PORT = String(await getPort());
  second = await startProduct({ variables: { ...variables, PORT, TRUST_PROXY: 'loopback' } });
  // Load a page first, because this takes a new process longer than the one second within which a change must appear.
  await fetch(`${second.url}${ARTICLE}`);
});
test.afterAll(() => second.stop());

const urls = (): string[] => [BASE_URL, second.url];

async function publishValues(api: AdminApi, values: object[]): Promise<void> {
  const figure = await api.find('figures', { key: PENALTY });
  await api.update('figures', figure?.id ?? 0, { values, _status: 'published' });
}

async function loadText(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text();
}

interface PublicFigure {
  history: { value: string; from: string | null }[];
}

async function publicValues(request: APIRequestContext, url: string): Promise<unknown[]> {
  const figure = (await (await request.get(`${url}/api/v1/figures/${PENALTY}`)).json()) as PublicFigure;
  return figure.history.map(({ from, value }) => [from, value]);
}

/** Requests a PDF as a new visitor, because other tests may have used up this minute's downloads. Returns its text. */
async function pdfText(request: APIRequestContext, url: string, report: string): Promise<string> {
  const response = await request.get(`${url}${report}/report.pdf`, { headers: anotherAddress() });
  expect(response.status()).toBe(200);
  return (await readPdf(await response.body())).text;
}

/** Sends a contact form and returns the confirmation, whose template contains the penalty. */
async function mailedText(request: APIRequestContext): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const message = { name: 'Ada', email, subject: 'A penalty', message: 'What does it cost?' };
  await post(request, '/contact', message);
  return (await mailTo(email)).text;
}

test('a new penalty appears in the pages, calculator, PDF, emails and JSON of two processes on its first day', async ({
  api,
  request,
}) => {
  test.setTimeout(180_000);
  const figure = await api.find('figures', { key: PENALTY });
  const before = figure?.values as object[];
  const template = await api.find('mail-templates', { key: 'messageReceived' });
  const report = leadsTo(await post(request, '/ll97/calculator', OFFICE));

  const expectEverywhere = async (rate: string, yearly: string) => {
    for (const url of urls()) {
      await expect.poll(() => loadText(request, `${url}${ARTICLE}`), WITHIN).toContain(rate);
      expect(await loadText(request, `${url}/ll97`)).toContain(rate);
      expect(await loadText(request, `${url}${report}`)).toContain(yearly);
      expect(await pdfText(request, url, report)).toContain(yearly);
    }
    expect(await mailedText(request)).toContain(`It costs ${rate} a ton.`);
  };

  try {
    const body = `${String(template?.body)}\n\nIt costs {figure:${PENALTY}} a ton.`;
    await api.update('mail-templates', template?.id ?? 0, { body, _status: 'published' });
    const tomorrow = dayIn(1);
    await publishValues(api, [...before, { from: tomorrow, value: '300' }]);
    for (const url of urls()) {
      await expect.poll(() => publicValues(request, url), WITHIN).toContainEqual([tomorrow, '300']);
    }
    await expectEverywhere('$268', AT_268);

    const today = dayIn(0);
    await publishValues(api, [...before, { from: today, value: '300' }]);
    for (const url of urls()) {
      await expect.poll(() => publicValues(request, url), WITHIN).toContainEqual([today, '300']);
    }
    await expectEverywhere('$300', AT_300);
  } finally {
    await publishValues(api, before);
    await api.update('mail-templates', template?.id ?? 0, { body: template?.body, _status: 'published' });
  }
});
