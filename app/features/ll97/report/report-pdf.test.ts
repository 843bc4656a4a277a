import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourcesIn } from '#app/data/sources.server.ts';
import { usesIn } from '#law/figures/placeholders.ts';
import { LL97_FIGURES } from '#law/ll97/figures.ts';
import { METER_NAMES, NO_ENERGY, type EnergyUse } from '#law/ll97/emissions.ts';
import { PATHWAY_NAMES } from '#law/ll97/coverage.ts';
import { PROPERTY_TYPES } from '#law/ll97/property-types.ts';
import { reportOn, type Building } from '#law/ll97/report.ts';
import { buildingSchema, MAX } from '#law/ll97/building-schema.ts';
import { startingCopy } from '#tests/support/starting-copy.ts';
import { filled, ll97On, SEED_REGISTER } from '#tests/support/starting-register.ts';
import { IMPRINT, readPdf } from '#tests/support/read-pdf.ts';
import { WORKED_EXAMPLES } from '#tests/support/worked-examples.ts';
import { dollars, tons } from './format-report.ts';
import { reportPdf } from './report-pdf.ts';
import { reportView } from './report-view.ts';
import { renderPdf } from '#app/features/pdf/render-pdf.server.ts';

const ASKED_ON = '2026-11-21';
const SLOW = 60_000;
const COPY = startingCopy('ll97-report').report;

async function pdfOf(building: Building) {
  const withPlaceholders = reportView(reportOn(building, ASKED_ON, ll97On(ASKED_ON))!, 2026, COPY);
  const view = filled(withPlaceholders);
  const uses = new Set([...LL97_FIGURES.uses, ...usesIn(JSON.stringify(withPlaceholders))]);
  const sources = sourcesIn(SEED_REGISTER, uses);
  const pdf = await renderPdf(reportPdf({ view, sources, imprint: IMPRINT }));
  return { view, ...(await readPdf(pdf)) };
}

/** Extracted text has spaces at line ends, and hyphens in words that are too long for a line. */
const withoutBreaks = (text: string): string => text.replace(/[\s-]/g, '');

test.each(WORKED_EXAMPLES)(
  'the PDF for the example $id shows every figure for every period on one page',
  async ({ building, results }) => {
    const { text, pages, view } = await pdfOf(building);
    for (const { period, limit_t, emissions_t, excess_t, penalty_usd, assumption } of results) {
      const over = excess_t > 0 ? `${tons(excess_t)} over` : `${tons(limit_t - emissions_t)} under`;
      const row = text.slice(text.indexOf(`${period} ${assumption ? 'estimate ' : ''}${tons(limit_t)}`));
      expect(row).toMatch(new RegExp(`^${period} ${assumption ? 'estimate ' : ''}`));
      const figures = row.slice(0, 120);
      expect(figures).toContain(`${tons(limit_t)} ${tons(emissions_t)} ${over}`);
      expect(figures).toContain(penalty_usd > 0 ? dollars(penalty_usd) : 'None');
    }
    for (const line of view.basis.lines) expect(text).toContain(line);
    expect(text).toContain(building.address);
    expect(text).toContain(`Made on ${IMPRINT.made}`);
    expect(text).toContain(`${IMPRINT.address} Page 1 of 1`);
    expect(text).toContain(`${IMPRINT.site.productName} ${IMPRINT.site.tagline}`);
    expect(pages).toBe(1);
  },
  SLOW,
);

const HOUSING = [
  { propertyType: 'Multifamily Housing' as const, squareFeet: 80_000 },
  { propertyType: 'Retail Store' as const, squareFeet: 10_000 },
  { propertyType: 'Parking' as const, squareFeet: 15_000 },
];

const ALL_FUELS: EnergyUse = {
  electricityKwh: 900_000,
  naturalGasTherms: 35_000,
  fuelOil2Gallons: 3000,
  fuelOil4Gallons: 4000,
  districtSteamThousandPounds: 1500,
};

test.each<[string, Partial<Building>]>([
  ['an estimate', {}],
  ['five fuels', { energy: ALL_FUELS, pathway: 'article320From2026' }],
  ['Article 321 and five fuels', { energy: ALL_FUELS, pathway: 'article321' }],
])(
  'a PDF about %s fits on one page with its sources',
  async (_, details) => {
    const address = '350 Fifth Avenue, New York, NY 10118';
    const { pages, text } = await pdfOf({ address, uses: HOUSING, pathway: 'article320', ...details });
    expect(text).toContain('Sources: 1 RCNY 103-14(c)(3);');
    expect(pages).toBe(1);
  },
  SLOW,
);

