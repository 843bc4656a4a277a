import { matchRoutes, type Params } from '@remix-run/react';
import { LRUCache } from 'lru-cache';
import { handleOf, type SiteRoute } from '#app/route-handle.ts';

interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { default?: unknown; action?: unknown; handle?: unknown };
}

export type BuiltRoutes = Record<string, BuiltRoute | undefined>;

type Tree = Parameters<typeof matchRoutes>[0];

export interface SiteMatch {
  route: SiteRoute;
  params: Params;
  isData: boolean;
  canonicalPath: string;
}

const DATA = /\.data\/?$/;
const DATA_OF_HOME = '/_root.data';

/** URLs with these parameters belong to one person. */
const PERSONAL_PARAMETER = /:(id|token)\b/;

/** Some email clients include the punctuation after a URL in the link. */
const PUNCTUATION = /(?:[.,;:!?)\]}>'"*]|%(?:2[27C9A]|3[ABE]|5D|7D|E2%80%9[9D])){1,8}$/i;

const splitSegments = (path: string): string[] => path.split('/').filter(Boolean);

const all = (routes: BuiltRoutes): BuiltRoute[] => Object.values(routes).flatMap((route) => route ?? []);

function routeTree(routes: BuiltRoutes, parentId?: string): Tree {
  return all(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: [...routeTree(routes, id)] },
    );
}

function fullPath({ path = '', parentId }: BuiltRoute, routes: BuiltRoutes): string {
  const parent = parentId ? routes[parentId] : undefined;
  return `/${[...splitSegments(parent ? fullPath(parent, routes) : ''), ...splitSegments(path)].join('/')}`;
}

function siteRoute(route: BuiltRoute, routes: BuiltRoutes): SiteRoute {
  return {
    id: route.id,
    path: fullPath(route, routes),
    isPage: Boolean(route.module.default),
    takesForms: Boolean(route.module.action),
    handle: handleOf(route.module),
  };
}

const isSecretRoute = ({ path, handle }: SiteRoute): boolean => !handle.isPublic && path.includes('/:');

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function secretBeginning(routes: SiteRoute[]): RegExp | undefined {
  const beginnings = routes.map(({ path }) => escapeRegExp(path.slice(0, path.indexOf(':'))));
  return beginnings.length > 0 ? new RegExp(`^(?:${[...new Set(beginnings)].join('|')})`, 'i') : undefined;
}

function spell(given: string, pattern: string): string {
  if (!pattern.startsWith(':')) return pattern;
  const text = decodeURIComponent(given);
  return encodeURIComponent(pattern === ':slug' ? text.toLowerCase() : text);
}

function canonicalPath(path: string, { path: pattern }: SiteRoute): string {
  const patterns = splitSegments(pattern);
  const rest = patterns.indexOf('*');
  const known = rest < 0 ? patterns : patterns.slice(0, rest);
  if (known.length === 0) return path;
  const segments = splitSegments(path);
  const spelled = known.map((segment, index) => spell(segments[index] ?? '', segment));
  return `/${[...spelled, ...segments.slice(known.length)].join('/')}`;
}

export class SiteRoutes {
  readonly routes: readonly SiteRoute[];
  readonly ids: ReadonlySet<string>;
  readonly #tree: Tree;
  readonly #byId: ReadonlyMap<string, SiteRoute>;
  readonly #secretBeginning: RegExp | undefined;
  /** Caches matches, because `matchRoutes` ranks all routes again for every path. */
  readonly #matches = new LRUCache<string, SiteMatch>({ max: 1000 });

  /** Throws if a personal page is marked as public. */
  constructor(built: BuiltRoutes) {
    this.#tree = routeTree(built);
    this.ids = new Set(Object.keys(built));
    this.#byId = new Map(all(built).map((route) => [route.id, siteRoute(route, built)]));
    this.routes = all(built)
      .filter(({ path, index }) => index || path)
      .flatMap(({ id }) => this.#byId.get(id) ?? []);
    const leaking = this.routes.find(({ path, handle }) => handle.isPublic && PERSONAL_PARAMETER.test(path));
    if (leaking) throw new Error(`${leaking.path} names a person's data, and cannot be public.`);
    this.#secretBeginning = secretBeginning(this.routes.filter(isSecretRoute));
  }

  match(path: string): SiteMatch | undefined {
    const known = this.#matches.get(path) ?? this.#find(path);
    if (known) this.#matches.set(path, known);
    return known;
  }

  isSecret(path: string, match = this.match(path)): boolean {
    if (match && !match.route.path.endsWith('*')) return isSecretRoute(match.route);
    return this.#secretBeginning?.test(decodeURIComponent(path)) ?? false;
  }

  redact(path: string): string {
    if (!this.isSecret(path)) return path;
    const [beginning = ''] = this.#secretBeginning?.exec(decodeURIComponent(path)) ?? [];
    return `${beginning}...`;
  }

  #find(path: string): SiteMatch | undefined {
    const tidy = path.replace(PUNCTUATION, '');
    const meant = tidy === path ? undefined : this.#find(tidy);
    if (meant?.route.isPage && !meant.route.path.endsWith('*')) return meant;
    const isData = DATA.test(path);
    const page = path === DATA_OF_HOME ? '/' : path.replace(DATA, '');
    const match = matchRoutes(this.#tree, page)?.at(-1);
    const route = match && this.#byId.get(match.route.id ?? '');
    if (!route) return undefined;
    const canonical = path === DATA_OF_HOME ? path : canonicalPath(page, route) + (isData ? '.data' : '');
    return { route, params: match.params, isData, canonicalPath: canonical };
  }
}
