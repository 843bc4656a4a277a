import { MODULE_SLUGS, moduleMenu } from '#law/modules.ts';

export interface Addressed {
  slug?: unknown;
  key?: unknown;
  module?: unknown;
}

const findModule = ({ module }: Addressed) => MODULE_SLUGS.find((slug) => slug === module);

function quizPath(document: Addressed): string | undefined {
  const slug = findModule(document);
  const quiz = slug && moduleMenu(slug).find(({ page }) => page === 'quiz');
  return quiz && `/${slug}/${quiz.path}`;
}

const below = (folder: string, slug: unknown): string | undefined =>
  typeof slug === 'string' && slug !== '' ? `${folder}/${slug}` : undefined;

const PATHS: Record<string, (document: Addressed) => string | undefined> = {
  articles: (article) => {
    const module = findModule(article);
    return module && below(`/${module}/blog`, article.slug);
  },
  guides: ({ slug }) => below('/help', slug),
  laws: ({ key }) => below('/laws', key),
  'newsletter-issues': ({ slug }) => below('/newsletter/issues', slug),
  modules: ({ slug }) => below('', slug),
  partners: ({ slug }) => below('/partners', slug),
  quizzes: quizPath,
};

export const documentPath = (collection: string, document: Addressed): string | undefined =>
  PATHS[collection]?.(document);
