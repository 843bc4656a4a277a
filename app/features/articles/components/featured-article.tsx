import type { ArticleCard } from '#app/content/articles.server.ts';
import { TaxMap } from '#app/features/site/tax-map.tsx';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { Picture } from '#app/ui/picture.tsx';
import { ArticleMeta, Byline, Excerpt } from './article-card.tsx';
import { ArticleLink } from './article-link.tsx';

/** The newest article, in four times the space of the others. */
export const FeaturedArticle = ({ article, module }: { article: ArticleCard; module: ModuleSlug }) => (
  <article className="group relative flex flex-col border-r border-b border-line bg-card sm:col-span-2 lg:row-span-2">
    {article.image ? (
      <Picture
        image={article.image}
        decorative
        eager
        sizes="(min-width: 64rem) 46rem, 92vw"
        className="aspect-video min-h-0 w-full grow border-b border-line object-cover lg:basis-0 dark:brightness-90"
      />
    ) : (
      <TaxMap className="hidden min-h-0 w-full grow border-b border-line lg:block lg:basis-0" />
    )}
    <div className="flex flex-col gap-3 border-t-4 border-lot p-5 sm:p-8">
      <p className="text-[0.85rem] font-bold">Newest</p>
      <ArticleMeta article={article} />
      <h2 className="text-[1.6rem] sm:text-[2rem]">{article.title}</h2>
      <Excerpt article={article} module={module} className="max-w-[38rem] text-soft" />
      <div className="flex flex-wrap items-end justify-between gap-2 pt-3">
        <Byline article={article} />
        <ArticleLink article={article} module={module} />
      </div>
    </div>
  </article>
);