test(
  'a PDF names the assumption behind an estimated limit, and has a title, a language and an author',
  async () => {
    const { text, info } = await pdfOf(WORKED_EXAMPLES[0]!.building);
    expect(text).toContain(
      '2035-2039 and 2040-2049: Limits: 1 RCNY 103-14(c)(3). Assumption: the 2030-2034 coefficients',
    );
    expect(info).toMatchObject({
      Title: 'Local Law 97 emissions report · Test Product',
      Author: 'Test Product',
      Language: 'en-US',
    });
  },
  SLOW,
);

test(
  'a PDF fits ten uses and a 200-character address without spaces on one page',
  async () => {
    const address = 'Wx9y'.repeat(50);
    const uses = PROPERTY_TYPES.slice(38, 48).map(({ name }, index) => ({
      propertyType: name,
      squareFeet: 12_345 * (index + 1),
    }));
    const { text, pages } = await pdfOf({ ...WORKED_EXAMPLES[0]!.building, address, uses });
    expect(withoutBreaks(text)).toContain(address);
    for (const { propertyType, squareFeet } of uses) {
      expect(withoutBreaks(text)).toContain(
        withoutBreaks(`${propertyType} ${squareFeet.toLocaleString('en-US')} sq ft`),
      );
    }
    expect(pages).toBe(1);
  },
  SLOW,
);

const atHighUse = (squareFeet: number) => ({ ...NO_ENERGY, electricityKwh: squareFeet * 60 });

test.each([
  [
    'article321',
    450_000,
    atHighUse(450_000),
    ['Article 321: based on these figures, the 2024 emissions test'],
  ],
  ['cityPortfolio', 450_000, atHighUse(450_000), ['The yearly limits do not apply to this building.']],
  ['article320', 20_000, atHighUse(20_000), ['Not covered as a single building.']],
  [
    'article321',
    20_000,
    undefined,
    [
      'No yearly limit Estimate',
      'This is an estimate, because no bills were entered.',
      'At 20,000 sq ft a single building is not covered.',
    ],
  ],
] as const)(
  'a one-page PDF without a yearly limit (%s, %i sq ft) shows no risk, excess or penalty per ton',
  async (pathway, squareFeet, energy, sentences) => {
    const uses = [{ propertyType: 'Office' as const, squareFeet }];
    const { text, pages } = await pdfOf({ uses, energy, pathway });
    for (const sentence of sentences) expect(text).toContain(sentence);
    expect(text).not.toMatch(
      /At risk|\d t over|\d t under|cut \d|\$268|annual penalty|penalty a year|\$[\d,]+\.\d\d/,
    );
    expect(pages).toBe(1);
  },
  SLOW,
);

test(
  'a one-page PDF notes that the first limit starts in 2026 and that fuel oil #4 is banned',
  async () => {
    const { text, pages } = await pdfOf({
      address: '350 Fifth Avenue, New York, NY 10118',
      uses: [{ propertyType: 'Multifamily Housing', squareFeet: 80_000 }],
      energy: { ...NO_ENERGY, electricityKwh: 2e6, fuelOil4Gallons: 20_000 },
      pathway: 'article320From2026',
    });
    expect(text).toContain('2024-2029 limit for 2026-2029 540.00 t');
    expect(text).toContain('Boilers may not burn fuel oil #4 starting July 1, 2027');
    expect(pages).toBe(1);
  },
  SLOW,
);

const quantity = fc.oneof(fc.constantFrom(0, 1e-9, 1, MAX), fc.double({ min: 0, max: 1e7, noNaN: true }));
const anyBuilding: fc.Arbitrary<Building> = fc.record({
  address: fc.oneof(fc.constant(undefined), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })),
  uses: fc.array(
    fc.record({
      propertyType: fc.constantFrom(...PROPERTY_TYPES.map(({ name }) => name)),
      squareFeet: fc.oneof(fc.constantFrom(1e-9, MAX), fc.integer({ min: 1, max: 5_000_000 })),
    }),
    { minLength: 1, maxLength: 20 },
  ),
  energy: fc.record(
    Object.fromEntries(METER_NAMES.map((name) => [name, quantity])) as Record<
      keyof EnergyUse,
      typeof quantity
    >,
  ),
  pathway: fc.constantFrom(...PATHWAY_NAMES),
});

test(
  'reportPdf renders every valid building on at most three pages',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyBuilding, async (building) => {
        expect(buildingSchema.safeParse(building).success).toBe(true);
        const { pages, text } = await pdfOf(building);
        expect(pages).toBeLessThanOrEqual(3);
        expect(text).toContain('Sources and assumptions');
        expect(text).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 12 },
    );
  },
  SLOW,
);
