import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Content that can be compared and is readable in a failure: the text of the file, or a hash of its bytes. */
async function contentOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  return /\.(yaml|md)$/.test(file) ? bytes.toString() : createHash('sha256').update(bytes).digest('hex');
}

/** The contents of all files in a folder, by path. */
export async function filesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const contents = files
    .sort()
    .map(async (file) => [path.relative(folder, file), await contentOf(file)] as const);
  return Object.fromEntries(await Promise.all(contents));
}
