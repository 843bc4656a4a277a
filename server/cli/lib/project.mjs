import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

export const inProject = (...names) => path.join(root, ...names);

export class CommandError extends Error {}
