import { MODULE_SLUGS, menuOf } from '#app/regulations/index.ts';

/** What a path is made of. A draft may lack it. */
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

const PATHS: Record<string, (document: Addressed) => string | undefined> = {
  articles: ({ module, slug }) => (moduleNamed(module) ? below(`/${String(module)}/blog`, slug) : undefined),
  guides: ({ slug }) => below('/help', slug),
  modules: ({ slug }) => below('', slug),
  partners: ({ slug }) => below('/partners', slug),
  quizzes: quizPath,
};

/** The path of a document's page. Undefined while it is incomplete, and for collections without pages. */
export const documentPath = (collection: string, document: Addressed): string | undefined =>
  PATHS[collection]?.(document);
