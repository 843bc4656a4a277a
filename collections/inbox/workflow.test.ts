import { describe, expect, it } from 'vitest';
import { BILL_ANALYSIS } from './kinds/bill-workflow.ts';
import { INBOX_SLUGS, inboxKind } from './kinds/index.ts';
import {
  CORRESPONDENCE,
  isFinal,
  offeredStatuses,
  statusesAfter,
  statusPhase,
  transitionError,
} from './kinds/workflow.ts';

const VENDOR_REVIEW = inboxKind('vendor-applications').workflow;

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

it.each(INBOX_SLUGS)('offers the current status of %s and those that may follow it', (slug) => {
  const { workflow } = inboxKind(slug);
  for (const { value: from } of workflow.statuses) {
    const offered = offeredStatuses(workflow, from).map(({ value }) => value);
    const allowed = workflow.statuses.filter(({ value }) => !transitionError(workflow, from, value));
    expect(offered).toContain(from);
    expect(offered.filter((value) => value !== from)).toEqual(allowed.map(({ value }) => value));
  }
});

it('offers in a bulk change what at least one selected row may become', () => {
  const offered = (...present: string[]) => statusesAfter(VENDOR_REVIEW, present).map(({ value }) => value);
  expect(offered('approved')).toEqual([]);
  expect(offered('new', 'approved')).toEqual(['inReview', 'rejected']);
  expect(offered('new', 'inReview')).toEqual(['new', 'inReview', 'approved', 'rejected']);
});

describe.each(INBOX_SLUGS)('%s', (slug) => {
  const { workflow } = inboxKind(slug);
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
