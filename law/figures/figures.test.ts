import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatValue, toStoredValue, valueError, type FigureKind } from './figure-kinds.ts';
import { fillText, markAmounts, markedLinks, placeholderErrors, usesIn } from './placeholders.ts';
import {
  certaintyBy,
  type Deadline,
  type Figure,
  nextDay,
  occurrences,
  periodError,
  type Register,
  valueOn,
} from './register.ts';

const SOURCE = { key: 'law', title: 'The law' };
const CHECK = { source: SOURCE, certainty: 'verified', checkedOn: '2026-11-22' } as const;

const figure = (key: string, kind: FigureKind, values: Figure['values'], unit = ''): Figure => ({
  ...CHECK,
  key,
  kind,
  values,
  unit,
  name: key,
  module: 'll97',
  statement: key,
  citation: 'Section 1',
});

const deadline = (key: string, date?: string, everyYears?: number): Deadline => ({
  ...CHECK,
  key,
  date,
  everyYears,
  module: 'll97',
  law: 'Local Law 97',
  what: key,
  who: 'Everybody',
  dateInWords: '',
  penalty: 'none',
});

const PENALTY = figure('penalty', 'money', [
  { from: '2024-01-01', value: '268' },
  { from: '2027-01-01', value: '300' },
]);

const REGISTER: Register = {
  figures: {
    penalty: PENALTY,
    days: figure('days', 'duration', [{ value: '60' }], 'business days'),
    empty: figure('empty', 'text', []),
    least: { ...figure('least', 'money', [{ value: '350' }]), certainty: 'reported' },
    most: { ...figure('most', 'money', [{ value: '1250' }]), certainty: 'reported' },
    rumor: { ...figure('rumor', 'money', [{ value: '25' }]), certainty: 'unverified' },
    cycle: { ...figure('cycle', 'duration', [{ value: '4' }], 'years'), certainty: 'reported' },
  },
  deadlines: { report: deadline('report', '2025-05-01', 1), rule: deadline('rule') },
};

describe('a figure value', () => {
  it.each<[FigureKind, string, string, string | undefined, string]>([
    ['money', '268', '', undefined, '$268'],
    ['money', '0.50', '', undefined, '$0.50'],
    ['money', '500000', '', undefined, '$500,000'],
    ['money', '1234567.5', '', 'number', '1,234,567.5'],
    ['money', '0.05', '', 'cents', '5 cents'],
    ['share', '35', '', undefined, '35%'],
    ['threshold', '25000', 'square feet', undefined, '25,000'],
    ['count', '8', 'zones', 'words', 'eight'],
    ['count', '8', 'zones', 'Words', 'Eight'],
    ['count', '20', 'zones', 'words', '20'],
    ['rate', '0.000288962', '', undefined, '0.000288962'],
    ['duration', '60', 'days', undefined, '60 days'],
    ['duration', '1', 'business days', undefined, '1 business day'],
    ['duration', '60', 'days', 'number', '60'],
    ['date', '2027-05-01', '', undefined, 'May 1, 2027'],
    ['date', '2027-05-01', '', 'day', 'May 1'],
    ['date', '2027-05-01', '', 'year', '2027'],
    ['monthDay', '02-29', '', undefined, 'February 29'],
    ['month', '2020-01', '', undefined, 'January 2020'],
    ['year', '2024', '', undefined, '2024'],
    ['time', '20:00', '', undefined, '8 p.m.'],
    ['time', '00:30', '', undefined, '12:30 a.m.'],
    ['time', '12:00', '', undefined, 'noon'],
    ['text', '2024-2029', '', undefined, '2024-2029'],
  ])('of kind %s (value %s, unit "%s", format %s) is shown as "%s"', (kind, value, unit, format, shown) => {
    expect(valueError(kind, value)).toBeUndefined();
    expect(formatValue(kind, value, unit, format)).toBe(shown);
  });

  it('keeps every digit when grouped', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(999), (whole, fraction) => {
        const value = `${whole}.${fraction}`;
        expect(formatValue('money', value).replace(/[$,]/g, '')).toBe(value);
      }),
    );
  });

  it.each<[FigureKind, string, string]>([
    ['money', '$280', '280'],
    ['money', ' $1,234,567.50 ', '1234567.50'],
    ['share', '35 %', '35'],
    ['money', '0,5', '0,5'],
    ['money', '5%', '5%'],
    ['share', '$5', '$5'],
    ['count', '1,200', '1200'],
    ['text', 'from 1,000 to 2,000', 'from 1,000 to 2,000'],
  ])('of kind %s typed as "%s" is stored as "%s"', (kind, typed, value) => {
    expect(toStoredValue(kind, typed)).toBe(value);
  });

  it.each<[FigureKind, string]>([
    ['money', '$268'],
    ['money', '-1'],
    ['money', '1e3'],
    ['share', '35%'],
    ['date', '2027-02-30'],
    ['date', 'May 1, 2027'],
    ['monthDay', '13-01'],
    ['time', '24:00'],
    ['text', '<b>268</b>'],
    ['text', ''],
  ])('of kind %s cannot be "%s"', (kind, value) => {
    expect(valueError(kind, value)).toContain(`"${value}" is not `);
  });
});

