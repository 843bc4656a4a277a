import path from 'node:path';
import { execaNode } from 'execa';
import { environmentBeside } from '../support/run/product.mjs';
import { loadFullSize } from './look-ups.mjs';

let megabytes;

/** The seconds of the longest of three days that are planned for 10,000 followers, at full size. */
export async function planningTime(server) {
  const env = await environmentBeside(server);
  await loadFullSize(env);
  const { stdout } = await execaNode(path.join(import.meta.dirname, 'planning.ts'), {
    nodeOptions: ['--import', 'tsx'],
    env,
  });
  const measured = JSON.parse(stdout);
  ({ megabytes } = measured);
  return measured.longest;
}

export const planningMemory = () => megabytes;
