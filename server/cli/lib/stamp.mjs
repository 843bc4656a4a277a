import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Whether the file holds this text: what it stands for was done for exactly this. */
export function isStamped(file, text) {
  try {
    return readFileSync(file, 'utf8') === text;
  } catch {
    return false;
  }
}

/** Does the work, and leaves a stamp only when it succeeded. */
export async function stamped(file, text, work) {
  rmSync(file, { force: true });
  await work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
