import { requireNode } from './node-version.mjs';
import { root } from './paths.mjs';
import { CommandError } from './run.mjs';

/** Runs a command of the product: in its root, on a Node that is new enough, with a readable failure. */
export async function command(work) {
  requireNode();
  process.chdir(root);
  try {
    await work();
  } catch (error) {
    const isReadable = error instanceof CommandError || typeof error.code === 'string';
    console.error(isReadable ? error.message : error);
    process.exit(1);
  }
}
