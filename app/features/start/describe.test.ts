import type { UNSAFE_AssetsManifest } from '@remix-run/react';
import { expect, it } from 'vitest';
import { describeApplication } from './describe.ts';

interface Sketch {
  parentId?: string;
  path?: string;
  index?: boolean;
  imports?: string[];
}

const ROUTES: Record<string, Sketch> = {
  root: { imports: ['/shared.js', '/frame.js'] },
  site: { parentId: 'root', imports: ['/frame.js'] },
  home: { parentId: 'site', index: true },
  about: { parentId: 'site', path: 'about' },
  ll97: { parentId: 'root', path: 'll97' },
  'll97/overview': { parentId: 'll97', index: true },
  'll97/blog': { parentId: 'll97', path: 'blog' },
  'll97/article': { parentId: 'll97', path: 'blog/:slug', imports: ['/article-parts.js'] },
  'll199/blog': { parentId: 'root', path: 'll199/blog' },
};

const manifest = {
  version: '1',
  url: '/manifest.js',
  entry: { module: '/entry.js', imports: ['/shared.js'] },
  routes: Object.fromEntries(
    Object.entries(ROUTES).map(([id, route]) => [id, { id, module: `/${id}.js`, ...route }]),
  ),
} as unknown as UNSAFE_AssetsManifest;

const article = describeApplication(manifest, {
  matched: ['root', 'll97', 'll97/article'],
  pathname: '/ll97/blog/some-article',
  begins: 'intent',
  holdsLinks: true,
});

it('names the modules of the page alone, and what they import once', () => {
  expect(article).toMatchObject({
    begins: 'intent',
    holdsLinks: true,
    entry: '/entry.js',
    modules: { root: '/root.js', ll97: '/ll97.js', 'll97/article': '/ll97/article.js' },
    imports: ['/shared.js', '/frame.js', '/article-parts.js'],
  });
});

it('tells Remix of the routes of the page and of those above it, which it would else take for this one', () => {
  const known = Object.keys(article.manifest.routes);
  expect(known).toEqual(
    expect.arrayContaining(['ll97/article', 'll97/blog', 'll97/overview', 'll97', 'root']),
  );
  expect(known).not.toContain('about');
  expect(known).not.toContain('ll199/blog');
});

it('knows of nothing above the home page but its own frames', () => {
  const home = describeApplication(manifest, {
    matched: ['root', 'site', 'home'],
    pathname: '/',
    begins: 'load',
    holdsLinks: false,
  });
  expect(Object.keys(home.manifest.routes)).toEqual(['root', 'site', 'home']);
});
