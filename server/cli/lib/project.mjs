import path from 'node:path';

/** The folder that holds package.json. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** A file of the project by its path from the root. */
export const inProject = (...names) => path.join(root, ...names);

/** A failure that its message explains, shown without a stack. */
export class CommandError extends Error {}
