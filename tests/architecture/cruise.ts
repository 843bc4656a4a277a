import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAXIMUM_OUTPUT = 32 * 1024 * 1024;

const packageSchema = z.object({ bin: z.object({ depcruise: z.string() }), imports: z.unknown().optional() });
const reportSchema = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

/** What a file of the tree contains, by its path. */
type Tree = Record<string, string>;

export interface Violation {
  rule: string;
  from: string;
  to: string;
}

const stub = (name: string): Tree => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'module.exports = {};',
});

/** A project as small as can be, with the names that ours has. */
async function surroundings(): Promise<Tree> {
  const own: unknown = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  const { imports } = z.object({ imports: z.unknown() }).parse(own);
  const dependencies = { zod: '1.0.0', react: '1.0.0', payload: '1.0.0' };
  return {
    'package.json': JSON.stringify({ imports, dependencies, devDependencies: { vite: '1.0.0' } }),
    'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'ESNext', moduleResolution: 'Bundler' } }),
    ...[...Object.keys(dependencies), 'vite', 'stowaway']
      .map(stub)
      .reduce((all, one) => ({ ...all, ...one })),
  };
}

async function writeTree(folder: string, tree: Tree): Promise<void> {
  for (const [name, text] of Object.entries(tree)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function reportOn(folder: string, tops: string[]): Promise<string> {
  const home = path.join(ROOT, 'node_modules/dependency-cruiser');
  const { bin } = packageSchema.parse(JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')));
  const program = [path.join(home, bin.depcruise), '--config', path.join(ROOT, '.dependency-cruiser.cjs')];
  const options = { cwd: folder, maxBuffer: MAXIMUM_OUTPUT };
  try {
    const run = promisify(execFile);
    return (await run(process.execPath, [...program, '--output-type', 'json', ...tops], options)).stdout;
  } catch (error) {
    // It exits with the number of violations; anything else leaves no report and fails at the parsing.
    return z.object({ stdout: z.string() }).parse(error).stdout;
  }
}

/** Holds a tree of made-up files against the project's own rules. */
export async function violationsOf(tree: Tree): Promise<Violation[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-arrows-'));
  try {
    await writeTree(folder, { ...(await surroundings()), ...tree });
    const tops = [...new Set(Object.keys(tree).map((name) => name.split('/')[0] ?? name))];
    const { summary } = reportSchema.parse(JSON.parse(await reportOn(folder, tops)));
    return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
