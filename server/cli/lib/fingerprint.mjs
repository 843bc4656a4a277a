import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What tools make or what no build reads. */
const LEFT_OUT = /(^|\/)(node_modules|\.next)(\/|$)|(^|\/)next-env\.d\.ts$|\.test\.tsx?$/;

function filesOf(root, source) {
  const stat = statSync(path.join(root, source), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [source];
  return readdirSync(path.join(root, source))
    .map((name) => `${source}/${name}`)
    .filter((name) => !LEFT_OUT.test(name))
    .flatMap((name) => filesOf(root, name));
}

/** A text that differs when a file below one of the sources has another name or content. */
export function fingerprint(root, sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(root, source)).sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
