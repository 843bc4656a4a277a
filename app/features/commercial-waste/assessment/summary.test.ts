import { expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/support/cwz-answers.ts';
import type { Answers } from './draft.ts';
import { summarizeAnswers } from './summary.ts';

const rowsOf = (answers: Answers) =>
  Object.fromEntries(
    summarizeAnswers(answers).flatMap(({ rows }) => rows.map(({ label, value }) => [label, value])),
  );

it('summarizeAnswers lists every answer under its form label', () => {
  expect(summarizeAnswers(COMPLETE_ANSWERS).map(({ step }) => step)).toEqual([
    'business',
    'hauler',
    'consent',
  ]);
  expect(rowsOf(COMPLETE_ANSWERS)).toEqual({
    'Business name': 'Corner Cafe',
    'Business type': 'Restaurant',
    'Business address': '1 Main Street',
    Borough: 'Queens',
    'ZIP code': '11373',
    'Pickups per week': '5',
    'Square footage': '2,500',
    'What is collected?': 'Trash, Recycling, Food waste',
    'Current hauler': 'Other',
    "Your hauler's name": 'Two Brothers',
    'How long have you been with them?': '1 to 3 years',
    'How satisfied are you?': '4',
    'Monthly bill': '$1,200/mo',
    'Have you had a compliance warning about your waste?': 'No',
    Consent: 'Given',
  });
});

it('summarizeAnswers marks missing answers, and omits the custom name if the hauler is listed', () => {
  const { squareFootage: _, trash: __, recycling: ___, foodWaste: ____, ...rest } = COMPLETE_ANSWERS;
  const rows = rowsOf({ ...rest, currentHauler: 'royal_waste' });
  expect(rows).toMatchObject({
    'Square footage': 'Not given',
    'What is collected?': 'Not given',
    'Current hauler': 'Royal Waste',
  });
  expect(rows).not.toHaveProperty("Your hauler's name");
});
