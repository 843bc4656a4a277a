import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { featuredPartners } from '#app/data/partners.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { DIRECTORY_URL } from '#app/urls/directory-url.ts';
import { APPLY_URL, PartnerTypes } from '#app/features/vendors/partner-program.tsx';
import { PartnerCard } from '#app/features/vendors/partner-cards.tsx';
import { PARTNER_LINKS } from '#app/features/vendors/texts.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Card, Cards } from '#app/ui/cards.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';

export async function loader() {
  const [copy, partners] = await Promise.all([readPage('partner-program'), featuredPartners()]);
  return { copy, partners };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => pageMeta(page, data?.copy.meta);

export const handle: RouteHandle = { isPublic: true, sitemap: true };

export default function Partners() {
  const { copy, partners } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead heading={copy.heading} lead={copy.lead}>
        <ButtonLink href={APPLY_URL} className="mt-7">
          {PARTNER_LINKS.apply}
        </ButtonLink>
      </PageHead>
      <PageWidth className="pb-14">
        <Section heading={copy.benefitsHeading}>
          <Cards>
            {copy.benefits.map(({ title, text }) => (
              <Card key={title} title={title} text={text} className="basis-[24rem]" />
            ))}
          </Cards>
        </Section>
        <PartnerTypes heading={copy.typesHeading} types={copy.types} />
        {partners.length > 0 ? (
          <Section heading={copy.featuredHeading} intro={copy.featuredIntroduction}>
            <Cards>
              {partners.map((partner) => (
                <PartnerCard key={partner.slug} partner={partner} />
              ))}
            </Cards>
          </Section>
        ) : null}
        <ButtonLink href={DIRECTORY_URL} look="secondary" className="mt-7">
          {PARTNER_LINKS.directory}
        </ButtonLink>
        <NextSteps heading={copy.callToAction.heading} text={copy.callToAction.text}>
          <ButtonLink href={APPLY_URL}>{PARTNER_LINKS.applyNow}</ButtonLink>
          <ButtonLink href="/contact" look="secondary">
            {PARTNER_LINKS.contact}
          </ButtonLink>
        </NextSteps>
      </PageWidth>
    </>
  );
}
