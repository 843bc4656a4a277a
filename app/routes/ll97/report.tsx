import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FreeReports } from '#app/features/ll97/report/free-reports.tsx';
import { loadReports } from '#app/features/ll97/report/reports.server.ts';
import { PREMIUM_HEADING } from '#app/features/ll97/report/texts.ts';
import { parseReportsTab, reportsTabUrl } from '#app/urls/report-urls.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { PremiumReports } from '#app/features/commercial-waste/premium-reports/premium-reports.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

const { report: reportUrl } = moduleUrls('ll97');

export async function loader({ request }: LoaderFunctionArgs) {
  return { tab: parseReportsTab(new URL(request.url).searchParams), ...(await loadReports()) };
}

export const meta = sectionMeta<typeof loader>(({ data, ...page }) =>
  pageMeta(page, {
    ...data?.copy.meta,
    path: reportsTabUrl(reportUrl, data?.tab ?? 'free-reports'),
  }),
);

export const handle: RouteHandle = { isPublic: true, query: ['tab'], section: 'report', sitemap: true };

export default function Reports() {
  const { tab, copy, premiumReports, example } = useLoaderData<typeof loader>();
  const tabTo = (label: string, target: typeof tab) => ({
    label,
    href: reportsTabUrl(reportUrl, target),
    isCurrent: tab === target,
  });
  const tabs = [tabTo('Free Reports', 'free-reports'), tabTo('Premium Reports', 'premium-reports')];
  return (
    <PageWidth className="py-10 sm:py-14">
      <h1 className="text-[2.1rem] sm:text-[2.8rem]">{copy.heading}</h1>
      <p className="mt-4 mb-8 max-w-[44rem] text-[1.1rem] text-soft">{copy.lead}</p>
      <Tabs label="Reports" tabs={tabs} />
      {tab === 'free-reports' ? (
        <FreeReports copy={copy.free} example={example} />
      ) : (
        <Section heading={PREMIUM_HEADING} intro={copy.premium.intro}>
          <PremiumReports reports={premiumReports} reportUrl={reportUrl} />
        </Section>
      )}
    </PageWidth>
  );
}
