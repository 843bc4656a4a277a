import { describe, expect, it } from 'vitest';
import { SEED_REGISTER, zonesOn } from '#tests/support/starting-register.ts';
import type { ZoneName } from '../commercial-waste/zones.ts';
import type { Bill, Service } from './bill.ts';
import { BILL_FIGURES } from './figures.ts';
import type { BillContext } from './finding.ts';
import { firstReading } from './first-reading.ts';

const DAY = '2026-10-31';

const at = (zone: ZoneName): BillContext => ({
  figures: BILL_FIGURES.from(SEED_REGISTER, DAY),
  zone: zonesOn(DAY).find(({ name }) => name === zone),
  day: DAY,
  today: '2026-11-21',
});

const service = (dollars: number, changes: Partial<Service> = {}): Service => ({
  text: 'Trash',
  rates: [{ unit: 'volume', dollars }],
  amount: 600,
  isSure: true,
  ...changes,
});

const read = (changes: Partial<Bill>, context = at('Midtown North')) =>
  firstReading({ license: '1234', services: [], fees: [], ...changes }, context);

describe('the first reading of a bill', () => {
  it.each<[string, Partial<Bill>, string[]]>([
    ['a rate above the reported cap', { services: [service(30)] }, ['Ask about this rate']],
    ['a rate between two caps', { services: [service(25)] }, ['Between two editions of the citywide cap']],
    ['a rate within the cap', { services: [service(20)] }, []],
    ['a rate that may be misread', { services: [service(30, { isSure: false })] }, []],
    [
      'a fee that rules bar',
      { fees: [{ label: 'Fuel surcharge', amount: 25, isSure: true }] },
      ['Ask about this fee'],
    ],
    ['a fee that may be misread', { fees: [{ label: 'Fuel surcharge', amount: 25, isSure: false }] }, []],
    ['a fee to explain', { fees: [{ label: 'Zorp', amount: 25, isSure: true }] }, []],
    [
      'a contract for three years',
      { contract: { months: 36, isSure: true } },
      ['A contract for more than 2 years'],
    ],
    ['a contract for two years', { contract: { months: 24, isSure: true } }, []],
    ['a contract term that may be misread', { contract: { months: 36, isSure: false } }, []],
    ['no license number', { license: undefined }, ['We found no license number']],
    [
      'amounts that do not add up',
      { amountDue: { dollars: 900, isSure: true }, services: [service(20)] },
      [],
    ],
  ])('of %s says %j', (_what, bill, titles) => {
    expect(read(bill).map(({ title }) => title)).toEqual(titles);
  });

  it('names the rule, when it was read, and what may explain the fee', () => {
    const [fee] = read({ fees: [{ label: 'Fuel surcharge', amount: 25, isSure: true }] });
    expect(fee?.source).toContain('17 RCNY 5-02, 2020 text.');
    expect(fee?.cautions.join()).toContain('Check with BIC');
  });

  it('asks for the carter’s own maximum where the zone is live and the rate is below the citywide cap', () => {
    const below = { services: [service(20)] };
    const title = 'We do not know your carter’s maximum: ask for it';
    expect(read(below, at('Queens Central')).map((finding) => finding.title)).toEqual([title]);
    expect(read(below)).toEqual([]);
  });

  it('accuses no carter in a live zone when its maximum rate is unknown', () => {
    const [rate] = read({ services: [service(30)] }, at('Queens Central'));
    expect(rate?.text).toBe(
      'The bill charges $30.00 per cubic yard. The citywide cap is $26.87, reported since August 31, 2024. That is about $62.60 a month above it.',
    );
    expect(rate?.cautions.join()).toContain('may be higher or lower than the citywide cap');
  });
});
