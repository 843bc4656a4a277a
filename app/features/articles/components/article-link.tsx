import { ArrowRight } from 'lucide-react';
import type { ArticleCard } from '#app/content/articles.server.ts';
import { moduleUrls } from '#app/features/modules/module-urls.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { Link } from '#app/ui/link.tsx';
import { blogWords } from '../blog-words.ts';

interface ArticleLinkProps {
  article: Pick<ArticleCard, 'slug' | 'title'>;
  module: ModuleSlug;
}

/** The link of a card, whose target is the whole card around it. Those who only hear it hear the title too. */
export const ArticleLink = ({ article: { slug, title }, module }: ArticleLinkProps) => (
  <Link
    to={`${moduleUrls(module).blog}/${slug}`}
    prefetch="intent"
    aria-label={`${blogWords(module).readOn}: ${title}`}
    className="flex items-center gap-1.5 text-[0.94rem] font-semibold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
  >
    <span>
      {blogWords(module).readOn}
      <span className="sr-only">: {title}</span>
    </span>
    <ArrowRight aria-hidden size={16} />
  </Link>
);
