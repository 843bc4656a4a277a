import { pathToFileURL } from 'node:url';
import { CommandError, inProject, root } from './project.mjs';

const [MAJOR, MINOR] = [20, 19];

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return;
  console.error(`Lotline needs Node ${MAJOR}.${MINOR} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

export function printHelp(usage) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(`Usage: ${usage.trim()}`);
  process.exit(0);
}

export async function command(usage, work) {
  requireNode();
  printHelp(usage);
  process.chdir(root);
  try {
    await work();
  } catch (error) {
    const isReadable = error instanceof CommandError || typeof error.code === 'string';
    console.error(isReadable ? error.message : error);
    process.exit(1);
  }
}

/**
 * Turns off the source maps that tsx enables: in production, they take a quarter of the memory. Without them, stack
 * traces have correct file and function names but not line numbers. NODE_OPTIONS=--enable-source-maps keeps them on.
 */
export async function launch(file) {
  const { register } = await import('tsx/esm/api');
  const hasSourceMaps = process.sourceMapsEnabled || process.env.NODE_ENV !== 'production';
  register();
  process.setSourceMapsEnabled(hasSourceMaps);
  return import(pathToFileURL(inProject(file)).href);
}

/** The editor comes first, as in server/back-office/load.ts. */
const PACKAGES = [
  '@payloadcms/richtext-lexical/lexical',
  '@payloadcms/db-postgres',
  '@payloadcms/richtext-lexical',
  '@payloadcms/storage-s3',
  '@remix-run/express',
  'express',
  'next',
];

/** Loads large packages before tsx, because its hooks would slow down the loading of each file. */
export async function launchProduct() {
  for (const name of PACKAGES) await import(name);
  await launch('server/main.ts');
}
