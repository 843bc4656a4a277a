import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/support/cwz-answers.ts';
import {
  firstIncomplete,
  toStepForm,
  isOpen,
  stepAnswers,
  stepFields,
  toAssessment,
  withStep,
  type Answers,
} from './draft.ts';
import { STEP_FORMS } from './assessment-fields.ts';
import { STEPS, type StepName } from './steps.ts';

/** The answers of a visitor who has completed these steps. */
const after = (...steps: StepName[]): Answers =>
  steps.reduce<Answers>((answers, step) => ({ ...answers, ...stepAnswers(step, COMPLETE_ANSWERS) }), {});

describe('step navigation', () => {
  it.each([
    [after(), 'business'],
    [after('business'), 'hauler'],
    [after('business', 'hauler'), 'consent'],
    [after('business', 'hauler', 'consent'), 'contact'],
    [COMPLETE_ANSWERS, 'contact'],
    [after('hauler', 'consent', 'contact'), 'business'],
    [{ ...COMPLETE_ANSWERS, zipCode: '1' }, 'business'],
    [{ ...after('business', 'hauler'), consentToZoneComparison: 'no' }, 'consent'],
  ] as const)('goes to the first incomplete step, or to the last if none is: case %#', (answers, step) => {
    expect(firstIncomplete(answers)).toBe(step);
  });

  it('allows every step up to the first incomplete one', () => {
    expect(STEPS.map((step) => isOpen(step, after('business')))).toEqual([true, true, false, false]);
    expect(STEPS.every((step) => isOpen(step, COMPLETE_ANSWERS))).toBe(true);
  });
});

describe('withStep', () => {
  it('stores the input of a step, and keeps the answers of other steps', () => {
    const form = new FormData();
    form.set('currentHauler', 'royal_waste');
    form.set('monthlyBill', ' about 800 ');
    form.set('businessName', 'Not of this step');
    form.set('zone', '13');
    form.set('isSpam', 'false');
    expect(withStep(after('business'), 'hauler', form)).toEqual({
      ...after('business'),
      currentHauler: 'royal_waste',
      monthlyBill: 'about 800',
    });
  });

  it('removes the answer of a box that is no longer checked', () => {
    const form = toStepForm('business', COMPLETE_ANSWERS);
    form.delete('trash');
    expect(withStep(COMPLETE_ANSWERS, 'business', form)).not.toHaveProperty('trash');
  });

  it('ignores a file sent in a text field', () => {
    const form = new FormData();
    form.set('businessName', new File(['x'], 'x.txt'));
    expect(withStep({}, 'business', form)).toEqual({});
  });

  it('stores valid text in full, so a complete step stays complete', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', ' ', '"', 'é', '漢', '😀'),
      minLength: 1,
      maxLength: 60,
    });
    const field = fc.constantFrom('businessName', 'address', 'firstName', 'customHaulerName', 'monthlyBill');
    fc.assert(
      fc.property(field, text, fc.nat(300), (name, typed, spaces) => {
        const step = STEPS.find((candidate) => stepFields(candidate).includes(name));
        if (!step) throw new Error(`No step has ${name}.`);
        const form = toStepForm(step, COMPLETE_ANSWERS);
        form.set(name, `${' '.repeat(spaces)}${typed}`);
        fc.pre(STEP_FORMS[step].check(form).status === 'success');
        const kept = withStep(COMPLETE_ANSWERS, step, form);
        expect(STEP_FORMS[step].check(toStepForm(step, kept)).status).toBe('success');
        expect(kept[name as keyof Answers]).toBe(typed.trim());
      }),
      { numRuns: 25 },
    );
  });
});

describe('toAssessment', () => {
  it('turns a complete draft into an assessment', () => {
    expect(toAssessment(COMPLETE_ANSWERS)).toMatchObject({
      businessName: 'Corner Cafe',
      zipCode: '11373',
      squareFootage: 2500,
      pickupsPerWeek: 5,
      wasteTypes: { trash: true, recycling: true, foodWaste: true },
      currentHauler: 'other',
      customHaulerName: 'Two Brothers',
      satisfactionRating: 4,
      complianceWarning: false,
      consentToZoneComparison: true,
      email: 'ada@example.com',
      consentToEmail: true,
    });
  });

  it('includes the custom hauler name only when the hauler is not listed', () => {
    const listed = { ...COMPLETE_ANSWERS, currentHauler: 'royal_waste', complianceWarning: 'yes' };
    expect(toAssessment(listed)).toMatchObject({
      currentHauler: 'royal_waste',
      customHaulerName: undefined,
      complianceWarning: true,
    });
  });

  it('throws when a step is not complete', () => {
    expect(() => toAssessment(after('business', 'hauler', 'contact'))).toThrow('consent');
  });
});
