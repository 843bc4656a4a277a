import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { MODULE_SLUGS } from '#law/modules.ts';
import { ANSWERS_QUERY } from '#law/buildings/answers.ts';
import { DESCRIBED_QUERY } from '#app/features/buildings/building-query.ts';
import { QUESTION_NAMES } from '#app/urls/readiness-url.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import routes from '#app/routes.ts';
import { type BuiltRoutes, SiteRoutes } from '#server/http/site-routes.ts';

const APP = path.resolve(import.meta.dirname, '../../app');

type Entry = (typeof routes)[number];

/** Constants that the `handle` literals refer to. */
const NAMED = { ANSWERS_QUERY, DESCRIBED_QUERY, QUESTION_NAMES };

/** Evaluates the `handle` of a route, which is a literal in its file. */
function handleIn(source: string): unknown {
  const [, literal] = /^export const handle: RouteHandle = (\{[^;]*\});$/m.exec(source) ?? [];
  if (!literal && /^export const handle\b/m.test(source)) throw new Error(`No literal: ${source}`);
  return literal && runInNewContext(`(${literal})`, { ...NAMED });
}

/** The build's facts about a route module, read from the source file so that no loader is imported. */
function moduleIn(file: string): NonNullable<BuiltRoutes[string]>['module'] {
  const source = readFileSync(path.join(APP, file), 'utf8');
  const has = (pattern: RegExp) => (pattern.test(source) ? true : undefined);
  return {
    default: has(/^export default /m),
    action: has(/^export (?:const|async function|function) action\b/m),
    handle: handleIn(source),
  };
}

/** The ID of a route. Remix derives a missing one from the file name. */
const idOf = ({ id, file }: Entry): string => id ?? file.replace(/\.tsx?$/, '');

const built = (entries: readonly Entry[], parentId: string): [string, BuiltRoutes[string]][] =>
  entries.flatMap(({ path: own, index, children = [], ...entry }) => {
    const id = idOf(entry);
    return [[id, { id, parentId, path: own, index, module: moduleIn(entry.file) }], ...built(children, id)];
  });

/** The site's routes with their handles, as in a build. */
export const siteRoutes = new SiteRoutes({
  root: { id: 'root', path: '', module: {} },
  ...Object.fromEntries(built(routes, 'root')),
});

const filesById = (entries: readonly Entry[]): [string, string][] =>
  entries.flatMap(({ children = [], ...entry }) => [[idOf(entry), entry.file], ...filesById(children)]);

const FILES = new Map(filesById(routes));

/** A seeded URL for each path with a parameter, except pages that need an ID. */
const EXAMPLES: Record<string, string> = {
  '/help/:slug': '/help/getting-started',
  '/buildings/:bbl': '/buildings/1008350041',
  '/buildings/:bbl/questions': '/buildings/1008350041/questions',
  '/buildings/:bbl/record': '/buildings/1008350041/record',
  '/buildings/:bbl/record/sale': '/buildings/1008350041/record/sale',
  '/laws/:slug': '/laws/ll152',
  '/partners/:slug': '/partners/borough-energy-advisors',
  '/ll97/blog/:slug': '/ll97/blog/annual-report-step-by-step',
  '/ll199/blog/:slug': '/ll199/blog/waste-hauling-invoice-line-by-line',
  '/cwz/blog/:slug': '/cwz/blog/carter-agreement-before-and-after-the-zone-is-live',
  '/nyc-internet/blog/:slug': '/nyc-internet/blog/what-a-provider-may-ask-of-an-owner',
  '/nyc-pest/blog/:slug': '/nyc-pest/blog/integrated-pest-management-step-by-step',
};

export interface ExamplePage {
  address: string;
  /** The file of its route, which pages of several modules may share. */
  file: string;
  handle: RouteHandle;
  /** Whether the page belongs to a module. */
  isOfModule: boolean;
}

/** Every public page of the site, with a seeded URL. */
export const examplePages: ExamplePage[] = siteRoutes.routes
  .filter(({ isPage, handle }) => isPage && handle.isPublic)
  .flatMap(({ id, path: pattern, handle }) => {
    const address = pattern.includes(':') ? EXAMPLES[pattern] : pattern;
    const isOfModule = MODULE_SLUGS.some((slug) => pattern.split('/')[1] === slug);
    return address ? [{ address, file: FILES.get(id) ?? id, handle, isOfModule }] : [];
  });

/** The sitemap's URLs that do not belong to a module, except partners, because all seeded partners are examples. */
export const GENERAL_PAGES: string[] = examplePages
  .filter(({ isOfModule, handle }) => !isOfModule && handle.sitemap && handle.sitemap !== 'partners')
  .map(({ address }) => address);
