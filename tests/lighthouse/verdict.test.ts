import { expect, it } from 'vitest';
import { isGood, tableOf, verdictOf } from './verdict.mjs';

const run = (performance: number, accessibility = 100, findings: string[] = []) => ({
  scores: { performance, accessibility, 'best-practices': 100, seo: 100 },
  scriptBytes: 110_000,
  findings,
});

it('the middle one of three performances counts', () => {
  expect(verdictOf('/', [run(40), run(99), run(97)]).scores.performance).toBe(97);
});

it('of everything else, the worst', () => {
  const verdict = verdictOf('/', [run(99), run(99, 96, ['Low contrast']), run(99, 96, ['Low contrast'])]);
  expect(verdict.scores.accessibility).toBe(96);
  expect(verdict.findings).toEqual(['Low contrast']);
  expect(isGood(verdict)).toBe(false);
});

it('a page that reaches the least is good, one below is not', () => {
  expect(isGood(verdictOf('/', [run(100)]))).toBe(true);
  expect(isGood(verdictOf('/', [run(99)]))).toBe(false);
});

it('the table names what is not good enough, and why', () => {
  const table = tableOf([verdictOf('/', [run(100)]), verdictOf('/ll97', [run(100, 96, ['Low contrast'])])]);
  const [, home, module] = table.split('\n');
  expect(home).toMatch(/^\/ +100 +100 +100 +100 +110,000$/);
  expect(module).toMatch(/^\/ll97 +100 +96 .*NOT GOOD ENOUGH$/);
  expect(table).toContain('/ll97: Low contrast');
});
