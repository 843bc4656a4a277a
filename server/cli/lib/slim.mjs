import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Packages that only builds use, or that are installed only as peer dependencies. */
const UNUSED = /^(@next\/swc-.*|@playwright|playwright|playwright-core|typescript)$/;

const FOR_DEVELOPERS = /\.(map|d\.[cm]?ts)$/;

const hasDevelopmentPackages = (modules) => existsSync(path.join(modules, 'vite'));

/** Deletes files that production does not use. Does nothing if development packages are installed. */
export function slim(modules, folder = modules) {
  if (hasDevelopmentPackages(modules)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    const name = path.relative(modules, file).replaceAll(path.sep, '/');
    if (UNUSED.test(name) || (entry.isFile() && FOR_DEVELOPERS.test(name))) rmSync(file, { recursive: true });
    else if (entry.isDirectory()) slim(modules, file);
  }
}
