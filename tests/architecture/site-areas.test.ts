import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { byArea } from '#server/http/site-areas.ts';

type Entry = (typeof routes)[number];

interface Flat {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: object;
}

/** The table of routes as a build has it, with routes that answer with their names. */
function flat(entries: readonly Entry[], parentId: string): Flat[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const name = id ?? file;
    const module = { loader: () => new Response(name) };
    return [{ id: name, parentId, path, index, module }, ...flat(children, name)];
  });
}

const all: Flat[] = [{ id: 'root', path: '', module: {} }, ...flat(routes, 'root')];

const build = {
  routes: Object.fromEntries(all.map((route) => [route.id, route])),
  entry: { module: {} },
  assets: { routes: Object.fromEntries(all.map(({ id }) => [id, { id }])) },
  future: { v3_singleFetch: true },
  basename: '/',
} as unknown as ServerBuild;

const sizeOf = ({ routes: known }: ServerBuild): number => Object.keys(known).length;
const whole = createRequestHandler(build, 'production');
const rendererAt = byArea(build, (part) => createRequestHandler(part, 'production'));
const partAt = byArea(build, (part) => part);

const pathOf = ({ parentId, path }: Flat): string => {
  const parent = all.find(({ id }) => id === parentId);
  return [parent && pathOf(parent), path].filter(Boolean).join('/');
};

/** An address for each route, and some that are nobody's, or written otherwise. */
const addresses = [
  ...new Set(all.map((route) => `/${pathOf(route).replace('*', 'any/thing').replaceAll(/:\w+/g, 'some')}`)),
  '/ll97/no/such/page',
  '/nonsense',
  '/LL97/quiz',
  '/%6cl97/blog',
  '/ll97/',
  '/blog',
];

const answer = async (handler: typeof whole, path: string) =>
  (await handler(new Request(`http://site${path}`))).text();

describe('the areas of the site', () => {
  it.each(addresses)('find for %s what all routes find', async (address) => {
    const found = await answer(whole, address);
    expect(found).not.toBe('');
    expect(await answer(rendererAt(address), address)).toBe(found);
  });

  it('know their own routes and files, and those of data by the address of the page', () => {
    const part = partAt('/ll97/blog/some');
    expect(Object.keys(part.routes)).toEqual(expect.arrayContaining(['root', 'll97/article']));
    expect(Object.keys(part.assets.routes)).toEqual(Object.keys(part.routes));
    expect(partAt('/ll97.data')).toBe(part);
    expect(partAt('/_root.data')).toBe(partAt('/'));
    expect(sizeOf(part)).toBeLessThan(sizeOf(build) / 2);
  });

  it('all know the home page: in the browser, its address would else be that of an empty frame', () => {
    for (const address of ['/', '/ll97', '/partners/directory', '/newsletter/confirmed']) {
      expect(Object.keys(partAt(address).assets.routes)).toContain('routes/site/home.tsx');
    }
    expect(sizeOf(partAt('/'))).toBeLessThan(sizeOf(build) / 2);
  });

  it('leave to a handler of all routes what is in none of them', () => {
    expect(partAt('/__manifest')).toBe(build);
    expect(partAt('/constructor')).toBe(build);
  });
});
