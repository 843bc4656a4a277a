import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { PageCopy, readPage } from '#app/data/pages.server.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../content/globals');

/** A page's copy from the starting content, with placeholders. */
export const startingCopy = <Slug extends Parameters<typeof readPage>[0]>(slug: Slug): PageCopy<Slug> =>
  parse(readFileSync(path.join(FOLDER, `${slug}.yaml`), 'utf8')) as PageCopy<Slug>;
