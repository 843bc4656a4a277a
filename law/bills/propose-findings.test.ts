import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED_REGISTER, zonesOn } from '#tests/support/starting-register.ts';
import { exampleFigure } from '#tests/support/register.ts';
import type { ZoneName } from '../commercial-waste/zones.ts';
import type { Bill, Fee, Service } from './bill.ts';
import { BILL_FIGURES, carterMaximumKey } from './figures.ts';
import type { BillContext, Finding } from './finding.ts';
import { fairMonthlyCost, isPlain, monthlyCost, proposeFindings } from './propose-findings.ts';

const DAY = '2026-10-31';

const service = (changes: Partial<Service> = {}): Service => ({
  text: 'Trash, 2 yd, 3 x a week',
  rates: [{ unit: 'volume', dollars: 20 }],
  ...changes,
});

const byVolume = (dollars: number, changes: Partial<Service> = {}): Service =>
  service({ rates: [{ unit: 'volume', dollars }], ...changes });

const fee = (label: string, amount = 25): Fee => ({ label, amount });

const bill = (changes: Partial<Bill> = {}): Bill => ({
  carter: 'Royal Waste',
  period: { start: '2026-10-01', end: DAY },
  services: [service()],
  fees: [],
  ...changes,
});

const register = {
  ...SEED_REGISTER,
  figures: {
    ...SEED_REGISTER.figures,
    [carterMaximumKey('Bronx East', 'Royal Waste', 'volume')]: exampleFigure({
      kind: 'money',
      values: [{ value: '18' }],
      citation: 'Agreement of Royal Waste',
    }),
  },
};

/** A bill in a zone. Queens Central has been live since 2025, Queens West is only proposed, Midtown North has no date. */
function at(zone?: ZoneName, changes: Partial<BillContext> = {}): BillContext {
  return {
    figures: BILL_FIGURES.from(register, DAY),
    zone: zonesOn(DAY).find(({ name }) => name === zone),
    day: DAY,
    today: '2026-11-21',
    ...changes,
  };
}

const found = (changes: Partial<Bill>, context = at('Midtown North')): Finding[] =>
  proposeFindings(bill(changes), context);

const titles = (changes: Partial<Bill>, context?: BillContext): string[] =>
  found(changes, context).map(({ title }) => title);

describe('a rate', () => {
  it.each([
    ['volume', 24.21, []],
    ['volume', 24.22, ['Between two editions of the citywide cap']],
    ['volume', 26.87, ['Between two editions of the citywide cap']],
    ['volume', 26.88, ['Above the citywide cap']],
    ['weight', 15.89, []],
    ['weight', 15.9, ['Between two editions of the citywide cap']],
    ['weight', 17.64, ['Between two editions of the citywide cap']],
    ['weight', 17.65, ['Above the citywide cap']],
  ] as const)('by %s of $%d produces the findings %j outside live zones', (unit, dollars, expected) => {
    expect(titles({ services: [service({ rates: [{ unit, dollars }] })] })).toEqual(expected);
  });

  it('above the cap is reported with the cap, its source, and the monthly overcharge', () => {
    const [finding] = found({ services: [byVolume(30, { amount: 600 })] });
    expect(finding).toMatchObject({
      severity: 'overcharge',
      text: 'The bill charges $30.00 per cubic yard. The most allowed is $26.87, reported since August 31, 2024. That is about $62.60 a month too much.',
      source:
        '17 RCNY 5-02(a), as amended August 31, 2024, in one transcription, as checked on November 23, 2026 (not confirmed in a current official source)',
      checks: [],
      monthlyExcess: 62.6,
    });
  });

  it('between two published caps needs a check with BIC and has no overcharge amount', () => {
    const services = [byVolume(25.18, { amount: 600 })];
    const [finding] = found({ services });
    expect(finding).toMatchObject({
      severity: 'notice',
      text: 'The bill charges $25.18 per cubic yard. One source gives a cap of $24.21 since October 31, 2022; the cap was reported to be $26.87 since August 31, 2024.',
      checks: ['Check with BIC: the cap was reported to be $26.87 since August 31, 2024.'],
    });
    expect(finding).not.toHaveProperty('monthlyExcess');
    const [earlier] = found({ services }, at('Midtown North', { day: '2024-07-31' }));
    expect(earlier?.checks[0]).toContain('The bill is for days before that.');
  });

  it('is compared only with the current cap once that figure is verified', () => {
    const cap = { ...SEED_REGISTER.figures['bic-cap-volume']!, certainty: 'verified' as const };
    const verified = { ...register, figures: { ...register.figures, 'bic-cap-volume': cap } };
    const titlesOn = (day: string) =>
      titles(
        { services: [byVolume(25)] },
        at('Midtown North', { day, figures: BILL_FIGURES.from(verified, day) }),
      );
    expect(titlesOn('2024-07-31')).toEqual(['Above the citywide cap']);
    expect(titlesOn(DAY)).toEqual([]);
  });

  it.each([
    'C&D debris 30 yd roll-off',
    'Construction & demolition container',
    'C/D dumpster',
    'Regulated medical waste, 2 boxes',
    'Red-bag pickup',
    'Grease trap service',
    'Used cooking oil',
    'E-waste collection',
    'Electronics recycling',
    'Document shredding bin',
    'Confidential paper console',
  ])('has no cap for “%s”', (text) => {
    expect(titles({ services: [byVolume(90, { text })] })).toEqual([]);
  });

  it('above the cap needs a check if the zone is live or unknown', () => {
    const services = [byVolume(30)];
    const [live] = found({ services }, at('Queens Central'));
    expect(live?.checks.join()).toContain('live since January 3, 2025');
    const unknown = found({ services }, at());
    expect(unknown[0]?.checks.join()).toContain('alone doesn’t tell us');
    expect([live, ...unknown].every((each) => each && !isPlain(each))).toBe(true);
  });

  it('is compared with the carter’s own maximum if the register has it', () => {
    const [finding] = found({}, at('Bronx East'));
    expect(finding).toMatchObject({
      title: 'Above the carter’s maximum in Bronx East',
      source: 'Agreement of Royal Waste, as checked on November 22, 2026',
      checks: [],
    });
    expect(titles({ carter: 'Another' }, at('Bronx East'))).toEqual(['Is Another awarded Bronx East?']);
  });

  it('is multiplied by container size and pickups if the line has no amount', () => {
    const [finding] = found({ services: [byVolume(53.74, { containerSize: 2, pickupsPerWeek: 7 })] });
    // 2 cubic yards a day for 30.4375 days, at $26.87 above the cap.
    expect(finding?.monthlyExcess).toBe(1635.71);
  });
});

