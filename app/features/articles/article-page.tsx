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
import { FigureCard } from '#app/features/figures/figure-card.tsx';
import { LawTools } from './law-tools.tsx';
import { ShareButton } from '#app/features/site/share-button.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import type { PageSources } from '#app/data/sources.server.ts';
import { SourcesLine } from '#app/features/figures/sources-line.tsx';
import { longDay } from '#law/figures/figure-kinds.ts';
import type { ArticleChange } from './article-changes.ts';

const ANCHOR = 'what-changed';

const Day = ({ day }: { day: string }) => <time dateTime={day}>{longDay(day)}</time>;

const UpdatedOn = ({ changes: [newest] }: { changes: ArticleChange[] }) =>
  newest ? (
    <a href={`#${ANCHOR}`} className="underline underline-offset-4">
      Updated <Day day={newest.day} />
    </a>
  ) : null;

const WhatChanged = ({ changes }: { changes: ArticleChange[] }) =>
  changes.length > 0 ? (
    <section aria-labelledby={ANCHOR} className="mt-12 max-w-[44rem] border-t border-line pt-5">
      <h2 id={ANCHOR} className="text-[1.25rem]">
        What changed
      </h2>
      <ul className="mt-3 grid gap-2 text-[0.94rem]">
        {changes.map(({ day, text, url }) => (
          <li key={`${day} ${text}`} className="break-inside-avoid sm:grid sm:grid-cols-[10.5rem_1fr]">
            <span className="text-soft">
              <Day day={day} />
              <span className="sr-only">: </span>
            </span>
            {url ? (
              <a href={url} className="block underline underline-offset-2">
                {text}
              </a>
            ) : (
              <span className="block">{text}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  ) : null;

interface ArticleSourcesProps {
  sources: PageSources | undefined;
  address: string;
}

/** Spells out the URL of each source, because readers cannot follow links on paper. */
const PrintedSources = ({ sources: { cited, checked } }: { sources: PageSources }) => (
  <>
    <h2 className="text-[1.1rem]">Sources</h2>
    <ul className="mt-1 list-disc pl-5">
      {cited.map(({ citation, link, doubt }) => (
        <li key={citation} className="break-inside-avoid wrap-anywhere">
          {citation}
          {doubt ? ` (${doubt})` : ''}
          {link ? `: ${link}` : ''}
        </li>
      ))}
    </ul>
    <p className="mt-1">{checked}</p>
  </>
);

const ArticleSources = ({ sources, address }: ArticleSourcesProps) => (
  <>
    <div className="not-printed">
      <SourcesLine sources={sources} className="mt-10 border-t border-hair pt-4" />
    </div>
    <div className="mt-8 hidden border-t border-line pt-3 text-[0.8rem] leading-snug print:block">
      {sources ? <PrintedSources sources={sources} /> : null}
      <p className="mt-2 wrap-anywhere">This article: {address}</p>
    </div>
  </>
);

interface ArticlePageProps {
  view: ArticleView;
}

/** Not a `header` element, because the print styles hide those. */
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

/** Plain links rather than cards, because the cards show the newest articles in the category. */
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
