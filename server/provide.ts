import path from 'node:path';
import routes from '#app/routes.ts';
import { provideCommands } from '#city-data/start-command.ts';
import { provideSitePaths } from '#cms/urls/site-pages.ts';
import { projectRoot } from './project-root.ts';

type Route = (typeof routes)[number];

const listPaths = (entries: readonly Route[]): string[] =>
  entries.flatMap(({ path: own = '', index, children = [] }) => [
    ...(own || index ? [`/${own}`] : []),
    ...listPaths(children),
  ]);

// Lower layers may not import these from the layers above.
provideSitePaths(listPaths(routes).filter((address) => !/[:*]/.test(address)));
provideCommands(path.join(projectRoot, 'server/cli/data.mjs'));
