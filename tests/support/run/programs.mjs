import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** The arguments with which Node starts a program of an installed package. */
export function program(packageName, name = packageName) {
  const home = path.join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  return [path.join(home, typeof bin === 'string' ? bin : bin[name])];
}
