import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

// The build of the panel would take `new URL('../..', import.meta.url)` for a file to publish.
export const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const bundled = z.object({ outputFiles: z.tuple([z.object({ text: z.string() })]) });

interface Bundler {
  build: (options: object) => Promise<unknown>;
}

/** tsx brings esbuild. The build of the panel would look for what `createRequire` loads. */
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
 * A program of ours as one script. Compiling needs what the permission model denies: other files of the project, and
 * the process of esbuild.
 */
export function bundleOf(program: string): Promise<string> {
  const script = bundles.get(program) ?? bundle(program);
  bundles.set(program, script);
  return script;
}
