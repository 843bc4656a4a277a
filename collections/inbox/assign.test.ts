import { describe, expect, it } from 'vitest';
import { fits, nextAfter } from './assign.ts';

describe('a rule', () => {
  it.each([
    ['any submission, if it names nothing', {}, true],
    ['a kind that it names', { kinds: ['feedback', 'report-inquiries'] }, true],
    ['no other kind', { kinds: ['feedback'] }, false],
    ['a module that it names', { modules: ['ll97'] }, true],
    ['no other module', { modules: ['cwz'] }, false],
    ['its kind in its module only', { kinds: ['report-inquiries'], modules: ['cwz'] }, false],
  ] as const)(
    'fits %s',
    (_what, { kinds, modules }: { kinds?: readonly string[]; modules?: readonly string[] }, fit) => {
      const rule = { kinds: [...(kinds ?? [])], modules: [...(modules ?? [])] } as Parameters<typeof fits>[0];
      expect(fits(rule, { collection: 'report-inquiries', module: 'll97' })).toBe(fit);
    },
  );

  it('for a module does not fit a submission that belongs to none', () => {
    expect(fits({ modules: ['ll97'] }, { collection: 'feedback', module: undefined })).toBe(false);
  });
});

const people = [{ id: 1 }, { id: 2 }, { id: 3 }];
const order = [1, 2, 3];

it.each([
  ['nobody had a turn', people, order, null, 1],
  ['the first had the last turn', people, order, 1, 2],
  ['the last had the last turn', people, order, 3, 1],
  ['the next one is gone', [{ id: 1 }, { id: 3 }], order, 1, 3],
  ['the one of the last turn is gone', [{ id: 1 }, { id: 3 }], order, 2, 3],
  ['the one of the last turn left the rule', people, order, 9, 1],
  ['there is one person', [{ id: 2 }], [2], 2, 2],
  ['there is nobody', [], order, 2, undefined],
])('finds whose turn it is where %s', (_what, available, all, last, next) => {
  expect(nextAfter(available, all, last)?.id).toBe(next);
});
