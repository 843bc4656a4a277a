import { describe, expect, it } from 'vitest';
import type { BillFieldName } from '#law/bills/bill-fields.ts';
import { LOW_CONFIDENCE } from '../reading.ts';
import { extractReading } from './extract-reading.ts';
import type { Word, WordPage } from './words.ts';

/** Builds a page from lines of text. `|` is a wide gap, and `@200` sets the horizontal position. */
function makePage(lines: string[], source: WordPage['source'] = 'text', certainty = 1): WordPage {
  const words = lines.flatMap((line, row) => {
    let left = 40;
    return line.split(' ').flatMap((text): Word[] => {
      if (text === '|') left += 40;
      if (text.startsWith('@')) left = Number(text.slice(1));
      if (text === '|' || text.startsWith('@')) return [];
      const word = {
        text,
        left,
        right: left + text.length * 6,
        top: row * 20,
        bottom: row * 20 + 10,
        certainty,
      };
      left = word.right + 3;
      return [word];
    });
  });
  return { file: 0, page: 0, width: 612, height: 792, source, words };
}

const BILL = [
  'Royal Waste Services, Inc. | BIC License No. 1234',
  'Account No: 10-44821',
  'Billing period: | Oct 1 - Oct 31, 2026',
  'Refuse 2 yd container, 3x per week | $400.00',
  'Recycling 4 yd container, twice a week at $10.00 per yd | $150.00',
  'Fuel surcharge | $20.00',
  'Sales tax | $50.59',
  'Total due | $620.59',
];

const readField = (page: WordPage, field: BillFieldName) =>
  extractReading([page]).values.filter((value) => value.field === field);

