import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readZones } from '#app/data/figures.server.ts';
import { withSources } from '#app/data/sources.server.ts';
import { PageSources } from '#app/features/figures/sources-line.tsx';
import { readPage, readPart } from '#app/data/pages.server.ts';
import { zoneMap } from '#app/features/commercial-waste/zone-map.server.ts';
import { ZoneMap } from '#app/features/commercial-waste/zone-map.tsx';
import { FREE_CHECK } from '#app/urls/cwz-urls.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { faqPage, structuredData } from '#app/features/site/structured-data.ts';
import { dayInNewYork } from '#law/days.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { RichText } from '#app/ui/rich-text.tsx';

export const loader = () =>
  withSources(async () => {
    const [page, zones, copy] = await Promise.all([
      readPage('cwz-faq'),
      readZones(),
      readPart('cwz-zones', 'map'),
    ]);
    return { ...page, map: zoneMap(zones, dayInNewYork(new Date()), { copy }) };
  });

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  ...pageMeta(page, data?.meta),
  ...(data ? [structuredData(faqPage(data.questions))] : []),
];

export const handle: RouteHandle = { isPublic: true, sitemap: true };

export default function CwzQuestions() {
  const { heading, lead, questions, map, sources } = useLoaderData<typeof loader>();
  const items = questions.map(({ question, answer }) => ({
    title: question,
    content: <RichText html={answer} />,
  }));
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <PageWidth className="py-12 sm:py-14">
        <Accordion name="faq" items={items} />
        <div className="mt-12 border-t border-hair pt-10">
          <ZoneMap map={map} />
        </div>
        <div className="mt-12">
          <NextSteps heading="Check your own business">
            <ButtonLink href={FREE_CHECK.url}>{FREE_CHECK.label}</ButtonLink>
            <ButtonLink href={moduleUrls('cwz').blog} look="secondary">
              Read the Commercial Waste Zones blog
            </ButtonLink>
          </NextSteps>
        </div>
      </PageWidth>
      <PageSources sources={sources} />
    </>
  );
}
