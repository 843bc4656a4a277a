import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../support/run/root.mjs';

/** What docker-compose.yml says. */
export const readCompose = () =>
  parse(readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });

const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** A value of it, where variables that the file requires are these, and all others are not set. */
export function filledIn(value, given) {
  return String(value).replace(VARIABLE, (_, name, kind, rest) => {
    if (kind === '?' && !(name in given)) throw new Error(`${name} is required.`);
    return given[name] ?? rest ?? '';
  });
}
