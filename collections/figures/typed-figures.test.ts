import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LAW_GROUPS, MODULE_SLUGS } from '#law/modules.ts';
import { TYPED } from './find-typed.ts';
import { type FigureKind, formatValue, longDay } from '#law/figures/figure-kinds.ts';

const CONTENT = path.resolve('content');

/** Typed values that match a figure by coincidence or are typed on purpose. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The article compares two invented offers.
  'articles/cwz/choosing-among-the-carters-of-your-zone.md': ['10%', '30%', '$4.75'],
  // An example: 35 of 100 apartments.
  'articles/ll97/article-321-rent-regulated-buildings.md': ['35%'],
  // Calculated from the first penalty. The panel flags this amount when that penalty changes.
  'articles/nyc-pest/bins-rats-and-your-food-business.md': ['$1,200'],
  // Notes about the weekday on which this one date falls.
  'deadlines/bag-fee-return-12.yaml': ['December 20, 2026'],
  'deadlines/ll97-report.yaml': ['May 1, 2027'],
  // Fines in a rule that is not out yet. They only look like fines in other rules.
  'deadlines/on-street-containers.yaml': ['$100', '$200', '$300'],
  // Fines for residential composting, which do not have figures yet.
  'deadlines/residential-compost.yaml': ['$25', '$50', '$100', '$200', '$300'],
  // Monthly bill ranges in the quiz.
  'quizzes/ll199.yaml': ['$1,000', '$10,000'],
};

interface Entry {
  module: string;
  kind?: FigureKind;
  unit?: string;
  values?: { value: string }[];
  date?: string;
}

const entriesIn = (folder: string): Entry[] =>
  readdirSync(path.join(CONTENT, folder)).map(
    (file) => parse(readFileSync(path.join(CONTENT, folder, file), 'utf8')) as Entry,
  );

/** Each figure and deadline as it appears in texts, by module. */
const known = new Map<string, Set<string>>(LAW_GROUPS.map(({ value }) => [value, new Set()]));
for (const { module, kind = 'date', unit, values = [], date } of [
  ...entriesIn('figures'),
  ...entriesIn('deadlines'),
]) {
  if (date) known.get(module)?.add(longDay(date));
  if (!['money', 'share', 'date'].includes(kind)) continue;
  for (const { value } of values) known.get(module)?.add(formatValue(kind, value, unit));
}

/** Returns the modules whose figures a file may use: all modules if its path names none. Treats both waste laws as one. */
function possibleModules(file: string): string[] {
  const all = LAW_GROUPS.map(({ value }) => value);
  if (file.startsWith('laws/')) return all;
  const own = MODULE_SLUGS.filter((slug) => new RegExp(`\\b${slug}\\b`).test(file));
  if (own.some((slug) => slug === 'cwz' || slug === 'll199')) return ['cwz', 'll199'];
  return own.length > 0 ? own : all;
}

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.(md|yaml)$/.test(file) && !/^(figures|sources|media)\//.test(file));

describe('the starting content', () => {
  it.each(files)('uses placeholders for known figures and dates in %s', (file) => {
    const text = readFileSync(path.join(CONTENT, file), 'utf8')
      .replace(/\{\w+:[^}]*\}/g, '')
      .replace(/\s+/g, ' ');
    const typed = new Set(text.match(TYPED));
    const figures = possibleModules(file).flatMap((module) => [...(known.get(module) ?? [])]);
    const found = [...typed].filter((each) => figures.includes(each));
    expect(found.sort()).toEqual([...(EXCEPTIONS[file] ?? [])].sort());
  });

  it('has no hand-typed check dates', () => {
    const typed = files.filter((file) =>
      /\b(last )?checked (on|in) [A-Z][a-z]+ \d/i.test(readFileSync(path.join(CONTENT, file), 'utf8')),
    );
    expect(typed).toEqual([]);
  });
});
