import type { CSSProperties } from 'react';
import { lawGroupName } from '#law/modules.ts';
import { useModuleShell } from '#app/features/modules/module-of.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { useSite } from '#app/features/site/use-site.ts';
import { BackLink } from '#app/ui/button.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import type { ArticleView } from './article.server.ts';
import { ArticleCard, ArticleGrid } from './article-cards.tsx';
import { ArticleSources } from './article-sources.tsx';
import { FigureCard } from '#app/features/figures/figure-card.tsx';
import { LawTools } from './law-tools.tsx';
import { ShareButton } from '#app/features/site/share-button.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { UpdatedOn, WhatChanged } from './what-changed.tsx';

interface ArticlePageProps {
  view: ArticleView;
}

/** A `header` element would not be printed. */
const ArticleHead = ({ view: { document: article }, address }: ArticlePageProps & { address: string }) => (
  <div className="mt-8 max-w-[46rem] print:mt-0">
    <span className="inline-block rounded-[3px] border border-accent px-2.5 py-0.5 text-[0.85rem] font-bold text-accent">
      {article.category}
    </span>
    <h1 className="mt-4 text-[2.1rem] sm:text-[3rem]">{article.title}</h1>
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-1 text-[0.94rem] text-soft">
      <span>{article.author}</span>
      <LongDate iso={article.publishedAt} />
      <UpdatedOn changes={article.changes} />
      <span>{article.readMinutes} min read</span>
      <ShareButton title={article.title} address={address} />
    </div>
  </div>
);

function ArticleBody({ view: { document: article } }: ArticlePageProps) {
  const { origin } = useSite();
  return (
    <div className="min-w-0" style={{ '--origin': `"${origin}"` } as CSSProperties}>
      <p className="mb-8 max-w-[44rem] text-[1.2rem] leading-normal text-soft">{article.excerpt}</p>
      {article.parts.map((part, index) =>
        'card' in part ? (
          <FigureCard key={index} card={part.card} />
        ) : (
          <RichText key={index} html={part.html} />
        ),
      )}
      <WhatChanged changes={article.changes} />
    </div>
  );
}

type Document = ArticleView['document'];

const RelatedArticles = ({ related }: Pick<Document, 'related'>) =>
  related.length > 0 ? (
    <section className="not-printed mt-14">
      <h2 className="mb-6 text-fit-xl">Related Articles</h2>
      <ArticleGrid>
        {related.map((other) => (
          <ArticleCard
            key={`${other.module}/${other.slug}`}
            article={other}
            module={other.module}
            heading="h3"
          />
        ))}
      </ArticleGrid>
    </section>
  ) : null;

/** These are links, so that the cards remain the newest of the category. */
const FurtherReading = ({ further }: Pick<Document, 'further'>) =>
  further.length > 0 ? (
    <section className="not-printed mt-10">
      <h2 className="text-[1.25rem]">Further reading</h2>
      <ul className="mt-3 grid gap-2">
        {further.map(({ module, slug, title, category }) => (
          <li key={`${module}/${slug}`}>
            <a
              href={`${moduleUrls(module).blog}/${slug}`}
              className="font-semibold underline underline-offset-4"
            >
              {title}
            </a>
            <span className="text-[0.85rem] text-soft">
              {' '}
              · {lawGroupName(module)}, {category}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ) : null;

export function ArticlePage({ view }: ArticlePageProps) {
  const { document: article } = view;
  const shell = useModuleShell();
  const { origin } = useSite();
  const { blog } = moduleUrls(shell.slug);
  const address = `${origin}${blog}/${article.slug}`;
  return (
    <PageWidth className="py-8 sm:py-12 print:p-0">
      <div aria-hidden className="reading-progress not-printed" />
      <BackLink href={blog}>Back to Blog</BackLink>
      <article>
        <ArticleHead view={view} address={address} />
        {article.image ? (
          <Picture
            image={article.image}
            eager
            sizes="(min-width: 70rem) 67rem, 94vw"
            className="mt-8 h-auto w-full border border-line print:mt-4 print:max-h-[7cm] print:object-cover"
          />
        ) : null}
        <div className="mt-8 lg:grid lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] lg:gap-x-10 xl:gap-x-16 print:block">
          <TableOfContents headings={article.headings} />
          <div className="min-w-0 lg:col-start-1 lg:row-start-1">
            <ArticleBody view={view} />
            <ArticleSources sources={article.sources} address={address} />
            <p className="mt-10">
              <BackLink href={blog}>Back to Blog</BackLink>
            </p>
          </div>
        </div>
      </article>
      <RelatedArticles related={article.related} />
      <FurtherReading further={article.further} />
      <LawTools shell={shell} />
    </PageWidth>
  );
}