describe('a fee', () => {
  it.each([
    ['NYS sales tax', [], []],
    ['Fuel surcharge', ['Fee not allowed'], [25]],
    ['Environmental fee', ['Fee not allowed'], [25]],
    ['Container rental', ['Fee not allowed for a container'], [25]],
    ['Gate fee', ['Fee not allowed for a container'], [25]],
    ['Gate / after hours fee', ['Fee not allowed for a container'], [25]],
    ['Recargo por combustible', ['Fee not allowed'], [25]],
    ['Recargo por mora', ['Late fee or interest'], [undefined]],
    ['Overfilled container', ['Fee for an overfilled container'], [undefined]],
    ['Late fee', ['Late fee or interest'], [undefined]],
    ['Extra pickup', ['Charge for an extra service'], [undefined]],
    ['Pickup charge', ['Fee not allowed'], [25]],
    ['Zorp', ['Fee to explain'], [undefined]],
  ])('named “%s” produces the findings %j with an excess of %j', (label, expected, excess) => {
    const findings = found({ fees: [fee(label)] });
    expect(findings.map(({ title }) => title)).toEqual(expected);
    expect(findings.map(({ monthlyExcess }) => monthlyExcess)).toEqual(excess);
  });

  it.each(['Fuel surcharge', 'Container rental', 'Pickup charge'])(
    'named “%s” is judged by the 2020 rule and needs a check unless the zone is live',
    (label) => {
      for (const context of [at('Midtown North'), at('Queens West'), at()]) {
        const [finding] = found({ fees: [fee(label)] }, context);
        expect(finding?.source).toMatch(/^17 RCNY 5-02, 2020 text\. Amended August 31, 2024;/);
        expect(finding?.text).toContain('the 2020 rule');
        expect(finding?.checks[0]).toContain('Check with BIC');
      }
    },
  );

  it('for a container violates the law itself in a live zone', () => {
    const [finding] = found({ fees: [fee('Gate fee')] }, at('Queens Central'));
    expect(finding).toMatchObject({ source: 'Admin. Code 16-1002(c)(2)', checks: [] });
  });

  it('for a compactor or roll-off is not reported as a violation', () => {
    const services = [service({ text: '30 yd roll-off' })];
    expect(titles({ fees: [fee('Container rental')], services })).toEqual(['Fee for a container']);
    expect(titles({ fees: [fee('Compactor rental')] })).toEqual(['Fee for a container']);
  });

  it('for pickups is allowed in a live zone', () => {
    expect(titles({ fees: [fee('Pickup charge')] }, at('Queens Central'))).toEqual([
      'Is Royal Waste awarded Queens Central?',
    ]);
  });

  it('of zero or less produces no finding', () => {
    expect(titles({ fees: [fee('Fuel surcharge', 0), fee('Fuel surcharge', -10)] })).toEqual([]);
  });
});

