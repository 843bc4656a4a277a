import routes from '#app/routes.ts';
import { provideSitePaths } from '#cms/urls/site-pages.ts';

type Route = (typeof routes)[number];

/** Routes without parameters, which are pages regardless of the content. */
const pathsOf = (entries: readonly Route[]): string[] =>
  entries.flatMap(({ path = '', index, children = [] }) => [
    ...(path || index ? [`/${path}`] : []),
    ...pathsOf(children),
  ]);

provideSitePaths(pathsOf(routes).filter((path) => !/[:*]/.test(path)));
