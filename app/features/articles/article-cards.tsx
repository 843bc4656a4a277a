import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArticleCard as Article } from '#app/data/articles.server.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { TaxMap } from '#app/features/site/tax-map.tsx';
import type { ModuleSlug } from '#law/modules.ts';
import { LongDate } from '#app/ui/long-date.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { blogCopy } from './texts.ts';

interface InModule {
  article: Article;
  module: ModuleSlug;
}

interface ArticleCardProps extends InModule {
  heading?: 'h2' | 'h3';
}

const ArticleLink = ({ article: { slug, title }, module }: InModule) => (
  <a
    href={`${moduleUrls(module).blog}/${slug}`}
    aria-label={`${blogCopy(module).readOn}: ${title}`}
    className="flex items-center gap-1.5 text-[0.94rem] font-semibold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
  >
    <span>
      {blogCopy(module).readOn}
      <span className="sr-only">: {title}</span>
    </span>
    <ArrowRight aria-hidden size={16} />
  </a>
);

export const cardExcerpt = ({ excerpt }: Pick<Article, 'excerpt'>, module: ModuleSlug) =>
  excerpt.trim() || blogCopy(module).noExcerpt;

const ArticleMeta = ({ article }: { article: Article }) => (
  <p className="flex flex-wrap gap-x-3 text-[0.85rem] text-soft">
    <span className="font-bold text-accent">{article.category}</span>
    <span>{article.readMinutes} min read</span>
  </p>
);

const Byline = ({ article }: { article: Article }) => (
  <p className="text-[0.85rem] text-soft">
    {article.author} · <LongDate iso={article.publishedAt} />
  </p>
);

function CardImage({ article: { image }, module }: InModule) {
  if (image) {
    return (
      <Picture
        image={image}
        decorative
        sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 45vw, 92vw"
        className="aspect-video w-full border-b border-line object-cover dark:brightness-90"
      />
    );
  }
  return blogCopy(module).hasPlaceholders ? (
    <TaxMap className="aspect-video w-full border-b border-line" />
  ) : null;
}

export const ArticleCard = ({ article, module, heading: Heading = 'h2' }: ArticleCardProps) => (
  <article className="group relative flex flex-col border-r border-b border-line bg-card">
    <CardImage article={article} module={module} />
    <div className="flex grow flex-col gap-2.5 p-5">
      <ArticleMeta article={article} />
      <Heading className="text-[min(1.2rem,8vw)]">{article.title}</Heading>
      <p className="text-[0.94rem] text-soft">{cardExcerpt(article, module)}</p>
      <div className="mt-auto grid gap-2 pt-3">
        <Byline article={article} />
        <ArticleLink article={article} module={module} />
      </div>
    </div>
  </article>
);

export const FeaturedArticle = ({ article, module }: InModule) => (
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
      <h2 className="text-fit-lg sm:text-[2rem]">{article.title}</h2>
      <p className="max-w-[38rem] text-soft">{cardExcerpt(article, module)}</p>
      <div className="flex flex-wrap items-end justify-between gap-2 pt-3">
        <Byline article={article} />
        <ArticleLink article={article} module={module} />
      </div>
    </div>
  </article>
);

export const ArticleGrid = ({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) => (
  <div
    aria-busy={isBusy}
    className="grid grid-cols-1 border-t border-l border-line sm:grid-cols-2 lg:grid-cols-3"
  >
    {children}
  </div>
);

export const ArticleSkeletons = ({ count }: { count: number }) => (
  <>
    <p role="status" className="sr-only">
      Loading articles
    </p>
    <ArticleGrid isBusy>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          data-testid="article-skeleton"
          aria-hidden
          className="border-r border-b border-line bg-card"
        >
          <div className="aspect-video animate-pulse border-b border-line bg-hair" />
          <div className="grid gap-3 p-5">
            <div className="h-4 w-1/3 animate-pulse bg-hair" />
            <div className="h-6 w-11/12 animate-pulse bg-hair" />
            <div className="h-4 w-full animate-pulse bg-hair" />
            <div className="h-4 w-2/3 animate-pulse bg-hair" />
          </div>
        </div>
      ))}
    </ArticleGrid>
  </>
);
