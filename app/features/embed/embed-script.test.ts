import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { EMBED_KINDS, embedCode } from './embed-code.ts';

const script = readFileSync(new URL('../../public/embed.js', import.meta.url), 'utf8');

it('the embed script for other sites is at most 8 KB', () => {
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(8 * 1024);
});

it('the embed script stores nothing in the browser', () => {
  expect(script).not.toMatch(/\b(document\.cookie|localStorage|sessionStorage|indexedDB|caches)\b/);
});

it.each(EMBED_KINDS)('the %s embed has a page and a title', (kind) => {
  expect(routes.map(({ path }) => path)).toContain(`embed/${kind}`);
  expect(script).toMatch(new RegExp(`^    ${kind}: '`, 'm'));
});

it('embedCode loads the script and adds a link for browsers with scripts disabled', () => {
  expect(embedCode('lookup', 'https://site.example')).toBe(
    '<script async src="https://site.example/embed.js" data-lotline="lookup"></script>\n' +
      '<noscript><a href="https://site.example/buildings">Which laws apply to your building?</a></noscript>',
  );
});
