import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readLawDeadlines } from '#app/data/figures.server.ts';
import { readLaws } from '#app/data/laws.server.ts';
import { readOfficialLinks } from '#app/data/official-links.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { LawPage } from '#app/features/laws/law-page.tsx';
import { loadDocument } from '#app/features/site/missing-page.server.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import { pageMeta, findSite } from '#app/features/site/page-meta.ts';
import { legislation } from '#app/features/laws/legislation.ts';
import { breadcrumbs, structuredData } from '#app/features/site/structured-data.ts';
import { lateRule } from '#law/buildings/agencies.ts';
import { nameBesideTitle } from '#law/buildings/laws.ts';
import { lawCalendarUrl, LAWS_URL } from '#app/urls/law-url.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [{ document: law }, copy, ifLate, links] = await Promise.all([
    loadDocument(request, async () => (await readLaws()).find(({ id }) => id === params.slug)),
    readPart('module-browser', 'laws'),
    readPart('buildings', 'ifLate'),
    readOfficialLinks(),
  ]);
  const hasDays = (await readLawDeadlines(law.id)).length > 0;
  const calendar = hasDays
    ? `webcal://${new URL(originOf(request)).host}${lawCalendarUrl(law.id)}`
    : undefined;
  return {
    law,
    links,
    calendar,
    listName: copy.heading,
    ifLate: ifLate[lateRule(law.agency)],
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  if (!data) return pageMeta(page, { isUnlisted: true });
  const { law, listName } = data;
  const site = findSite(page.matches);
  const steps = [
    { name: listName, path: LAWS_URL },
    { name: law.title, path: page.location.pathname },
  ];
  return [
    ...pageMeta(page, { title: `${law.title}: ${nameBesideTitle(law)}`, description: law.summary }),
    ...(site
      ? [structuredData(legislation(site, page.location.pathname, law), breadcrumbs(site.origin, steps))]
      : []),
  ];
};

export const handle: RouteHandle = { isPublic: true, sitemap: 'laws' };

export default function Law() {
  return <LawPage {...useLoaderData<typeof loader>()} />;
}
