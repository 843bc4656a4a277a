import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { CSSProperties } from 'react';
import { readPage } from '#app/data/pages.server.ts';
import { LAWS_URL } from '#app/urls/law-url.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { BROWSER } from '#app/features/site/texts.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Cards, LinkCard } from '#app/ui/cards.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';

export const loader = () => readPage('module-browser');

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => pageMeta(page, data?.meta);

export const handle: RouteHandle = { isPublic: true, sitemap: true };

export default function BrowseModules() {
  const { heading, lead, cards, band, laws } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <PageWidth className="py-12 sm:py-14">
        <h2 className="sr-only">Modules</h2>
        <Cards>
          {cards.map(({ module, title, text }) => (
            <LinkCard
              key={module}
              title={title}
              text={text}
              href={moduleUrls(module).overview}
              linkLabel={BROWSER.explore}
              accent={module}
              className="basis-[20rem]"
            />
          ))}
        </Cards>
      </PageWidth>
      <section
        style={{ '--accent': `var(--${band.module})` } as CSSProperties}
        className="border-y border-line border-l-[8px] border-l-accent bg-card"
      >
        <PageWidth className="flex flex-wrap items-center justify-between gap-6 py-10">
          <div>
            <h2 className="text-fit-xl">{band.title}</h2>
            <p className="mt-2 max-w-[44rem] text-soft">{band.text}</p>
          </div>
          <ButtonLink href={moduleUrls(band.module).overview}>{BROWSER.wasteCosts}</ButtonLink>
        </PageWidth>
      </section>
      <PageWidth className="py-10">
        <NextSteps heading={laws.heading} text={laws.lead}>
          <ButtonLink href={LAWS_URL}>{BROWSER.allLaws}</ButtonLink>
        </NextSteps>
      </PageWidth>
    </>
  );
}
