import { describe, expect, it } from 'vitest';
import type { LawResult } from '#law/buildings/laws.ts';
import { listDues, seenLine } from './seen.ts';

describe('listDues', () => {
  const line = {
    id: 'storefront',
    verdict: 'likely',
    nextDate: '2027-06-01',
    cycle: '2027',
  } as LawResult;
  const also = [
    { key: 'storefront-vacant-december', day: '2027-02-15', what: 'A vacant storefront reports' },
    { key: 'storefront-vacant-june', day: '2027-08-15', what: 'A vacant storefront reports' },
  ];
  const duesWith = (more: Partial<LawResult>) =>
    listDues([seenLine({ ...line, ...more })]).map(({ date, cycle }) => `${date} ${cycle}`);

  it('includes additional dates of a law, each with its own cycle', () => {
    expect(duesWith({ also })).toEqual([
      '2027-06-01 2027',
      '2027-02-15 storefront-vacant-december-2027',
      '2027-08-15 storefront-vacant-june-2027',
    ]);
  });

  it('lists an additional date only once if it is the next date', () => {
    const next = { nextDate: '2027-02-15', cycle: 'storefront-vacant-december-2027' };
    expect(duesWith({ ...next, also: also.slice(0, 1) })).toEqual([
      '2027-02-15 storefront-vacant-december-2027',
    ]);
  });

  it('skips a law that depends on an open question', () => {
    expect(duesWith({ verdict: 'ask', also })).toEqual([]);
  });
});
