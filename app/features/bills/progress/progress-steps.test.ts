import { describe, expect, it } from 'vitest';
import type { BillProgress } from '#collections/bills/bill-progress.ts';
import { listSteps } from './progress-steps.ts';

const received: BillProgress = {
  bill: 1,
  module: 'cwz',
  status: 'pending',
  receivedAt: '2026-11-23T15:00:00Z',
  files: ['bill.pdf'],
  pages: [{ file: 0, page: 0 }],
  reading: 'waiting',
  groups: [],
};

const read: BillProgress = {
  ...received,
  readAt: '2026-11-23T15:01:00Z',
  reading: 'read',
};

describe('listSteps', () => {
  it.each<[string, BillProgress, string[]]>([
    ['that was received', received, ['done', 'current', 'ahead', 'ahead']],
    ['that was read', read, ['done', 'done', 'current', 'ahead']],
    [
      'in review',
      { ...received, reading: undefined, status: 'inReview' },
      ['done', 'done', 'done', 'current'],
    ],
    ['with a report', { ...read, status: 'reportSent' }, ['done', 'done', 'done', 'done']],
    ['without a file', { ...received, files: [], reading: undefined }, ['done', 'done', 'current', 'ahead']],
  ])('marks the steps of a bill %s as done, current or ahead', (_what, progress, states) => {
    expect(listSteps(progress).map(({ name }) => name)).toEqual(['Received', 'Read', 'In review', 'Sent']);
    expect(listSteps(progress).map(({ state }) => state)).toEqual(states);
  });

  it('ends with the step "Closed" for a bill that was rejected', () => {
    expect(listSteps({ ...read, status: 'rejected' }).at(-1)).toMatchObject({
      name: 'Closed',
      state: 'done',
    });
  });

  it('says that staff will read a bill if the software does not', () => {
    const [, step] = listSteps({ ...received, reading: undefined });
    expect(step).toMatchObject({ state: 'current', text: 'Someone on our staff will read it.' });
  });
});
