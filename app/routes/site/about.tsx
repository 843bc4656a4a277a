import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readPage } from '#app/data/pages.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { ABOUT } from '#app/features/site/texts.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Card, Cards } from '#app/ui/cards.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { RichText } from '#app/ui/rich-text.tsx';

export const loader = () => readPage('about');

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => pageMeta(page, data?.meta);

export const handle: RouteHandle = { isPublic: true, sitemap: true };

export default function About() {
  const { heading, lead, story, valuesHeading, values, callToAction } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <PageWidth className="pb-14">
        <div className="py-12 sm:py-14">
          <RichText html={story} />
          <ButtonLink href="/partners" look="secondary" className="mt-8">
            {ABOUT.partners}
          </ButtonLink>
        </div>
        <Section heading={valuesHeading}>
          <Cards>
            {values.map(({ title, text }) => (
              <Card key={title} title={title} text={text} className="basis-[24rem]" />
            ))}
          </Cards>
        </Section>
        <NextSteps heading={callToAction.heading} text={callToAction.text}>
          <ButtonLink href="/partners">{ABOUT.program}</ButtonLink>
        </NextSteps>
      </PageWidth>
    </>
  );
}
