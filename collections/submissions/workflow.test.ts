import { expect, it } from 'vitest';
import { BILL_ANALYSIS, CORRESPONDENCE, transitionError, VENDOR_REVIEW } from './workflow.ts';

it.each([
  [
    VENDOR_REVIEW,
    [
      'new>inReview',
      'new>rejected',
      'inReview>approved',
      'inReview>rejected',
      'inReview>new',
      'rejected>inReview',
    ],
  ],
  [BILL_ANALYSIS, ['pending>inReview', 'inReview>reportSent', 'inReview>rejected']],
  [CORRESPONDENCE, ['new>answered', 'new>closed', 'answered>closed', 'answered>new', 'closed>new']],
])('a workflow allows only its own transitions: case %#', (workflow, allowed) => {
  const values = workflow.statuses.map(({ value }) => value);
  const legal = values.flatMap((from) =>
    values.filter((to) => !transitionError(workflow, from, to)).map((to) => `${from}>${to}`),
  );
  expect(legal.sort()).toEqual([...allowed].sort());
});

it.each([
  [VENDOR_REVIEW, 'new', 'approved', 'The status is "New". You can change it to In review or Rejected.'],
  [BILL_ANALYSIS, 'rejected', 'inReview', 'The status is "Rejected". This status is final.'],
])('the error for an invalid transition lists any allowed ones: case %#', (workflow, from, to, words) => {
  expect(transitionError(workflow, from, to)).toBe(words);
});
