import { expect, test } from 'vitest';
import type { ExampleReport } from '#app/data/modules.server.ts';
import { startingCopy } from '#tests/support/starting-copy.ts';
import { filled, ll97On } from '#tests/support/starting-register.ts';
import { IMPRINT, readPdf } from '#tests/support/read-pdf.ts';
import { renderPdf } from '#app/features/pdf/render-pdf.server.ts';
import { examplePdf } from './example-pdf.ts';
import { exampleBasisView } from './report-view.ts';

const EXAMPLE: ExampleReport = {
  blockType: 'exampleReport',
  heading: 'An example emissions report',
  intro: 'A building above its limit.',
  limitKilograms: 265_000,
  emissionsKilograms: 348_000,
  penaltyPerYearFrom2030: 57_000,
  basis: 'An example, not a real building.',
  law: ll97On(),
};

const COPY = startingCopy('ll97-report').report.basis;

const pdfOf = async (example: ExampleReport) =>
  readPdf(
    await renderPdf(
      examplePdf({ example, basis: filled(exampleBasisView(example.basis, COPY)), imprint: IMPRINT }),
    ),
  );

test('the PDF of an example report shows its figures and is marked as an example', async () => {
  const { text, pages } = await pdfOf(EXAMPLE);
  expect(text).toContain('At risk Example');
  expect(text).toContain('This building is 83,000 kg over its limit.');
  expect(text).toContain('Emissions limit 265,000 kg');
  expect(text).toContain('Estimated emissions 348,000 kg');
  expect(text).toContain('about $22,244 a year in fines');
  expect(text).toContain('Penalty a year $22,244.00');
  expect(text).toContain('Up to about $57,000 a year from 2030.');
  expect(text).toContain('An example, not a real building.');
  expect(pages).toBe(1);
});

test('the PDF labels an example within its limit as safe', async () => {
  const within = { ...EXAMPLE, emissionsKilograms: 100_000, penaltyPerYear: 0, intro: null, basis: null };
  const { text } = await pdfOf(within);
  expect(text).toContain('Safe Example');
  expect(text).toContain('This building is 165,000 kg below its limit.');
  expect(text).toContain('Penalty a year None');
});
