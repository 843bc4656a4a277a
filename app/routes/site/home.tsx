import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { newestArticles } from '#app/content/articles.server.ts';
import { listModules, modulesWithOpenBlogs } from '#app/content/modules.server.ts';
import { readPage } from '#app/content/pages.server.ts';
import { ArticleCard, ArticleGrid } from '#app/features/articles/article-cards.tsx';
import { FeatureGrid, Hero } from '#app/features/site/home-sections.tsx';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';
import { organization, structuredData, website } from '#app/features/site/structured-data.ts';
import { useSite } from '#app/features/site/use-site.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { LinkLot, Lots } from '#app/ui/lots.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';

const NEWEST_ARTICLES = 3;

export async function loader() {
  const [copy, modules, articles] = await Promise.all([
    readPage('home'),
    listModules(),
    modulesWithOpenBlogs().then((open) => newestArticles(open, NEWEST_ARTICLES)),
  ]);
  return { copy, modules, articles };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  const site = siteOf(page.matches);
  return [
    ...pageMeta(page, data?.copy.meta),
    ...(site ? [structuredData(organization(site), website(site))] : []),
  ];
};

export const handle: RouteHandle = { isPublic: true, sitemap: true };

export default function Home() {
  const { copy, modules, articles } = useLoaderData<typeof loader>();
  const { productName, tagline } = useSite();
  const { themes, partners } = copy;
  return (
    <>
      <Hero productName={productName} tagline={tagline} copy={copy.hero} />
      <PageWidth className="pb-14">
        <Section heading={themes.heading} intro={themes.introduction}>
          <FeatureGrid themes={themes.items} />
        </Section>
        <Section heading={copy.modules.heading} intro={copy.modules.introduction}>
          <Lots>
            {modules.map(({ slug, name, summary }) => (
              <LinkLot
                key={slug}
                title={name}
                text={summary}
                href={`/${slug}`}
                linkLabel="Explore"
                accent={slug}
              />
            ))}
          </Lots>
          <ButtonLink href="/browse-modules" className="mt-7">
            {copy.modules.buttonLabel}
          </ButtonLink>
        </Section>
        {articles.length > 0 ? (
          <Section heading={copy.articles.heading} intro={copy.articles.introduction}>
            <ArticleGrid>
              {articles.map((article) => (
                <ArticleCard key={article.slug} article={article} module={article.module} heading="h3" />
              ))}
            </ArticleGrid>
          </Section>
        ) : null}
        <NextSteps heading={partners.heading} text={partners.text}>
          <ButtonLink href="/partners">{partners.buttonLabel}</ButtonLink>
        </NextSteps>
      </PageWidth>
    </>
  );
}
