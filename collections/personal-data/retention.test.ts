import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { PERSONAL_DATA_SLUGS, personalData } from './registry.ts';
import { RETENTION_DAYS, periodPlaceholders, formatPeriod } from '#cms/retention.ts';

const inProject = (file: string): string =>
  readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

const policy = z
  .object({ privacy: z.object({ body: z.string() }) })
  .parse(parse(inProject('content/globals/legal.yaml'))).privacy.body;

describe('the privacy policy', () => {
  it('contains a placeholder for every retention period, and no others', () => {
    const named = [...policy.matchAll(/\{(keep\w+)\}/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(Object.keys(periodPlaceholders()).sort());
  });

  it('contains no literal numbers in the section on retention', () => {
    const section = policy.split('# How long we keep it')[1]?.split('\n# ')[0] ?? '';
    expect(section).toContain('{keepMessages}');
    expect(section).not.toMatch(/\d/);
  });
});

describe('the registry', () => {
  it('uses only retention periods that the privacy policy states', () => {
    const days = PERSONAL_DATA_SLUGS.flatMap((slug) =>
      personalData(slug).retention.map((period) => period.days),
    );
    expect(days.filter((each) => !Object.values(RETENTION_DAYS).some((known) => known === each))).toEqual([]);
  });
});

const splitCells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('docs/personal-data.md', () => {
  it('lists how long each collection is stored, and why', () => {
    const rows = inProject('docs/personal-data.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map(splitCells);
    const wanted = PERSONAL_DATA_SLUGS.flatMap((slug) =>
      personalData(slug).retention.map(({ days, after, reason }) => [
        `\`${slug}\``,
        `${formatPeriod(days)} ${after}`,
        reason,
      ]),
    );
    expect(rows).toEqual(wanted);
  });
});

describe('formatPeriod', () => {
  it.each([
    [1, '1 day'],
    [30, '30 days'],
    [364, '364 days'],
    [365, '12 months'],
    [730, '24 months'],
    [1095, '36 months'],
  ])('formats %i days as "%s"', (days, words) => {
    expect(formatPeriod(days)).toBe(words);
  });
});
