import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/support/cwz-answers.ts';
import { toStepForm, type FieldName } from './draft.ts';
import { STEP_FORMS } from './assessment-fields.ts';
import type { StepName } from './steps.ts';

/** Validates a complete step after changing some answers. Empty text means an empty field. */
function check(step: StepName, changes: Partial<Record<FieldName, string>> = {}) {
  const form = toStepForm(step, COMPLETE_ANSWERS);
  for (const [name, text] of Object.entries(changes)) form.set(name, text);
  return STEP_FORMS[step].check(form);
}

const messageAt = (step: StepName, name: FieldName, text: string) =>
  check(step, { [name]: text }).reply().error?.[name]?.[0];

const valueOf = (step: StepName, changes: Partial<Record<FieldName, string>> = {}) => {
  const submission = check(step, changes);
  return submission.status === 'success' ? submission.value : undefined;
};

describe('the assessment form', () => {
  it.each([
    ['business', 'businessName', 'Please enter the name of your business'],
    ['business', 'businessType', 'Please select a business type'],
    ['business', 'address', 'Please enter the address of your business'],
    ['business', 'borough', 'Please select a borough'],
    ['business', 'zipCode', 'Please enter a ZIP code of 5 digits'],
    ['business', 'pickupsPerWeek', 'Please enter the pickups per week as a whole number from 1 to 99'],
    ['hauler', 'currentHauler', 'Please select your hauler'],
    ['hauler', 'customHaulerName', 'Please enter the name of your hauler'],
    ['hauler', 'haulerYears', 'Please select how long you have been with your hauler'],
    ['hauler', 'satisfactionRating', 'Please rate your hauler from 1 to 5'],
    ['hauler', 'monthlyBill', 'Please enter your monthly bill'],
    ['consent', 'consentToZoneComparison', 'Please check the box to continue'],
    ['contact', 'firstName', 'Please enter your first name'],
    ['contact', 'lastName', 'Please enter your last name'],
    ['contact', 'role', 'Please select your role'],
    ['contact', 'email', 'Please enter a valid email address'],
  ] as const)('has a step "%s" that requires the field "%s"', (step, name, message) => {
    expect(messageAt(step, name, '')).toBe(message);
  });

  it('accepts empty optional fields', () => {
    const empty = { squareFootage: '', trash: '', recycling: '', foodWaste: '' };
    expect(valueOf('business', empty)).toMatchObject({
      squareFootage: undefined,
      trash: false,
      recycling: false,
      foodWaste: false,
    });
    expect(valueOf('contact', { phone: '', consentToEmail: '' })).toMatchObject({
      phone: undefined,
      consentToEmail: false,
    });
  });

  it.each([
    ['business', 'businessType', 'casino'],
    ['business', 'borough', 'constructor'],
    ['hauler', 'currentHauler', 'nobody'],
    ['hauler', 'haulerYears', '2'],
    ['hauler', 'satisfactionRating', '6'],
    ['hauler', 'satisfactionRating', '4.5'],
    ['hauler', 'complianceWarning', 'maybe'],
    ['consent', 'consentToZoneComparison', 'yes'],
    ['contact', 'role', 'king'],
    ['contact', 'email', 'ada@localhost'],
  ] as const)('has a step "%s" whose field "%s" rejects the value "%s"', (step, name, text) => {
    expect(messageAt(step, name, text)).toBeDefined();
  });
});

describe('the business step', () => {
  it('asks the visitor to check a ZIP code in another borough, even if other fields are invalid', () => {
    const place = { zipCode: '10001', borough: 'queens' };
    const message = 'Please correct the ZIP code or the borough, or check the box';
    const { error } = check('business', { ...place, zipConfirmed: '', businessName: '' }).reply();
    expect(error).toMatchObject({ zipConfirmed: [message], businessName: expect.anything() as unknown });
    expect(valueOf('business', { ...place, zipConfirmed: 'on' })).toMatchObject({ zipCode: '10001' });
  });

  it.each(['1120', '112011', '１１２０１'])('rejects the ZIP code "%s"', (zip) => {
    expect(messageAt('business', 'zipCode', zip)).toBe('Please enter a ZIP code of 5 digits');
  });

  it('reads the floor area and the pickups per week as numbers', () => {
    const typed = { squareFootage: '2,500 sq ft', pickupsPerWeek: ' 7 ' };
    expect(valueOf('business', typed)).toMatchObject({ squareFootage: 2500, pickupsPerWeek: 7 });
  });

  it.each(['0', 'big', '100,000,001', '2500 m2'])('rejects the floor area "%s"', (text) => {
    expect(messageAt('business', 'squareFootage', text)).toBe(
      'Please enter the square footage as a number, such as 2,500',
    );
  });

  it.each(['0', '100', '2.5', '07'])('rejects "%s" pickups a week', (text) => {
    expect(messageAt('business', 'pickupsPerWeek', text)).toContain('whole number from 1 to 99');
  });
});

describe('the hauler step', () => {
  it('requires a hauler name only when the hauler is not listed', () => {
    expect(valueOf('hauler', { currentHauler: 'royal_waste', customHaulerName: '' })).toBeDefined();
    expect(messageAt('hauler', 'customHaulerName', ' ')).toBe('Please enter the name of your hauler');
  });

  it('reports a missing hauler name even when other fields are invalid', () => {
    const { error } = check('hauler', { customHaulerName: '', satisfactionRating: '' }).reply();
    expect(Object.keys(error ?? {}).sort()).toEqual(['customHaulerName', 'satisfactionRating']);
  });

  it('defaults to no compliance warning', () => {
    const form = toStepForm('hauler', COMPLETE_ANSWERS);
    form.delete('complianceWarning');
    const submission = STEP_FORMS.hauler.check(form);
    expect(submission.status === 'success' && submission.value.complianceWarning).toBe('no');
  });
});

it.each([
  ['business', 'businessName'],
  ['business', 'address'],
  ['hauler', 'customHaulerName'],
  ['hauler', 'monthlyBill'],
  ['contact', 'firstName'],
  ['contact', 'lastName'],
  ['contact', 'phone'],
] as const)('the %s step rejects control characters and too many characters in %s', (step, name) => {
  expect(messageAt(step, name, 'x'.repeat(10_000))).toMatch(/^Please use at most \d+ characters$/);
  expect(messageAt(step, name, 'a\u0000b')).toContain('cannot be shown');
  expect(messageAt(step, name, 'a\r\nb')).toContain('cannot be shown');
});

it('a field that is sent twice causes a validation error, not a crash', () => {
  const form = new FormData();
  for (const value of ['11201', '11202']) form.append('zipCode', value);
  expect(STEP_FORMS.business.check(form)).toMatchObject({ status: 'error' });
});