describe('the carter in a live zone', () => {
  const carterFinding = (services: Service[]) =>
    found({ services }, at('Queens Central')).find(({ id }) => id === 'carter');

  it('may be a citywide carter, or any licensed carter for exempt materials', () => {
    const finding = carterFinding([service()]);
    expect(finding?.title).toBe('Is Royal Waste awarded Queens Central?');
    for (const text of [finding?.text, finding?.checks.join()]) {
      expect(text).toContain('5 citywide carters');
      expect(text).toContain('Any licensed carter may take exempt materials');
    }
    expect(finding?.text).toContain('containers of 10 cubic yards and more');
  });

  it.each([{ containerSize: 10 }, { text: '30 yd roll-off' }, { text: 'Compactor pull' }])(
    'is not questioned for a large container: %o',
    (changes) => {
      const finding = carterFinding([service(), service(changes)]);
      expect(finding?.title).toBe('Who can serve large containers in Queens Central');
      expect(finding?.text).not.toContain('must');
    },
  );

  it('is not questioned if the bill has only exempt materials', () => {
    expect(carterFinding([service({ text: 'Construction debris' })])).toBeUndefined();
  });
});

describe('a recycling or organics rate', () => {
  const recycling = (dollars: number) => ({ unit: 'volume', dollars }) as const;

  it.each([
    [19.99, []],
    [20, ['No discount on recycling']],
    [21, ['No discount on recycling']],
  ])('of $%d produces the findings %j if trash costs $20', (dollars, expected) => {
    const context = at('Queens Central');
    expect(titles({ recycling: recycling(dollars), carter: undefined }, context)).toEqual(expected);
  });

  it('is also recognized in its own service line', () => {
    const services = [service(), service({ text: 'Organics 2 yd' })];
    expect(titles({ services, carter: undefined }, at('Queens Central'))).toEqual([
      'No discount on organics',
    ]);
  });

  it('needs a check if the zone is not live', () => {
    expect(found({ recycling: recycling(20) })[0]?.checks.join()).toContain('is not live yet');
  });

  it('is not compared with a trash rate in another unit', () => {
    expect(titles({ organics: { unit: 'weight', dollars: 90 } })).toEqual([]);
  });

  it('is expected on the bill of a business that separates that material', () => {
    const context = at('Midtown North', { separates: { recycling: true, organics: false } });
    expect(titles({}, context)).toEqual(['No discount on recycling']);
    expect(titles({ recycling: recycling(10) }, context)).toEqual([]);
  });
});

describe('the billing period', () => {
  const period = (start: string, end: string) => ({ period: { start, end } });

  it.each([
    ['2026-10-01', '2026-10-31', [], 600],
    ['2026-02-01', '2026-02-28', [], 600],
    ['2026-10-15', '2026-11-14', [], 600],
    ['2026-10-01', '2026-10-10', ['The bill covers less than a month'], 1826.25],
    ['2026-07-01', '2026-09-30', ['The bill covers more than a month'], 200],
    ['2026-10-31', '2026-10-01', ['The period ends before it starts'], 600],
    ['2026-11-01', '2026-11-30', ['The bill is for future days'], 600],
  ])(
    'from %s to %s produces the findings %j and turns $600 into $%d a month',
    (start, end, expected, cost) => {
      expect(titles(period(start, end))).toEqual(expected);
      expect(monthlyCost(bill({ ...period(start, end), currentCharges: { dollars: 600 } }))).toBe(cost);
    },
  );
});

const amount = (dollars: number) => ({ dollars });