describe('valueOn', () => {
  /** Values that are not in chronological order. */
  const ENDED = {
    values: [
      { from: '2020-01-01', to: '2020-12-31', value: 'b' },
      { to: '2019-12-31', value: 'a' },
    ],
  };

  it.each([
    [PENALTY, '2023-06-01', '268'],
    [PENALTY, '2026-12-31', '268'],
    [PENALTY, '2027-01-01', '300'],
    [ENDED, '2019-12-31', 'a'],
    [ENDED, '2020-12-31', 'b'],
    [ENDED, '2021-06-01', 'b'],
    [{ values: [] }, '2026-01-01', undefined],
  ])('returns the value of %j on %s: %s', (figure, day, value) => {
    expect(valueOn(figure, day)).toBe(value);
  });
});

describe('periods', () => {
  const fromNewYear = { from: '2027-01-01', value: '2' };

  it.each<[Figure['values'], message: string]>([
    [[fromNewYear, fromNewYear], 'Two values start on 2027-01-01.'],
    [[{ value: '1' }, { value: '2' }], 'Two values have no first day.'],
    [[{ from: '2026-05-01', to: '2026-04-30', value: '1' }], 'ends before it starts'],
    [[{ from: '2026-01-01', to: '2027-01-01', value: '1' }, fromNewYear], 'after the next one starts'],
  ])('with the values %j have an error', (values, message) => {
    expect(periodError(values)).toContain(message);
  });

  it('that follow each other are valid', () => {
    expect(periodError(PENALTY.values)).toBeUndefined();
    expect(periodError([{ to: '2026-12-31', value: '1' }, fromNewYear])).toBeUndefined();
  });
});

describe('a deadline', () => {
  it.each([
    ['2025-05-01', 1, '2026-11-22', '2027-05-01'],
    ['2025-05-01', 1, '2027-05-01', '2027-05-01'],
    ['2025-05-01', 1, '2027-05-02', '2028-05-01'],
    ['2025-10-31', 2, '2026-11-22', '2027-10-31'],
    ['2024-02-29', 1, '2026-01-01', '2026-02-28'],
    ['2027-05-01', 1, '2026-01-01', '2027-05-01'],
    ['2024-12-31', undefined, '2026-11-22', '2024-12-31'],
    [undefined, 1, '2026-11-22', undefined],
  ])('on %s with the interval %s (years), as of %s, is next due on %s', (date, everyYears, today, next) => {
    expect(nextDay({ date, everyYears }, today)).toBe(next);
  });

  it('occurs on each of its dates in a range, including both ends', () => {
    const yearly = deadline('report', '2025-05-01', 1);
    expect(occurrences(yearly, '2026-05-01', '2027-05-01')).toEqual(['2026-05-01', '2027-05-01']);
    expect(occurrences(deadline('once', '2025-05-01'), '2025-05-02', '2030-01-01')).toEqual([]);
  });
});

