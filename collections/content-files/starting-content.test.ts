import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ARTICLES = path.resolve(import.meta.dirname, '../../content/articles');

/** The city, the State, the federal government, and the publisher of the city's laws and rules. */
const OFFICIAL_HOSTS =
  /(^|\.)(nyc\.gov|ny\.gov|nysenate\.gov|fcc\.gov|ecfr\.gov)$|^(codelibrary\.amlegal\.com|nyc\.beam-portal\.org|accelerator\.nyc)$/;

const LINK = /\]\((https?:\/\/[^)\s]+)\)/g;

const linksIn = (markdown: string): URL[] =>
  [...markdown.matchAll(LINK)].map(([, address]) => new URL(address ?? ''));

const files = (await readdir(ARTICLES, { recursive: true })).filter((file) => file.endsWith('.md'));

describe.each(files)('the starting article %s', (file) => {
  it('links at least two official sources', async () => {
    const official = linksIn(await readFile(path.join(ARTICLES, file), 'utf8')).filter(({ hostname }) =>
      OFFICIAL_HOSTS.test(hostname),
    );
    expect(new Set(official.map(({ href }) => href)).size).toBeGreaterThanOrEqual(2);
  });

  it('is not dated before the product existed', async () => {
    const [, frontMatter = ''] = (await readFile(path.join(ARTICLES, file), 'utf8')).split('---\n');
    const { publishedAt } = parse(frontMatter) as { publishedAt: string };
    expect(publishedAt >= '2026-11-21').toBe(true);
  });
});
