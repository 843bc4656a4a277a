import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readPage } from '#app/data/pages.server.ts';
import { withSources } from '#app/data/sources.server.ts';
import { SourcesLine } from '#app/features/figures/sources-line.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { monthAndYear } from '#app/ui/dates.ts';
import { dayInNewYork } from '#law/days.ts';
import { RichText } from '#app/ui/rich-text.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

const LEGAL_TABS = ['privacy', 'terms'] as const;

const legalTabUrl = (tab: (typeof LEGAL_TABS)[number]) => (tab === 'terms' ? '/legal?tab=terms' : '/legal');

export async function loader({ request }: LoaderFunctionArgs) {
  const isTerms = new URL(request.url).searchParams.get('tab') === 'terms';
  return withSources(async () => ({
    copy: await readPage('legal'),
    tab: isTerms ? LEGAL_TABS[1] : LEGAL_TABS[0],
  }));
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, {
    title: data?.copy[data.tab].title,
    description: data?.copy.meta.description,
    path: legalTabUrl(data?.tab ?? 'privacy'),
  });

export const handle: RouteHandle = { isPublic: true, query: ['tab'], sitemap: true };

export default function Legal() {
  const { copy, tab, sources } = useLoaderData<typeof loader>();
  const tabs = LEGAL_TABS.map((name) => ({
    label: copy[name].title,
    href: legalTabUrl(name),
    isCurrent: name === tab,
  }));
  const contact = tab === 'privacy' ? copy.privacyEmail : copy.legalEmail;
  return (
    <PageWidth className="py-10 sm:py-14">
      <p className="font-bold text-soft">{copy.heading}</p>
      <h1 className="mt-2 text-[2.1rem] sm:text-[3rem]">{copy[tab].title}</h1>
      <p className="mt-3 mb-8 text-soft">
        Last updated:{' '}
        <time dateTime={dayInNewYork(new Date(copy.lastUpdated)).slice(0, 7)}>
          {monthAndYear(copy.lastUpdated)}
        </time>
      </p>
      <Tabs label={copy.heading} tabs={tabs} />
      <div className="py-10">
        <RichText html={copy[tab].body} />
        <p className="mt-10 max-w-[44rem] border-t border-hair pt-5">
          {tab === 'privacy' ? 'Privacy contact' : 'Legal contact'}:{' '}
          <a href={`mailto:${contact}`} className="wrap-anywhere text-link underline underline-offset-3">
            {contact}
          </a>
        </p>
        <SourcesLine sources={sources} className="mt-5" />
      </div>
    </PageWidth>
  );
}