describe('extractReading', () => {
  it('reads a bill', () => {
    const reading = extractReading([makePage(BILL)]);
    expect(reading.kind).toBe('bill');
    const found = reading.values.map(({ field, line, value }) => [field, line, value]);
    expect(found).toEqual([
      ['hauler', undefined, 'Royal Waste Services, Inc.'],
      ['license', undefined, '1234'],
      ['periodStart', undefined, '2026-10-01'],
      ['periodEnd', undefined, '2026-10-31'],
      ['currentCharges', undefined, '620.59'],
      ['amountDue', undefined, '620.59'],
      ['tax', undefined, '50.59'],
      ['service', 0, 'Refuse 2 yd container, 3x per week'],
      ['containerSize', 0, '2'],
      ['pickups', 0, '3'],
      ['amount', 0, '400.00'],
      ['service', 1, 'Recycling 4 yd container, twice a week at $10.00 per yd'],
      ['containerSize', 1, '4'],
      ['pickups', 1, '2'],
      ['recyclingRate', 1, '10.00'],
      ['amount', 1, '150.00'],
      ['fee', undefined, '20.00'],
    ]);
  });

  it('returns the position of a value, and high confidence for a total that equals the sum of the lines', () => {
    const [total] = readField(makePage(BILL), 'amountDue');
    expect(total?.place.top).toBeCloseTo(140 / 792, 3);
    expect(total?.place.height).toBeCloseTo(10 / 792, 3);
    expect(total?.confidence).toBeGreaterThan(0.9);
  });

  it.each([
    ['does not add up', BILL.map((line) => line.replace('620.59', '670.59')), 'text' as const, 1],
    ['was recognized with low certainty', BILL, 'scan' as const, 0.5],
    ['is in another currency', BILL.map((line) => line.replaceAll('$', '€')), 'text' as const, 1],
  ])('returns low confidence for a total that %s', (_, lines, source, certainty) => {
    const [total] = readField(makePage(lines, source, certainty), 'amountDue');
    expect(total?.confidence).toBeLessThan(LOW_CONFIDENCE);
  });

  it('labels an amount in another currency', () => {
    const [total] = readField(makePage(BILL.map((line) => line.replaceAll('$', '£'))), 'amountDue');
    expect(total?.label).toBe('GBP');
  });

  it('separates current charges from debt, and is unsure of every charge if the total is wrong', () => {
    const carried = ['Previous balance | $900.00', 'Payments | -$200.00', 'New charges | $620.59'];
    const page = makePage([...BILL.slice(0, -1), ...carried, 'Total due | $1,320.59']);
    const { values } = extractReading([page]);
    const sums = ['previousBalance', 'payments', 'currentCharges', 'amountDue'];
    const found = values.filter(({ field }) => sums.includes(field));
    expect(found.map(({ value }) => value)).toEqual(['900.00', '200.00', '620.59', '1320.59']);
    expect(found.every(({ confidence }) => confidence >= LOW_CONFIDENCE)).toBe(true);
    const wrong = extractReading([makePage(BILL.map((line) => line.replace('620.59', '670.59')))]);
    const ofCharges = wrong.values.filter(({ field, line }) => line !== undefined || field === 'amountDue');
    expect(ofCharges.filter(({ confidence }) => confidence >= LOW_CONFIDENCE)).toEqual([]);
  });

  it('returns the values of a document that is not a bill, with low confidence', () => {
    const { kind, values } = extractReading([makePage(['Electric account', 'Total amount due | $374.72'])]);
    expect(kind).toBe('notABill');
    expect(values).toMatchObject([{ field: 'hauler' }, { field: 'amountDue', value: '374.72' }]);
    expect(values.every(({ confidence }) => confidence < LOW_CONFIDENCE)).toBe(true);
  });

  it('reads a value below its label', () => {
    const page = makePage(['Waste hauling invoice', 'Amount due', '$310.20']);
    expect(readField(page, 'amountDue')[0]?.value).toBe('310.20');
  });

  const sums = (lines: string[]) =>
    extractReading([makePage(lines)])
      .values.filter(({ line, field }) => line === undefined && /Balance|payments|Charges|Due$/.test(field))
      .map(({ field, value, confidence }) => [field, value, confidence >= LOW_CONFIDENCE]);

  it('reads a row of amounts with labels below it, and ignores weights', () => {
    const lines = [
      'Anchor Hauling Corp. | Invoice | BIC No. 2219',
      'Ticket | Material | Net tons',
      '448120 | MSW pulled | 6.18',
      '',
      '',
      'Disposal of MSW, 6.18 tons | $700.00',
      'Sales tax | $62.13',
      '',
      '900.00 | -900.00 | 762.13 | $762.13',
      'Previous | Paid | Current | Due',
    ];
    expect(sums(lines)).toEqual([
      ['previousBalance', '900.00', true],
      ['payments', '900.00', true],
      ['currentCharges', '762.13', true],
      ['amountDue', '762.13', true],
    ]);
  });

  it('reads the current invoice, not the sum of open invoices, as the current charges', () => {
    const lines = [
      'Anchor Hauling Corp. | BIC No. 2219 | Account 4471',
      'Aug service | $418.33',
      'Oct service | $620.59',
      'Balance due | $1,038.92',
      '',
      ...BILL.slice(3, 7),
      'Invoice total | $620.59',
    ];
    expect(sums(lines)).toEqual([
      ['currentCharges', '620.59', false],
      ['amountDue', '1038.92', true],
    ]);
  });

  it('is unsure of an amount due that it identifies only as a sum of other amounts', () => {
    const lines = ['Your last bill | $900.00', 'We received | -$200.00', 'This month | $620.59'];
    const found = sums([...BILL.slice(0, -1), ...lines, 'To settle everything | $1,320.59']);
    expect(found.at(-1)).toEqual(['amountDue', '1320.59', false]);
  });

  it('assigns each cell of a line to a different heading', () => {
    const lines = ['Stream | Size (yd) | Pickups/wk | $ per yd | Amount', 'Trash | 2 | 5 | 24.00 | 1,039.20'];
    const page = makePage(['Royal Waste Services, Inc.', ...lines, 'Total due | 1,039.20']);
    expect(readField(page, 'containerSize')).toMatchObject([{ value: '2' }]);
    expect(readField(page, 'pickups')).toMatchObject([{ value: '5' }]);
  });

  it.each([
    ['4 | weeks of refuse service, 2 yd container', []],
    ['Refuse 2 yd container, 3 times weekly', ['3', true]],
    ['Refuse 2 yd container, Mon-Fri', ['5', false]],
  ])('reads the number of pickups, if any, in "%s"', (line, expected) => {
    const page = makePage([...BILL.slice(0, 3), `${line} | $400.00`, ...BILL.slice(4)]);
    const pickups = readField(page, 'pickups').find((value) => value.line === 0);
    expect(pickups ? [pickups.value, pickups.confidence >= LOW_CONFIDENCE] : []).toEqual(expected);
  });

  it.each([
    ['Contract term: 36 months', ['36', true]],
    ['Contract term | 36 months', ['36', true]],
    ['This Agreement has an initial term of three (3) years and renews for one year', ['36', true]],
    ['Term of this agreement: thirty-six (36) months', ['36', true]],
    ['Service agreement length: 2 yrs', ['24', true]],
    ['Contract term: 36 months | Initial term: 24 months', ['24', false]],
    ['Contract term: 24 or 36 months', []],
    ['Contract term: 24-36 months', []],
    ['Contract term: three (4) years', []],
    ['Contract term: 999 years', []],
    ['Contract term: 2.5 years', []],
    ['Contract term: 36 months remaining', []],
    ['Remaining contract term: 36 months', []],
    ['Your previous contract term was 36 months', []],
    ['Ask for our new contract term of 5 years', []],
    ['Equipment lease: initial term of 60 months', []],
    ['Payment terms: net 30', []],
    ['Payment term: 36 months', []],
    ['Short-term storage, 36 months', []],
  ])('reads the contract term, if any, in "%s"', (line, expected) => {
    const [term] = readField(makePage([...BILL, line]), 'contractMonths');
    expect(term ? [term.value, term.confidence >= LOW_CONFIDENCE] : []).toEqual(expected);
  });

  it('is unsure of the contract term in a scan', () => {
    const page = makePage([...BILL, 'Contract term: 36 months'], 'scan');
    expect(readField(page, 'contractMonths')[0]?.confidence).toBeLessThan(LOW_CONFIDENCE);
  });

  it.each([
    ['BIC # 1902', '1902'],
    ['Licencia BIC n.º 0930', '0930'],
    ['Licencia BIC n.o 0930', '0930'],
    ['Business Integrity Commission, 100 Church Street | BIC No. 1902', '1902'],
    ['Business Integrity Commission, 100 Church Street', undefined],
    ['@40 Telephone @160 BIC #\n@40 718-555-0100 @160 1902', '1902'],
  ])('reads the license number, if any, in %j', (text, license) => {
    const lines = ['Three Bridges Carting Corp.', ...text.split('\n'), ...BILL.slice(1)];
    const [read] = readField(makePage(lines), 'license');
    expect(read?.value).toBe(license);
  });

  it.each([
    ['Mr. T Carting Corp.', 'Mr. T Carting Corp.'],
    ['Remit to: Interstate Waste Services of New York', 'Interstate Waste Services of New York'],
  ])('reads the hauler in "%s" as printed', (line, hauler) => {
    expect(readField(makePage([line, ...BILL.slice(1)]), 'hauler')[0]?.value).toBe(hauler);
  });

  const tableLines = (...cells: string[][]) =>
    cells.map((line) =>
      line
        .map((text, at) => text && `@${40 + at * 140} ${text}`)
        .filter(Boolean)
        .join(' '),
    );

  it('reads the full descriptions of services and fees in a table', () => {
    const table = tableLines(
      ['Code', 'Description', 'Amount'],
      ['MSW', 'Refuse, rear load', '390.00'],
      ['OCC', 'Bundled boxes', '40.00'],
      ['GATE', 'Gate / after hours fee', '35.00'],
    );
    const page = makePage(['Three Bridges Carting Corp. | BIC No. 1234', ...table, 'Total due | $465.00']);
    const services = readField(page, 'service').map(({ value }) => value);
    expect(services).toEqual(['MSW Refuse, rear load', 'OCC Bundled boxes']);
    expect(readField(page, 'fee')).toMatchObject([{ value: '35.00', label: 'GATE Gate / after hours fee' }]);
  });

  it.each([
    [tableLines(['Description', 'Quantity', 'Price', 'Amount'], ['', '(cu yd)', 'per yd', '($)'])],
    [tableLines(['', 'Yards', 'Rate per', 'Total'], ['Service', 'collected', 'cubic yard', 'charge'])],
    [tableLines(['Service', 'Quantity', 'Rate per yard', 'Amount'], ['Service at Main Street'])],
  ])('reads a rate per yard below a two-line heading or a subheading: %j', (headings) => {
    const lines = tableLines(
      ['Trash, rear load', '40', '20.00', '800.00'],
      ['Mixed waste', '10', '19.00', '190.00'],
    );
    const page = makePage(['Royal Waste Services, Inc.', ...headings, ...lines, 'Total due | $990.00']);
    expect(readField(page, 'ratePerYard').map(({ value }) => value)).toEqual(['20.00', '19.00']);
  });

  it('is unsure of the totals if one file contains two bills', () => {
    const pages = ['1001', '1002'].map((number, page) => ({
      ...makePage([...BILL.slice(0, 1), `Invoice No: ${number}`, ...BILL.slice(1)]),
      page,
    }));
    const { bills, values } = extractReading(pages);
    const totals = values.filter(({ field }) => field === 'amountDue' || field === 'currentCharges');
    expect([bills, totals.length]).toEqual([2, 2]);
    expect(totals.every(({ confidence }) => confidence < LOW_CONFIDENCE)).toBe(true);
  });

  it('is unsure of an unknown hauler', () => {
    const [hauler] = readField(makePage(['Three Bridges Carting Corp.', ...BILL.slice(1)]), 'hauler');
    expect(hauler).toMatchObject({ value: 'Three Bridges Carting Corp.' });
    expect(hauler?.confidence).toBeLessThan(LOW_CONFIDENCE);
  });

  it.each([
    ['empty', ['..']],
    ['notABill', ['Dear tenants, we meet on October 14 at seven in the lobby.']],
    ['notABill', ['Mop Supply | Invoice 3019', 'Trash bags, 55 gal | $62.00', 'Total due | $62.00']],
    ['notABill', ['Proposal', ...BILL]],
    ['notABill', ['Service agreement', ...BILL, 'Contract term: 36 months']],
    ['notABill', [...BILL, 'This is not a bill.']],
    [
      'notABill',
      ['Payment receipt', 'Riverside Carting Corp.', 'Payment received | $42.00', 'Total | $42.00'],
    ],
    [
      'bill',
      ['Receipt', '11/03/2026', 'Trash pickup 2 yd | 36.00', 'Tax | 3.20', 'Total | 39.20', 'Cash | 40.00'],
    ],
    ['bill', ['Fax | Nov 3 2026 | P. 1', 'Refuse 2 yd x 3 per week | 400.00', 'Please pay | 470.00']],
  ])('returns the kind %s for %j', (kind, lines) => {
    expect(extractReading([makePage(lines)]).kind).toBe(kind);
  });
});
