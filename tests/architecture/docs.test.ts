import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { variableNames } from '#server/environment/variables.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PRODUCT = ['app', 'cms', 'collections', 'server'];
/** Set by Node, npm or the system, not by an operator. */
const NOT_OURS = /^(NODE_ENV|PATH|SystemRoot|INIT_CWD|NEXT_TELEMETRY_DISABLED|npm_\w+)$/;

const read = (file: string): Promise<string> => readFile(path.join(ROOT, file), 'utf8');

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

const unique = (names: string[]): string[] => [...new Set(names)].sort();

/** The source files below a folder, without tests and without what Next has built. */
async function sourcesOf(folder: string): Promise<string[]> {
  const names = await readdir(path.join(ROOT, folder), { recursive: true });
  return names
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.(test|fixture)\./.test(name))
    .filter((name) => !name.startsWith('.next'))
    .map((name) => path.join(folder, name));
}

/** The variables that a source file takes from `process.env`, by name or by taking it apart. */
function variablesReadIn(source: string): string[] {
  const named = matches(source, /process\.env\.(\w+)/g);
  const takenApart = matches(source, /\{([^{}]*)\}\s*=\s*process\.env\b/g);
  return [...named, ...takenApart.flatMap((list) => matches(list, /\b(\w+)\s*(?:[:=,][^,]*)?(?:,|$)/g))];
}

describe('README.md', () => {
  it('names only commands that package.json has', async () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await read('package.json')));
    const readme = await read('README.md');
    const commands = unique([
      ...matches(readme, /npm run ([\w:-]+)/g),
      ...matches(readme, /npm (start|test)\b/g),
    ]);
    expect(commands).toEqual(expect.arrayContaining(['start', 'test']));
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  it('names every variable that the product reads, and no other', async () => {
    const named = unique(matches(await read('README.md'), /`([A-Z][A-Z0-9_]*)`/g));
    expect(named.filter((name) => !name.startsWith('SIG')).sort()).toEqual([...variableNames].sort());
  });
});

describe('docs/operations.md', () => {
  it('names only commands, files and variables that there are', async () => {
    const text = await read('docs/operations.md');
    const scripts = Object.keys((JSON.parse(await read('package.json')) as { scripts: object }).scripts);
    const commands = unique(matches(text, /npm run\s+([\w:-]+)/g));
    expect(commands).toEqual(expect.arrayContaining(['backup', 'restore']));
    expect(commands.filter((command) => !scripts.includes(command))).toEqual([]);

    const files = unique(matches(text, /\b((?:server|deploy)\/[\w./-]+)/g));
    for (const file of files) expect((await stat(path.join(ROOT, file))).isFile()).toBe(true);

    const compose = await read('docker-compose.yml');
    const known = new Set<string>([...variableNames, ...matches(compose, /\$\{(\w+)/g)]);
    const named = unique(matches(text, /(?<![\w-])([A-Z][A-Z0-9]*_[A-Z0-9_]*)\b/g));
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('names every figure of the product, and no other', async () => {
    const text = await read('docs/operations.md');
    const files = (await sourcesOf('server')).map(read);
    const sources = (await Promise.all(files)).join('\n');
    const made = [
      ...matches(sources, /name: '(lotline_\w+)'/g),
      ...matches(sources, /\b(?:counter|gauge)\(\s*'(\w+)',\s*'/g).map((name) => `lotline_${name}`),
    ];
    expect(made.length).toBeGreaterThan(8);
    expect(unique(matches(text, /\b(lotline_\w+)/g))).toEqual(unique(made));
  });
});

describe('the environment', () => {
  it('is listed in .env.example, each variable once', async () => {
    const listed = matches(await read('.env.example'), /^#? ?([A-Z][A-Z0-9_]*)=/gm);
    expect(listed.sort()).toEqual([...variableNames].sort());
  });

  it('is read by no other name', async () => {
    const files = (await Promise.all(PRODUCT.map(sourcesOf))).flat();
    const names = await Promise.all(files.map(async (file) => variablesReadIn(await read(file))));
    const known = new Set<string>(variableNames);
    expect(unique(names.flat()).filter((name) => !known.has(name) && !NOT_OURS.test(name))).toEqual([]);
  });
});

describe('README.md and docs/editors-guide.md', () => {
  it.each(['README.md', 'docs/editors-guide.md'])('%s shows only pictures that exist', async (file) => {
    const shown = matches(await read(file), /!\[[^\]]+\]\((?:docs\/)?pictures\/([\w-]+\.png)\)/g);
    expect(shown.length).toBeGreaterThan(1);
    const files = await readdir(path.join(ROOT, 'docs/pictures'));
    expect(shown.filter((name) => !files.includes(name))).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const decisions = async () =>
    (await readdir(path.join(ROOT, 'docs/decisions'))).filter((file) => file !== 'README.md').sort();

  it('is numbered without a gap', async () => {
    const files = await decisions();
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !/^\d{4}-[a-z0-9-]+\.md$/.test(file))).toEqual([]);
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  });

  it('is listed in its README.md, each once', async () => {
    const listed = matches(await read('docs/decisions/README.md'), /\]\((?:\.\/)?(\d{4}-[^)#]+)\)/g);
    expect(listed.sort()).toEqual(await decisions());
  });
});
