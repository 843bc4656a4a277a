import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  ArrowRight,
  Bell,
  BookOpen,
  ClipboardCheck,
  FileText,
  Handshake,
  MapPin,
  type LucideIcon,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import { newestArticles } from '#app/content/articles.server.ts';
import { readBoxCopy, type BoxCopy } from '#app/content/building-search.server.ts';
import { listModules, modulesWithOpenBlogs } from '#app/content/modules.server.ts';
import { readPage, type PageCopy } from '#app/content/pages.server.ts';
import { ArticleCard, ArticleGrid } from '#app/features/articles/article-cards.tsx';
import { BuildingBox } from '#app/features/building-search/building-box.tsx';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';
import { organization, structuredData, website } from '#app/features/site/structured-data.ts';
import { TaxMap } from '#app/features/site/tax-map.tsx';
import { useSite } from '#app/features/site/use-site.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { LinkLot, Lot, Lots } from '#app/ui/lots.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';

const NEWEST_ARTICLES = 3;

export async function loader() {
  const [copy, box, modules, articles] = await Promise.all([
    readPage('home'),
    readBoxCopy(),
    listModules(),
    modulesWithOpenBlogs().then((open) => newestArticles(open, NEWEST_ARTICLES)),
  ]);
  return { copy, box, modules, articles };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  const site = siteOf(page.matches);
  return [
    ...pageMeta(page, data?.copy.meta),
    ...(site ? [structuredData(organization(site), website(site))] : []),
  ];
};

export const handle: RouteHandle = { isPublic: true, sitemap: true };

function Hero({ copy, box }: { copy: PageCopy<'home'>['hero']; box: BoxCopy }) {
  const { productName, tagline } = useSite();
  return (
    <div className="relative overflow-hidden border-b border-line">
      <TaxMap className="absolute inset-x-0 bottom-0 h-64 w-full mask-t-from-40% lg:inset-y-0 lg:left-auto lg:h-full lg:w-[56%] lg:mask-t-from-100% lg:mask-l-from-60%" />
      <PageWidth className="relative flex min-h-[30rem] flex-col justify-center pt-12 pb-72 lg:py-20">
        <h1 className="max-w-[38rem] text-[2.7rem] tracking-[-0.03em] sm:text-[3.8rem]">{tagline}</h1>
        <div className="mt-6 max-w-[38rem]">
          <BuildingBox copy={box} />
        </div>
        <p className="mt-7 max-w-[34rem] text-[1.15rem] text-soft">{copy.introduction}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/about">
            <span>
              {copy.learnMoreLabel}
              <span className="sr-only"> about {productName}</span>
            </span>
            <ArrowRight aria-hidden size={18} />
          </ButtonLink>
          <ButtonLink href="/contact" look="secondary">
            {copy.contactLabel}
          </ButtonLink>
        </div>
      </PageWidth>
    </div>
  );
}

type Theme = PageCopy<'home'>['themes']['items'][number];

/** Specification section 9, "General": each card of the grid follows the one before after this time. */
const STAGGER_MS = 100;

const ICONS: Record<Theme['icon'], LucideIcon> = {
  alerts: Bell,
  compliance: ClipboardCheck,
  location: MapPin,
  reports: FileText,
  partners: Handshake,
  education: BookOpen,
};

function FeatureGrid({ themes }: { themes: Theme[] }) {
  return (
    <ul data-reveal="" className="staggered flex flex-wrap border-t border-l border-line">
      {themes.map(({ icon, title, text }, index) => {
        const Icon = ICONS[icon];
        const style = { '--delay': `${index * STAGGER_MS}ms` } as CSSProperties;
        return (
          <Lot
            key={title}
            title={title}
            text={text}
            style={style}
            className="basis-[19rem]"
            icon={<Icon aria-hidden size={26} strokeWidth={1.6} className="mb-3" />}
          />
        );
      })}
    </ul>
  );
}

export default function Home() {
  const { copy, box, modules, articles } = useLoaderData<typeof loader>();
  const { themes, partners } = copy;
  return (
    <>
      <Hero copy={copy.hero} box={box} />
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
