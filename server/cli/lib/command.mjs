import { requireNode } from './node-version.mjs';
import { root } from './paths.mjs';
import { CommandError } from './run.mjs';
import { answerHelp } from './usage.mjs';

/**
 * Runs a command of the product: in its root, on a Node that is new enough, with a readable failure. With `--help` it
 * prints its usage instead.
 */
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
