import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

const read = (file: string): Promise<string> => readFile(path.join(ROOT, file), 'utf8');

interface NamedTest {
  file: string;
  title: string;
}

const testsIn = (cell: string): NamedTest[] =>
  [...cell.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title }));

/** The threats of docs/security.md, with the tests that each names. */
async function threats(): Promise<{ threat: string; measure: string; tests: NamedTest[] }[]> {
  const rows = [...(await read('docs/security.md')).matchAll(/^\|([^|\n]+)\|([^|\n]+)\|([^|\n]*)\|$/gm)];
  return rows
    .map(([, threat = '', measure = '', cell = '']) => ({
      threat: threat.trim(),
      measure: measure.trim(),
      tests: testsIn(cell),
    }))
    .filter(({ threat }) => threat !== 'Threat' && !threat.startsWith('---'));
}

/** Whether a file of tests has one with this title, as it is written there. */
async function exists({ file, title }: NamedTest): Promise<boolean> {
  if (!/\.(test|spec)\.tsx?$/.test(file)) return false;
  const source = await read(file).catch(() => '');
  return ["'", '"', '`'].some(
    (quote) =>
      source.includes(`(${quote}${title}${quote},`) || source.includes(`${quote}${title}${quote},\n`),
  );
}

it('docs/security.md names a measure and a test for each threat', async () => {
  const found = await threats();
  expect(found.length).toBeGreaterThan(30);
  const bare = found.filter(({ measure, tests }) => !measure || tests.length === 0);
  expect(bare.map(({ threat }) => threat)).toEqual([]);
});

it('docs/security.md names only tests that there are', async () => {
  const named = (await threats()).flatMap(({ tests }) => tests);
  const missing: NamedTest[] = [];
  for (const test of named) if (!(await exists(test))) missing.push(test);
  expect(missing).toEqual([]);
});

it('docs/security.md names each threat once', async () => {
  const names = (await threats()).map(({ threat }) => threat);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
