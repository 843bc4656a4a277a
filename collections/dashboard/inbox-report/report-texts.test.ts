import { expect, it } from 'vitest';
import { durationText, weekSummary, weekText } from './report-texts.ts';

it.each([
  ['2026-11-16', 'November 16 – 22, 2026'],
  ['2026-11-30', 'November 30 – December 6, 2026'],
  ['2026-12-28', 'December 28, 2026 – January 3, 2027'],
  ['2027-03-08', 'March 8 – 14, 2027'],
])('names the week of %s: %s', (monday, text) => {
  expect(weekText(monday).replaceAll(/\s/g, ' ')).toBe(text);
});

it.each([
  [0, '0 seconds'],
  [90, '2 minutes'],
  [5 * 3600, '5 hours'],
  [49 * 3600, '2 days'],
])('says how long %s seconds are: %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

const week = {
  monday: '2026-11-16',
  received: 3,
  byKind: {
    'vendor-applications': 0,
    'invoice-submissions': 0,
    'bill-uploads': 0,
    'contact-messages': 2,
    feedback: 1,
    'report-inquiries': 0,
  },
  answered: 2,
  medianSeconds: 7200,
  overdue: 1,
};

it('summarizes a week by the kinds of which there were any', () => {
  expect(weekSummary(week)).toBe(
    'Received: 3\n- Contact messages: 2\n- Feedback: 1\n\nAnswered: 2\nMedian time to the first answer: 2 hours\nOverdue at the end of the week: 1',
  );
});

it('says so where nothing was answered', () => {
  expect(weekSummary({ ...week, answered: 0, medianSeconds: undefined })).toContain('first answer: none yet');
});
