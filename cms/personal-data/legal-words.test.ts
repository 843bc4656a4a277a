import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HOLDING_SLUGS, holdingOf } from './holdings.ts';
import { DAYS_KEPT, periodPlaceholders, periodWords } from './periods.ts';

const inProject = (file: string): string =>
  readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

const policy = z
  .object({ privacy: z.object({ body: z.object({ markdown: z.string() }) }) })
  .parse(parse(inProject('cms/seed/content/globals/legal.yaml'))).privacy.body.markdown;

describe('the privacy policy', () => {
  it('names every period, by its placeholder', () => {
    const named = [...policy.matchAll(/\{(keep\w+)\}/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(Object.keys(periodPlaceholders()).sort());
  });

  it('says none of them in numbers of its own', () => {
    const section = policy.split('# How long we keep it')[1]?.split('\n# ')[0] ?? '';
    expect(section).toContain('{keepLetters}');
    expect(section).not.toMatch(/\d/);
  });
});

describe('the registry', () => {
  it('has no period that the policy does not name', () => {
    const days = HOLDING_SLUGS.flatMap((slug) => holdingOf(slug).periods.map((period) => period.days));
    expect(days.filter((each) => !Object.values(DAYS_KEPT).some((known) => known === each))).toEqual([]);
  });
});

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('docs/personal-data.md', () => {
  it('says of each collection what is kept, how long and why', () => {
    const rows = inProject('docs/personal-data.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map(cellsOf);
    const wanted = HOLDING_SLUGS.flatMap((slug) =>
      holdingOf(slug).periods.map(({ days, after, reason }) => [
        `\`${slug}\``,
        `${periodWords(days)} ${after}`,
        reason,
      ]),
    );
    expect(rows).toEqual(wanted);
  });
});
