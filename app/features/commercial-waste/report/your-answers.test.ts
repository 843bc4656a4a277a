import { describe, expect, it } from 'vitest';
import { hasMaximum } from '#law/bills/figures.ts';
import { exampleFigure } from '#tests/support/register.ts';
import { startingCopy } from '#tests/support/starting-copy.ts';
import { filled, SEED_REGISTER, zonesOn } from '#tests/support/starting-register.ts';
import { officialZoneOn } from '../official-zone.ts';
import { adviceOnAnswers, monthlyRate } from './your-answers.ts';

const DAY = '2026-11-22';
const COPY = startingCopy('cwz-report').told;

const ANSWERS = {
  zipCode: '11373',
  currentHauler: 'royal_waste',
  monthlyBill: '$1,200/mo',
  complianceWarning: false,
};

function told(answers: Partial<Parameters<typeof adviceOnAnswers>[0]> = {}, isAwarded = false) {
  const all = { ...ANSWERS, ...answers };
  const official = officialZoneOn(zonesOn(DAY), all.zipCode, DAY);
  return filled(adviceOnAnswers(all, { official, byZip: official, isAwarded }, COPY), DAY);
}

const about = (name: string, ...args: Parameters<typeof told>) =>
  told(...args).find((row) => row.name.startsWith(name));

describe('adviceOnAnswers', () => {
  it.each([
    ['11373', "We can't tell whether Royal Waste was awarded Queens Central."],
    ['11211', "If your carter wasn't awarded this zone, your contract ends on November 30, 2026."],
    ['11101', 'Queens West has no settled date yet, so nothing changes for now.'],
    ['10020', 'Midtown North has no settled date yet, so nothing changes for now.'],
    ['10024', 'Once you know your zone, check whether Royal Waste is one of them.'],
    ['90210', 'Once you know your zone, check whether Royal Waste is one of them.'],
  ])('gives advice on the hauler in ZIP code %s: %s', (zipCode, sentence) => {
    expect(about('Current hauler', { zipCode })?.text).toContain(sentence);
  });

  it('names the hauler that the visitor typed, without accusing it', () => {
    const hauler = about('Current hauler', { currentHauler: 'other', customHaulerName: 'Two Brothers' });
    expect(hauler?.value).toBe('Two Brothers');
    expect(hauler?.text).toContain("If it isn't listed, it may still collect for a carter that is.");
  });

  it('explains a compliance warning with fines from the register', () => {
    expect(about('Have you had', { complianceWarning: true })).toMatchObject({
      value: 'Yes',
      text: expect.stringContaining(
        'cost $100, $200 and $400 for the first, second and third in 12 months',
      ) as string,
    });
    expect(about('Have you had')).toMatchObject({
      value: 'No',
      text: expect.stringMatching(/^Keep it/) as string,
    });
  });

  it('repeats the monthly bill without calculating anything from it', () => {
    const bill = about('Monthly bill', { monthlyBill: 'about $1,200' });
    expect(bill?.value).toBe('about $1,200');
    expect(bill?.text).not.toMatch(/\$\d/);
  });
});

describe('a hauler with a maximum rate in the register', () => {
  const key = 'cwz-maximum-weight-queens-central-royal-waste-services';
  const register = {
    ...SEED_REGISTER,
    figures: { ...SEED_REGISTER.figures, [key]: exampleFigure({ kind: 'money', values: [{ value: '18' }] }) },
  };

  it.each([
    ['Royal Waste', 'Queens Central', true],
    ['ROYAL WASTE SERVICES, INC.', 'Queens Central', true],
    ['The Royal Waste Co.', 'Queens Central', true],
    ['Royal', 'Queens Central', false],
    ['Royal Waste Management', 'Queens Central', false],
    ['Royal Waste', 'Queens West', false],
  ])('is recognized only by its name and zone: %s in %s returns %s', (carter, zone, isAwarded) => {
    expect(hasMaximum(register, { zone, carter, day: DAY })).toBe(isAwarded);
  });

  it('is described as having maximum rates for the zone', () => {
    expect(about('Current hauler', {}, true)?.text).toBe(
      'Royal Waste has maximum rates with the city for Queens Central. Check that your contract is in writing and directly with it.',
    );
  });
});

describe('monthlyRate', () => {
  it.each([
    ['$913', '$913'],
    ['913', '$913'],
    ['1,200.50', '$1,200.50'],
    ['$1,200/mo', '$1,200/mo'],
    ['', undefined],
    ['no idea', undefined],
  ])('turns the monthly bill %j into %j', (monthlyBill, shown) => {
    expect(monthlyRate({ monthlyBill })).toBe(shown);
  });
});
