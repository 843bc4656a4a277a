import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { readModuleOverview } from '#app/data/modules.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { withSources } from '#app/data/sources.server.ts';
import { PageSources } from '#app/features/figures/sources-line.tsx';
import { askServer, revalidateAfterResponse } from '#app/features/forms/client-action.ts';
import { requestedModule, useModule, useModuleShell } from '#app/features/modules/module-of.ts';
import { FREE_CHECK } from '#app/urls/cwz-urls.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { loadOverviewFigures } from '#app/features/modules/overview/overview-figures.server.ts';
import { tabBlocks, OverviewPage, parseOverviewTab } from '#app/features/modules/overview/overview-page.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { faqPage, structuredData } from '#app/features/site/structured-data.ts';
import {
  loadVendorApplication,
  receiveVendorApplication,
} from '#app/features/vendors/application/vendor-application.server.ts';
import { VendorApplicationSection } from '#app/features/vendors/application/vendor-application.tsx';
import type { RouteHandle } from '#app/route-handle.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const view = await withSources(async () => {
    const module = requestedModule(request);
    const tab = parseOverviewTab(new URL(request.url).searchParams);
    const [overview, boxLabel, application] = await Promise.all([
      readModuleOverview(module),
      readPart('buildings', 'heading'),
      loadVendorApplication(module),
    ]);
    const figures = await loadOverviewFigures(args, tabBlocks(overview, tab));
    const check = module === 'cwz' ? FREE_CHECK : undefined;
    return { overview: { ...overview, check }, boxLabel, application, tab, figures };
  });
  const found = view.figures.zones?.found;
  return found ? data(view, { status: found.status, headers: PRIVATE }) : data(view);
}

const ClosedSection = lazy(async () => ({
  default: (await import('#app/features/modules/coming-soon.tsx')).ClosedSection,
}));

/** No cache may store what visitors typed. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const action = (args: ActionFunctionArgs) =>
  receiveVendorApplication(args, requestedModule(args.request));

export const clientAction = askServer;

export const shouldRevalidate = revalidateAfterResponse;

export const meta: MetaFunction<typeof loader> = ({ data: view, ...page }) => {
  const blocks = view ? tabBlocks(view.overview, view.tab) : [];
  const questions = blocks.flatMap((block) => (block.blockType === 'questions' ? block.questions : []));
  return [
    ...pageMeta(page, {
      title: view?.overview.heading ?? '',
      description: view?.overview.lead,
      isUnlisted: view?.figures.zones?.found !== undefined,
    }),
    ...(questions.length > 0 ? [structuredData(faqPage(questions))] : []),
  ];
};

export const handle: RouteHandle = {
  isPublic: true,
  query: ['for', 'application', 'notice'],
  personalQuery: ['place'],
  sitemap: true,
  isInteractive: (query) => parseOverviewTab(query) === 'providers',
};

export default function Overview() {
  const { overview, boxLabel, application, tab, figures, sources } = useLoaderData<typeof loader>();
  const { sections } = useModuleShell();
  const { overview: url, deadlines } = moduleUrls(useModule());
  return (
    <>
      <OverviewPage
        overview={overview}
        figures={figures}
        boxLabel={boxLabel}
        tab={tab}
        url={url}
        calendar={deadlines}
      >
        {sections.vendorAccess === 'live' ? (
          <VendorApplicationSection {...application} />
        ) : (
          <Suspense>
            <ClosedSection section="vendorAccess" />
          </Suspense>
        )}
      </OverviewPage>
      <PageSources sources={sources} />
    </>
  );
}
