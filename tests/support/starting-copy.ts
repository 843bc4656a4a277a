import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { readPage } from '#app/data/pages.server.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../content/globals');

type Slug = Parameters<typeof readPage>[0];

/** The copy that a page starts with, with its placeholders. */
export const startingCopy = <Page extends Slug>(slug: Page) =>
  parse(readFileSync(path.join(FOLDER, `${slug}.yaml`), 'utf8')) as Awaited<
    ReturnType<typeof readPage<Page>>
  >;
