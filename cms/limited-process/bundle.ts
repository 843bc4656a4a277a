import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

// Avoids `new URL('../..', import.meta.url)`: the panel's build would publish that folder as an asset.
export const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const bundled = z.object({ outputFiles: z.tuple([z.object({ text: z.string() })]) });

interface Bundler {
  build: (options: object) => Promise<unknown>;
}

/**
 * Loads the esbuild that comes with tsx. `createRequire` is not imported, because the panel's build would try to resolve
 * its argument.
 */
function loadBundler(): Bundler {
  const { createRequire } = process.getBuiltinModule('node:module');
  const tsx = createRequire(path.join(PROJECT, 'package.json')).resolve('tsx/package.json');
  return createRequire(tsx)('esbuild') as Bundler;
}

async function bundle(program: string): Promise<string> {
  const result = await loadBundler().build({
    entryPoints: [program],
    absWorkingDir: PROJECT,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'silent',
  });
  return bundled.parse(result).outputFiles[0].text;
}

const bundles = new Map<string, Promise<string>>();

/**
 * Bundles a program in advance, because a limited process cannot compile it: Node's permission model denies access to
 * the project's files and to esbuild's process.
 */
export function getBundle(program: string): Promise<string> {
  const script = bundles.get(program) ?? bundle(program);
  bundles.set(program, script);
  return script;
}
