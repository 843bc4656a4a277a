import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const ARTICLES = path.resolve(import.meta.dirname, '../../content/articles');

/** The city, the State, the federal government, and the publisher of the city's laws and rules. */
const OFFICIAL_HOSTS =
  /(^|\.)(nyc\.gov|ny\.gov|nysenate\.gov|fcc\.gov|ecfr\.gov)$|^(codelibrary\.amlegal\.com|nyc\.beam-portal\.org|accelerator\.nyc)$/;

const LINK = /\]\((https?:\/\/[^)\s]+)\)/g;

const linksIn = (markdown: string): URL[] =>
  [...markdown.matchAll(LINK)].map(([, address]) => new URL(address ?? ''));

const files = (await readdir(ARTICLES, { recursive: true })).filter((file) => file.endsWith('.md'));

it.each(files)('the starting article %s links to at least two official sources', async (file) => {
  const official = linksIn(await readFile(path.join(ARTICLES, file), 'utf8')).filter(({ hostname }) =>
    OFFICIAL_HOSTS.test(hostname),
  );
  expect(new Set(official.map(({ href }) => href)).size).toBeGreaterThanOrEqual(2);
});
