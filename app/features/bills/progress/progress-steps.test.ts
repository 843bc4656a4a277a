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

const shown = (progress: BillProgress) => listSteps(progress).map(({ name, state }) => `${name}: ${state}`);

describe('listSteps', () => {
  it.each<[string, BillProgress, string[]]>([
    ['that was received', received, ['Received: done', 'Read: current', 'In review: ahead', 'Sent: ahead']],
    ['that was read', read, ['Received: done', 'Read: done', 'In review: current', 'Sent: ahead']],
    [
      'in review',
      { ...received, reading: undefined, status: 'inReview' },
      ['Received: done', 'Read: done', 'In review: done', 'Sent: current'],
    ],
    [
      'with a report',
      { ...read, status: 'reportSent' },
      ['Received: done', 'Read: done', 'In review: done', 'Sent: done'],
    ],
    [
      'that was rejected',
      { ...read, status: 'rejected' },
      ['Received: done', 'Read: done', 'In review: done', 'Closed: done'],
    ],
    [
      'without a file',
      { ...received, files: [], reading: undefined },
      ['Received: done', 'Read: done', 'In review: current', 'Sent: ahead'],
    ],
  ])('marks the steps of a bill %s as done, current or ahead', (_what, progress, steps) => {
    expect(shown(progress)).toEqual(steps);
  });

  it('says that staff will read a bill that the software does not read', () => {
    const [, step] = listSteps({ ...received, reading: undefined });
    expect(step).toMatchObject({ state: 'current', text: 'Someone on our staff will read it.' });
  });
});
