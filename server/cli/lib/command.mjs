import { pathToFileURL } from 'node:url';
import { CommandError, inProject, root } from './project.mjs';

const [MAJOR, MINOR] = [20, 19];

/** Ends the process with one readable line on a Node that is too old. */
function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return;
  console.error(`Lotline needs Node ${MAJOR}.${MINOR} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Prints how a command is used and ends the process, where `--help` or `-h` is among its arguments. */
export function answerHelp(usage) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(`Usage: ${usage.trim()}`);
  process.exit(0);
}

/** Runs a command in the project's root. A failure is printed readably, and ends the process with 1. */
export async function command(usage, work) {
  requireNode();
  answerHelp(usage);
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
 * Continues with a TypeScript file of the product in this same process, so that signals, the exit code and the end of
 * a terminal need no forwarding. Resolves with what the file exports.
 */
export async function launch(file) {
  const { register } = await import('tsx/esm/api');
  register();
  return import(pathToFileURL(inProject(file)).href);
}
