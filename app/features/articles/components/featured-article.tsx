import type { ArticleCard } from '#app/content/articles.server.ts';
import { Picture } from '#app/ui/picture.tsx';
import { ArticleMeta, Byline } from './article-card.tsx';
import { ArticleTitleLink, ReadMore } from './article-link.tsx';

/** The newest article, in four times the space of the others. */
export const FeaturedArticle = ({ article, blogUrl }: { article: ArticleCard; blogUrl: string }) => (
  <article className="group relative flex flex-col border-r border-b border-line bg-card sm:col-span-2 lg:row-span-2">
    {article.image ? (
      <Picture
        image={article.image}
        decorative
        eager
        sizes="(min-width: 64rem) 46rem, 92vw"
        className="aspect-video min-h-0 w-full grow border-b border-line object-cover lg:basis-0 dark:brightness-90"
      />
    ) : null}
    <div className="flex flex-col gap-3 border-t-4 border-lot p-5 sm:p-8">
      <p className="text-[0.85rem] font-bold">Newest</p>
      <ArticleMeta article={article} />
      <h2 className="text-[1.6rem] sm:text-[2rem]">
        <ArticleTitleLink article={article} blogUrl={blogUrl} />
      </h2>
      <p className="max-w-[38rem] text-soft">{article.excerpt}</p>
      <div className="flex flex-wrap items-end justify-between gap-2 pt-3">
        <Byline article={article} />
        <ReadMore />
      </div>
    </div>
  </article>
);
