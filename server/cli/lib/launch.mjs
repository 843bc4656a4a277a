import { pathToFileURL } from 'node:url';
import { inProject } from './paths.mjs';

/**
 * Goes on, in this same process, with a TypeScript file of the product: no second process, so that
 * signals, the exit code and the end of a terminal need no passing on.
 */
export async function launch(file) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(inProject(file)).href);
}
