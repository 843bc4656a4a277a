import routes from '#app/routes.ts';
import type { Routes } from '#server/http/one-spelling.ts';

type Entry = (typeof routes)[number];

/** The table of routes as a build has it, but for the modules. */
const manifest = (entries: readonly Entry[], parentId: string): [string, object][] =>
  entries.flatMap(({ id, file, path, index, children = [] }) => {
    const name = id ?? file;
    return [[name, { id: name, parentId, path, index }], ...manifest(children, name)];
  });

/** The site's routes as a build names them. */
export const builtRoutes = Object.fromEntries([
  ['root', { id: 'root', path: '' }],
  ...manifest(routes, 'root'),
]) as Routes;
