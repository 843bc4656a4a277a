import { expect, it } from 'vitest';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { listEntries } from './figure-list.ts';
import { parseFigureQuery } from './figure-query.ts';

const DAY = '2026-11-22';

const parseExisting = (address: string) => {
  const query = parseFigureQuery(new URLSearchParams(address));
  if (!query) throw new Error(`There is no list at ${address}.`);
  return query;
};

it('listEntries puts figures and deadlines of laws without a module under "Other building laws"', () => {
  const [figures, deadlines] = [
    listEntries(SEED_REGISTER, parseExisting('law=buildings'), DAY),
    listEntries(SEED_REGISTER, parseExisting('kind=deadlines&law=buildings'), DAY),
  ];
  for (const { laws } of [figures, deadlines]) {
    expect(laws.map(({ name }) => name)).toEqual(['Other building laws']);
  }
  expect(figures.laws[0]?.entries.map(({ key }) => key)).toContain('fisp-stories');
  expect(deadlines.laws[0]?.entries.map(({ key }) => key)).toContain('ll152-c');
});

it('listEntries puts other building laws after the modules', () => {
  const { laws } = listEntries(SEED_REGISTER, parseExisting(''), DAY);
  expect(laws.at(-1)?.slug).toBe('buildings');
  expect(laws).toHaveLength(7);
});

it('parseFigureQuery rejects an unknown law', () => {
  expect(parseFigureQuery(new URLSearchParams('law=no-such-law'))).toBeUndefined();
});
