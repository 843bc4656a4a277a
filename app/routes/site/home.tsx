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
import { newestArticles } from '#app/data/articles.server.ts';
import { modulesWithOpenBlogs } from '#app/data/modules.server.ts';
import { readPage, readPart, type PageCopy } from '#app/data/pages.server.ts';
import { BuildingBox } from '#app/features/address-box/building-box.tsx';
import { LinkRows } from '#app/features/laws/link-rows.tsx';
import { TENANT_GUIDE } from '#app/urls/guide-urls.ts';
import { LAWS_URL } from '#app/urls/law-url.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { PORTFOLIOS_URL } from '#app/urls/portfolio-urls.ts';
import { pageMeta, findSite } from '#app/features/site/page-meta.ts';
import { organization, structuredData, website } from '#app/features/site/structured-data.ts';
import { TaxMap } from '#app/features/site/tax-map.tsx';
import { HOME } from '#app/features/site/texts.ts';
import { useSite } from '#app/features/site/use-site.ts';
import { regulatoryModule } from '#law/modules.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';

type HomeCopy = PageCopy<'home'>;

const NEWEST_ARTICLES = 3;

export async function loader() {
  const [copy, boxLabel, articles] = await Promise.all([
    readPage('home'),
    readPart('buildings', 'heading'),
    modulesWithOpenBlogs().then((open) => newestArticles(open, NEWEST_ARTICLES)),
  ]);
  return { copy, boxLabel, articles };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  const site = findSite(page.matches);
  return [
    ...pageMeta(page, data?.copy.meta),
    ...(site ? [structuredData(organization(site), website(site))] : []),
  ];
};

export const handle: RouteHandle = { isPublic: true, sitemap: true };

type Article = ReturnType<typeof useLoaderData<typeof loader>>['articles'][number];

const articleRow = ({ slug, title, module, readMinutes }: Article) => ({
  title,
  note: `${regulatoryModule(module).name} · ${readMinutes} min read`,
  url: `${moduleUrls(module).blog}/${slug}`,
});

const LINK =
  'inline-flex min-h-11 items-center bg-paper pr-2 font-semibold text-link underline underline-offset-3';

const Letters = ({ copy }: { copy: HomeCopy['letters'] }) => (
  <nav aria-labelledby="letters">
    <h2 id="letters" className="w-fit bg-paper pr-2 text-[1.3rem]">
      {copy.heading}
    </h2>
    <LinkRows
      rows={useSite().laws.map(({ subject, law, url }) => ({ title: subject, note: law, url }))}
      className="mt-3 grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,40%)),1fr))] max-sm:text-[0.94rem] [&>:first-child:nth-last-child(odd)]:col-span-full"
    />
    <p className="mt-2 flex flex-wrap gap-x-6">
      <a href={LAWS_URL} className={LINK}>
        {HOME.laws}
      </a>
      <a href={TENANT_GUIDE.url} className={LINK}>
        {TENANT_GUIDE.label}
      </a>
    </p>
  </nav>
);

function Hero({ copy, boxLabel }: { copy: HomeCopy; boxLabel: string }) {
  const { productName, tagline } = useSite();
  return (
    <div className="relative overflow-hidden border-b border-line">
      <TaxMap className="absolute inset-x-0 bottom-0 h-64 w-full mask-t-from-40% lg:inset-y-0 lg:left-auto lg:h-full lg:w-[56%] lg:mask-t-from-100% lg:mask-l-from-60%" />
      <PageWidth className="relative grid gap-x-14 gap-y-4 py-6 sm:gap-y-7 sm:py-14 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:py-16">
        <div className="lg:row-start-1">
          <h1 className="max-w-[38rem] text-[2.3rem] tracking-[-0.03em] sm:text-[3.6rem]">{tagline}</h1>
          <div className="mt-5 max-w-[38rem] sm:mt-6">
            <BuildingBox label={boxLabel} />
            <a href={PORTFOLIOS_URL} className={LINK}>
              {HOME.portfolio}
            </a>
          </div>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Letters copy={copy.letters} />
        </div>
        <div className="lg:row-start-2">
          <p className="max-w-[34rem] text-[1.1rem] text-soft">{copy.hero.introduction}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href="/about">
              <span>
                {HOME.learnMore}
                <span className="sr-only"> about {productName}</span>
              </span>
              <ArrowRight aria-hidden size={18} />
            </ButtonLink>
            <ButtonLink href="/contact" look="secondary">
              {HOME.contact}
            </ButtonLink>
          </div>
        </div>
      </PageWidth>
    </div>
  );
}

type Theme = HomeCopy['themes']['items'][number];

const STAGGER_MS = 100;

const ICONS: Record<Theme['icon'], LucideIcon> = {
  alerts: Bell,
  compliance: ClipboardCheck,
  location: MapPin,
  reports: FileText,
  partners: Handshake,
  education: BookOpen,
};

const FeatureGrid = ({ themes }: { themes: Theme[] }) => (
  <ul data-reveal="" className="staggered grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-3">
    {themes.map(({ icon, title, text }, index) => {
      const Icon = ICONS[icon];
      const style = { '--delay': `${index * STAGGER_MS}ms` } as CSSProperties;
      return (
        <li
          key={title}
          style={style}
          className="flex gap-4 border-r border-b border-line bg-card p-4 sm:block sm:p-6"
        >
          <Icon aria-hidden size={26} strokeWidth={1.6} className="mt-0.5 shrink-0 sm:mb-3" />
          <div>
            <h3 className="text-[1.1rem]">{title}</h3>
            <p className="mt-1 text-[0.94rem] text-soft sm:mt-2">{text}</p>
          </div>
        </li>
      );
    })}
  </ul>
);

export default function Home() {
  const { copy, boxLabel, articles } = useLoaderData<typeof loader>();
  const { themes, partners } = copy;
  return (
    <>
      <Hero copy={copy} boxLabel={boxLabel} />
      <PageWidth className="pb-14">
        <Section heading={themes.heading} intro={themes.introduction}>
          <FeatureGrid themes={themes.items} />
          <ButtonLink href="/browse-modules" className="mt-7">
            {HOME.modules}
          </ButtonLink>
        </Section>
        {articles.length > 0 ? (
          <Section heading={copy.articles.heading} intro={copy.articles.introduction}>
            <LinkRows rows={articles.map(articleRow)} className="lg:grid-cols-3" />
          </Section>
        ) : null}
        <NextSteps heading={partners.heading} text={partners.text}>
          <ButtonLink href="/partners">{HOME.partners}</ButtonLink>
        </NextSteps>
      </PageWidth>
    </>
  );
}
