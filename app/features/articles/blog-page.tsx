import { useNavigation } from '@remix-run/react';
import { Rss } from 'lucide-react';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { NewsletterForm } from '#app/features/newsletters/newsletter-form.tsx';
import type { ModuleSlug } from '#law/modules.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { ALL, type BlogQuery } from '#app/urls/blog-url.ts';
import { blogCopy, NOTHING_FOUND } from './texts.ts';
import type { BlogView } from './blog.server.ts';
import { ArticleCard, ArticleGrid, ArticleSkeletons, FeaturedArticle } from './article-cards.tsx';
import { BlogFilters } from './blog-filters.tsx';
import { Pagination } from './pagination.tsx';

interface BlogPageProps {
  view: BlogView;
  module: ModuleSlug;
}

function useIsReloading(blogUrl: string): boolean {
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === blogUrl;
}

const isUnfiltered = ({ category, search }: BlogQuery): boolean => category === ALL && search === '';

function Articles({ view: { found, query }, module }: BlogPageProps) {
  const isFront = query.page === 1 && isUnfiltered(query);
  const [newest, ...others] = found.articles;
  const cards = isFront ? others : found.articles;
  return (
    <ArticleGrid>
      {isFront && newest ? <FeaturedArticle article={newest} module={module} /> : null}
      {cards.map((article) => (
        <ArticleCard key={article.slug} article={article} module={module} />
      ))}
    </ArticleGrid>
  );
}

const AllTexts = ({ view: { allTexts } }: Pick<BlogPageProps, 'view'>) =>
  allTexts ? (
    <p className="mt-6">
      <a href={allTexts.url} className="font-semibold wrap-anywhere underline underline-offset-4">
        {allTexts.label}
      </a>
    </p>
  ) : null;

function NoArticles({ view: { query }, module }: BlogPageProps) {
  const empty = isUnfiltered(query) ? blogCopy(module).empty : undefined;
  const { title, description } = empty ?? NOTHING_FOUND;
  return (
    <div className="grid justify-items-center gap-5 border border-dashed border-line px-6 py-16 text-center">
      <h2 className="text-fit-md">{title}</h2>
      <p className="max-w-[34rem] text-soft">{description}</p>
      {empty ? null : (
        <ButtonLink href={moduleUrls(module).blog} look="secondary">
          Clear filters
        </ButtonLink>
      )}
    </div>
  );
}

export function BlogPage({ view, module }: BlogPageProps) {
  const { content, found, query } = view;
  const { blog: blogUrl, blogFeed, newsletter } = moduleUrls(module);
  const isReloading = useIsReloading(blogUrl);
  return (
    <PageWidth className="py-10 sm:py-14">
      <h1 className="max-w-[46rem] text-[2.1rem] sm:text-[2.8rem]">{content.heading}</h1>
      <p className="mt-4 mb-8 max-w-[44rem] text-[1.1rem] text-soft">{content.intro}</p>
      <BlogFilters {...view} blogUrl={blogUrl} total={found.total} />
      <div className="mt-8">
        {isReloading ? (
          <ArticleSkeletons count={blogCopy(module).skeletons} />
        ) : found.total === 0 ? (
          <NoArticles view={view} module={module} />
        ) : (
          <>
            <Articles view={view} module={module} />
            <Pagination blogUrl={blogUrl} query={query} pages={found.pages} />
          </>
        )}
        {isReloading ? null : <AllTexts view={view} />}
      </div>
      <section className="mt-14 grid items-center gap-6 border border-ink bg-card p-6 sm:p-9 lg:grid-cols-2">
        <div>
          <h2 className="text-fit-md">{content.newsletterHeading}</h2>
          <p className="mt-2 text-soft">{content.newsletterText}</p>
          <a
            href={blogFeed}
            className="mt-3 inline-flex items-center gap-1.5 py-1 text-[0.94rem] font-semibold underline-offset-4 hover:underline"
          >
            <Rss aria-hidden size={16} className="text-accent" /> RSS
          </a>
        </div>
        <NewsletterForm action={newsletter} />
      </section>
    </PageWidth>
  );
}
