import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

// The panel's build would publish the folder in `new URL('../..', import.meta.url)`.
export const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const bundled = z.object({ outputFiles: z.tuple([z.object({ text: z.string() })]) });

interface Bundler {
  build: (options: object) => Promise<unknown>;
}

/** esbuild comes with tsx. The panel's build would resolve the argument of an imported `createRequire`. */
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
 * Bundles a program before it is started. The permission model denies what compiling needs: the project's
 * files and esbuild's process.
 */
export function getBundle(program: string): Promise<string> {
  const script = bundles.get(program) ?? bundle(program);
  bundles.set(program, script);
  return script;
}