describe('amounts from figures', () => {
  it.each([
    ['{figure:penalty} a ton', '$268 a ton'],
    ['Up to {figure:most}.', 'Up to $1,250 (reported).'],
    ['{figure:rumor} a month', '$25 (not verified) a month'],
    ['{figure:least} to {figure:most} a day', '$350 to $1,250 (reported) a day'],
    ['{figure:penalty} to {figure:most} a day', '$268 to $1,250 (reported) a day'],
    ['Every {figure:cycle}, in {figure:cycle|words} parts', 'Every 4 years, in four parts'],
    ['{figure:least|number} and {floors} floors', '350 and {floors} floors'],
  ])('in "%s" are marked unless verified: "%s"', (text, expected) => {
    expect(fillText(markAmounts(text), REGISTER, '2026-12-31')).toBe(expected);
  });

  it('are not marked without markAmounts', () => {
    expect(fillText('Up to {figure:most}.', REGISTER, '2026-12-31')).toBe('Up to $1,250.');
  });

  it('link to each figure once', () => {
    const text = markAmounts('{figure:most}, then {figure:most}, by {deadline:report}');
    expect(markedLinks(text)).toEqual([{ name: '{figure:most|marked}', url: '/figures#most' }]);
  });
});

it('certaintyBy does not treat an entry as verified by a secondary source alone', () => {
  const secondary = { ...SOURCE, isSecondary: true };
  expect(certaintyBy('verified', secondary)).toBe('reported');
  expect(certaintyBy('unverified', secondary)).toBe('unverified');
  expect(certaintyBy('verified', SOURCE)).toBe('verified');
});

describe('placeholders', () => {
  const text = 'At most {figure:penalty} a ton, by {deadline:report}: {figure:days|number} days.';

  it('are filled with the values for the given day', () => {
    expect(fillText(text, REGISTER, '2026-12-31')).toBe('At most $268 a ton, by May 1, 2027: 60 days.');
    expect(fillText(text, REGISTER, '2027-06-01')).toBe('At most $300 a ton, by May 1, 2028: 60 days.');
  });

  it('are listed once each', () => {
    expect(usesIn(`${text} ${text}`)).toEqual(['figure:penalty', 'deadline:report', 'figure:days']);
  });

  it.each([
    ['{figure:unknown}', 'The text uses {figure:unknown}, which does not exist.'],
    ['{figure:constructor}', 'The text uses {figure:constructor}, which does not exist.'],
    ['{deadline:report|constructor}', 'cannot be shown as "constructor"'],
    ['{figure:}', 'The text uses {figure:}, which does not exist.'],
    ['{figure:empty}', 'The figure "empty" has no value.'],
    ['{figure:penalty|words}', 'cannot be shown as "words": number, cents.'],
    ['{figure:days|constructor}', 'cannot be shown as "constructor"'],
    ['{deadline:unknown|year}', 'The text uses {deadline:unknown}, which does not exist.'],
    ['{deadline:rule}', 'The deadline "rule" has no date of its own.'],
    ['{deadline:report|words}', 'cannot be shown as "words": day, year.'],
  ])('have an error that explains the problem: %s', (wrong, message) => {
    expect(placeholderErrors(`Text ${wrong}.`, REGISTER)).toEqual([expect.stringContaining(message)]);
  });

  it('stay unchanged if they are unknown or have no value', () => {
    const text = 'See {figure:unknown}, {figure:constructor}, {deadline:rule} and {productName}.';
    expect(fillText(text, REGISTER, '2026-01-01')).toBe(text);
  });
});
