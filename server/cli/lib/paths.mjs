import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** A file of the project by its path from the root. */
export const inProject = (...names) => path.join(root, ...names);
