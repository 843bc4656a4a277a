import { MODULE_SLUGS, menuOf } from '#app/regulations/index.ts';

/** What an address is made from; a draft may lack it. */
export interface Addressed {
  slug?: unknown;
  module?: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const moduleNamed = (value: unknown) => MODULE_SLUGS.find((slug) => slug === value);

function quizPath({ module }: Addressed): string | undefined {
  const slug = moduleNamed(module);
  const page = slug && menuOf(slug).find(({ page: name }) => name === 'quiz');
  return page && `/${slug}/${page.path}`;
}

const below = (folder: string, slug: unknown): string | undefined =>
  isText(slug) ? `${folder}/${slug}` : undefined;

/** The address of each kind of document, without host. Each of them has a page of its own. */
const PATHS: Record<string, (document: Addressed) => string | undefined> = {
  articles: ({ module, slug }) => (moduleNamed(module) ? below(`/${String(module)}/blog`, slug) : undefined),
  guides: ({ slug }) => below('/help', slug),
  modules: ({ slug }) => below('', slug),
  partners: ({ slug }) => below('/partners', slug),
  quizzes: quizPath,
};

/** The address of a document's page, without host; nothing while it is not known, or where there is no such page. */
export const documentPath = (collection: string, document: Addressed): string | undefined =>
  PATHS[collection]?.(document);
