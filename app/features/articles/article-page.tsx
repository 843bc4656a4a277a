import { SourcesLine } from '#app/features/figures/sources-line.tsx';
import { moduleUrls } from '#app/features/modules/module-urls.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { BackLink } from '#app/ui/button.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import type { ArticleView } from './article.server.ts';
import { ArticleCard, ArticleGrid } from './article-cards.tsx';
import { ShareButton } from './share-button.tsx';

interface ArticlePageProps {
  view: ArticleView;
  module: ModuleSlug;
  /** The absolute URL, for sharing. */
  address: string;
}

function ArticleHeader({ view: { document: article }, address }: Pick<ArticlePageProps, 'view' | 'address'>) {
  return (
    <header className="mt-8 max-w-[46rem]">
      <span className="inline-block rounded-[3px] border border-accent px-2.5 py-0.5 text-[0.85rem] font-bold text-accent">
        {article.category}
      </span>
      <h1 className="mt-4 text-[2.1rem] sm:text-[3rem]">{article.title}</h1>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-1 text-[0.94rem] text-soft">
        <span>{article.author}</span>
        <LongDate iso={article.publishedAt} />
        <span>{article.readMinutes} min read</span>
        <ShareButton title={article.title} address={address} />
      </div>
    </header>
  );
}

export function ArticlePage({ view, module, address }: ArticlePageProps) {
  const { document: article } = view;
  const { related } = article;
  return (
    <PageWidth className="py-8 sm:py-12">
      <BackLink href={moduleUrls(module).blog}>Back to Blog</BackLink>
      <article>
        <ArticleHeader view={view} address={address} />
        {article.image ? (
          <Picture
            image={article.image}
            eager
            sizes="(min-width: 70rem) 67rem, 94vw"
            className="mt-8 h-auto w-full border border-line"
          />
        ) : null}
        <p className="mt-8 mb-8 max-w-[44rem] text-[1.2rem] leading-normal text-soft">{article.excerpt}</p>
        <RichText html={article.html} />
        <SourcesLine sources={article.sources} className="mt-10 border-t border-hair pt-4" />
        <p className="mt-10">
          <BackLink href={moduleUrls(module).blog}>Back to Blog</BackLink>
        </p>
      </article>
      {related.length > 0 ? (
        <section className="not-printed mt-16">
          <h2 className="mb-6 text-[1.7rem]">Related Articles</h2>
          <ArticleGrid>
            {related.map((other) => (
              <ArticleCard key={other.slug} article={other} module={module} heading="h3" />
            ))}
          </ArticleGrid>
        </section>
      ) : null}
    </PageWidth>
  );
}
