import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { install } from './lib/install.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

const { scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const ours = Object.entries(scripts).filter(([, program]) => program.startsWith('node '));

it.each(ours)(
  'the command npm run %s prints its usage for --help and does nothing else',
  async (name, program) => {
    const [, ...words] = program.split(' ');
    const { stdout } = await promisify(execFile)(process.execPath, [...words, '--help'], { cwd: ROOT });
    expect(stdout).toMatch(/^Usage: /);
    expect(stdout).toContain(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);
    expect(stdout.split('\n').length).toBeGreaterThan(2);
  },
);

it('installing dependencies without a network reports right away that the registry does not respond, and fails with advice', async () => {
  const cwd = await mkdtemp(path.join(tmpdir(), 'lotline-install-'));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  const dependencies = { 'is-number': '7.0.0' };
  const resolved = 'http://127.0.0.1:9/is-number-7.0.0.tgz';
  const packages = {
    '': { name: 'x', version: '1.0.0', dependencies },
    'node_modules/is-number': { version: '7.0.0', resolved },
  };
  const lock = { name: 'x', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
  await writeFile(
    path.join(cwd, 'package.json'),
    JSON.stringify({ name: 'x', version: '1.0.0', dependencies }),
  );
  await writeFile(path.join(cwd, 'package-lock.json'), JSON.stringify(lock));
  const printed: string[] = [];
  const variables = {
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: path.join(cwd, 'cache'),
    npm_config_fetch_retries: '1',
    npm_config_fetch_retry_mintimeout: '1',
  };
  await expect(install({ cwd, variables, print: (text) => printed.push(text) })).rejects.toThrow(
    'The package registry cannot be reached (ECONNREFUSED). Connect to the internet',
  );
  expect(printed).toEqual([expect.stringContaining('The package registry does not answer (ECONNREFUSED)')]);
});