describe('the totals on a bill', () => {
  const lines = { services: [service({ amount: 100 }), service({ amount: 20 })], tax: amount(10.65) };
  const carried = { previousBalance: amount(500), payments: amount(200), credits: amount(30) };
  const [CHARGES, DUE] = ['The current charges are', 'The amount due is'].map(
    (name) => `${name} not the sum of what the bill lists`,
  );

  it.each<[string, Partial<Bill>, (string | undefined)[]]>([
    ['lines, fees and tax', { currentCharges: amount(130.65) }, []],
    ['rounding', { currentCharges: amount(130.67) }, []],
    ['a different sum', { currentCharges: amount(140) }, [CHARGES]],
    ['an amount due alone', { amountDue: amount(140) }, [CHARGES]],
    ['an old balance', { ...carried, currentCharges: amount(130.65), amountDue: amount(400.65) }, []],
    ['a credit', { credits: amount(30), currentCharges: amount(100.65), amountDue: amount(100.65) }, []],
    ['a different balance', { ...carried, currentCharges: amount(130.65), amountDue: amount(450.65) }, [DUE]],
    ['an old balance without charges', { ...carried, amountDue: amount(430.65) }, []],
  ])('with %s (%j) produce the findings %j', (_, sums, expected) => {
    expect(titles({ ...lines, ...sums })).toEqual(expected);
  });

  it('are not checked if a line has no amount', () => {
    expect(titles({ amountDue: amount(1), services: [service()] })).toEqual([]);
  });

  it.each<[string, Partial<Bill>, number | undefined]>([
    ['the current charges', { ...carried, currentCharges: amount(130), amountDue: amount(400) }, 130],
    ['the amount due without the old balance', { ...carried, amountDue: amount(400) }, 130],
    ['the amount due', { amountDue: amount(400) }, 400],
    ['no amount', { payments: amount(200), amountDue: amount(400) }, undefined],
  ])('yield %s as the monthly cost', (_, sums, expected) => {
    expect(monthlyCost(bill(sums))).toBe(expected);
  });
});

describe('any bill', () => {
  const dollars = fc.double({ min: 0, max: 5000, noNaN: true });
  const day = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const anyAmount = fc.option(fc.record({ dollars }), { nil: undefined });
  const anyBill: fc.Arbitrary<Bill> = fc.record({
    carter: fc.option(fc.string({ maxLength: 200 }), { nil: undefined }),
    period: fc.option(fc.record({ start: day, end: day }), { nil: undefined }),
    previousBalance: anyAmount,
    payments: anyAmount,
    credits: anyAmount,
    currentCharges: anyAmount,
    amountDue: anyAmount,
    tax: anyAmount,
    services: fc.array(
      fc.record({
        text: fc.string(),
        rates: fc.array(fc.record({ unit: fc.constantFrom('volume', 'weight'), dollars }), { maxLength: 2 }),
        amount: fc.option(dollars, { nil: undefined }),
      }),
      { maxLength: 4 },
    ),
    fees: fc.array(fc.record({ label: fc.string({ maxLength: 200 }), amount: dollars }), {
      maxLength: 6,
    }),
  });
  const anyContext = fc
    .constantFrom(undefined, 'Queens Central', 'Bronx East', 'Queens West', 'Midtown North')
    .map((zone) => at(zone as ZoneName | undefined));

  it('has findings that fit the form, with sources and unique IDs, and a fair cost up to its actual cost', () => {
    fc.assert(
      fc.property(anyBill, anyContext, (anything, context) => {
        const findings = proposeFindings(anything, context);
        expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
        for (const { title, text, source, step = '', monthlyExcess = 0 } of findings) {
          expect(source).not.toBe('');
          expect(text.length).toBeLessThanOrEqual(1000);
          expect(step.length).toBeLessThanOrEqual(400);
          expect(title.length).toBeGreaterThan(0);
          expect(title.length).toBeLessThanOrEqual(120);
          expect(monthlyExcess).toBeGreaterThanOrEqual(0);
        }
        const cost = monthlyCost(anything);
        if (cost === undefined) return;
        const fair = fairMonthlyCost(cost, findings) ?? cost;
        expect(fair).toBeGreaterThanOrEqual(0);
        expect(fair).toBeLessThanOrEqual(cost);
      }),
    );
  });

  it('never has an overcharge for a rate up to the highest published cap', () => {
    const uses = [
      { unit: 'volume', most: 26.87 },
      { unit: 'weight', most: 17.64 },
    ] as const;
    const rate = fc
      .constantFrom(...uses)
      .chain(({ unit, most }) =>
        fc.double({ min: 0, max: most, noNaN: true }).map((dollars) => ({ unit, dollars })),
      );
    // Excludes Bronx East, where the carter's own maximum is lower than the cap.
    const zone = fc.constantFrom<(ZoneName | undefined)[]>(undefined, 'Queens Central', 'Queens West');
    const amount = fc.option(dollars, { nil: undefined });
    fc.assert(
      fc.property(rate, amount, zone, day, (low, total, name, date) => {
        const services = [service({ rates: [low], amount: total })];
        const context = at(name, { day: date, figures: BILL_FIGURES.from(register, date) });
        const findings = found({ services }, context).filter(({ id }) => id.startsWith('rate-'));
        expect(findings.filter((each) => isPlain(each) || each.monthlyExcess)).toEqual([]);
      }),
    );
  });
});
