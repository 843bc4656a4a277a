import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { listArticles } from '#app/content/articles.server.ts';
import { listModules } from '#app/content/modules.server.ts';
import { ArticleCard } from '#app/features/articles/components/article-card.tsx';
import { ArticleGrid } from '#app/features/articles/components/article-grid.tsx';
import { moduleUrls } from '#app/features/modules/module-urls.ts';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';
import { TaxMap } from '#app/features/site/tax-map.tsx';
import { useSite } from '#app/features/site/use-site.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';

const NEWEST_ARTICLES = 3;

const { overview, blog, vendorAccess } = moduleUrls('ll97');

export async function loader() {
  const [modules, { articles }] = await Promise.all([
    listModules(),
    listArticles({ module: 'll97', page: 1, pageSize: NEWEST_ARTICLES }),
  ]);
  return { modules, articles };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const site = siteOf(matches);
  return pageMeta({ site, title: site?.tagline ?? '', path: '/' });
};

function Hero() {
  const { tagline, description } = useSite();
  return (
    <div className="relative overflow-hidden border-b border-line">
      <TaxMap className="absolute inset-x-0 bottom-0 h-64 w-full mask-t-from-40% lg:inset-y-0 lg:left-auto lg:h-full lg:w-[56%] lg:mask-t-from-100% lg:mask-l-from-60%" />
      <PageWidth className="relative flex min-h-[30rem] flex-col justify-center pt-12 pb-72 lg:py-20">
        <h1 className="max-w-[38rem] text-[2.7rem] tracking-[-0.03em] sm:text-[3.8rem]">{tagline}</h1>
        <p className="mt-5 max-w-[34rem] text-[1.15rem] text-soft">{description}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={overview}>
            Start with Local Law 97 <ArrowRight aria-hidden size={18} />
          </ButtonLink>
          <ButtonLink to={vendorAccess} look="secondary">
            Apply as a vendor
          </ButtonLink>
        </div>
      </PageWidth>
    </div>
  );
}

export default function Home() {
  const { modules, articles } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <PageWidth className="pb-14">
        <Section
          heading="Explore the modules"
          intro="Each one explains the law, checks your risk in a few minutes, and says what to do next."
        >
          <ul className="grid border-t border-l border-line sm:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
            {modules.map(({ slug, name, summary }) => (
              <li
                key={slug}
                style={{ '--accent': `var(--${slug})` } as CSSProperties}
                className="group relative border-r border-b border-line border-l-[5px] border-l-accent bg-card p-6"
              >
                <h3 className="text-[1.3rem]">
                  <Link
                    to={`/${slug}`}
                    prefetch="intent"
                    className="after:absolute after:inset-0 group-hover:underline"
                  >
                    {name}
                  </Link>
                </h3>
                <p className="mt-2 max-w-[40rem] text-soft">{summary}</p>
                <p aria-hidden className="mt-4 flex items-center gap-2 font-semibold">
                  Explore <ArrowRight size={17} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
        {articles.length > 0 ? (
          <Section
            heading="Newest articles"
            intro="What the law asks, what it costs, and what to do about it."
          >
            <ArticleGrid>
              {articles.map((article) => (
                <ArticleCard key={article.slug} article={article} blogUrl={blog} heading="h3" />
              ))}
            </ArticleGrid>
          </Section>
        ) : null}
      </PageWidth>
    </>
  );
}
