import { describe, expect, it } from 'vitest';
import { KIND_NAMES, submissionKind } from './kinds.ts';
import {
  BILL_ANALYSIS,
  CORRESPONDENCE,
  isFinal,
  statusesAfter,
  statusPhase,
  transitionError,
  VENDOR_REVIEW,
} from './workflow.ts';

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
])('allows the transitions of a workflow and no others: %#', (workflow, allowed) => {
  const values = workflow.statuses.map(({ value }) => value);
  const legal = values.flatMap((from) =>
    values.filter((to) => !transitionError(workflow, from, to)).map((to) => `${from}>${to}`),
  );
  expect(legal.sort()).toEqual([...allowed].sort());
});

it.each([
  [VENDOR_REVIEW, 'new', 'approved', 'The status is "New". You can change it to In review or Rejected.'],
  [BILL_ANALYSIS, 'rejected', 'inReview', 'The status is "Rejected". This status is final.'],
])('suggests what is allowed instead of an invalid transition: %#', (workflow, from, to, words) => {
  expect(transitionError(workflow, from, to)).toBe(words);
});

it.each(KIND_NAMES)('offers those that may follow a status of %s', (kind) => {
  const { workflow } = submissionKind(kind);
  for (const { value: from } of workflow.statuses) {
    const allowed = workflow.statuses.filter(({ value }) => !transitionError(workflow, from, value));
    expect(statusesAfter(workflow, from)).toEqual(allowed);
  }
});

describe.each(KIND_NAMES)('%s', (kind) => {
  const { workflow } = submissionKind(kind);
  const values = workflow.statuses.map(({ value }) => value);

  it('starts with an open status, from which every status can be reached', () => {
    const reached = new Set([workflow.statuses[0].value]);
    for (const value of reached) for (const next of workflow.next[value] ?? []) reached.add(next);
    expect([...reached].sort()).toEqual([...values].sort());
    expect(statusPhase(workflow, workflow.statuses[0].value)).toBe('new');
  });

  it('has a final status, and no other dead end', () => {
    expect(values.some((value) => isFinal(workflow, value))).toBe(true);
    for (const value of values)
      expect(isFinal(workflow, value) || (workflow.next[value] ?? []).length > 0).toBe(true);
  });
});
