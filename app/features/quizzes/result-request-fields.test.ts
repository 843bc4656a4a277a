import { expect, it } from 'vitest';
import { formOf } from '#tests/support/form-of.ts';
import { resultRequestForm } from './result-request-fields.ts';

const complete = { userEmail: 'owner@example.com', buildingAddress: '12 Main Street, Queens' };

const check = (values: Record<string, string>) => resultRequestForm.check(formOf(values));

it('resultRequestForm accepts an email address and a street address, and ignores other fields', () => {
  const submission = check({ ...complete, score: '0', riskLevel: 'low', answers: '[]' });
  expect(submission.status === 'success' && submission.value).toEqual(complete);
});

it('resultRequestForm accepts addresses in any language and with punctuation', () => {
  const buildingAddress = "Calle Ñandú 5, Apt. #12-B (rear), 'Old Mill' & Co/2";
  expect(check({ ...complete, buildingAddress }).status).toBe('success');
});

it.each([
  ['userEmail', '', 'Please enter a valid email address'],
  ['userEmail', 'a@example.com, b@example.com', 'Please enter a valid email address'],
  ['buildingAddress', '', "Please enter the building's street address"],
  ['buildingAddress', '   12 ', "Please enter the building's street address"],
  ['buildingAddress', 'See https://example.com', "Please enter the building's street address"],
  ['buildingAddress', 'See WWW.example.com', "Please enter the building's street address"],
  ['buildingAddress', 'write to me@example.com', "Please enter the building's street address"],
  ['buildingAddress', 'x'.repeat(201), 'Please use at most 200 characters'],
  ['buildingAddress', '12 Main\r\nBcc: x', 'Please remove the characters that cannot be shown'],
])('resultRequestForm rejects the %s %j', (name, value, message) => {
  expect(
    check({ ...complete, [name]: value })
      .reply()
      .error?.[name]?.join(' '),
  ).toContain(message);
});
