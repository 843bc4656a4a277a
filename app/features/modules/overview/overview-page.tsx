import { Bell, CalendarPlus } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { BoxCopy } from '#app/data/building-search.server.ts';
import type { ModuleOverview } from '#app/data/modules.server.ts';
import { regulatoryModule } from '#law/modules.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { FREE_CHECK } from '#app/urls/cwz-urls.ts';
import { followUrl } from '#app/urls/subject-url.ts';
import { useModuleShell } from '../module-of.ts';
import type { OverviewFigures } from './overview-figures.server.ts';
import { OverviewBlocks } from './overview-sections.tsx';

type OverviewTab = 'owners' | 'providers';

const PARAMETER = 'for';

export const overviewTabOf = (query: URLSearchParams): OverviewTab =>
  query.get(PARAMETER) === 'providers' ? 'providers' : 'owners';

export const blocksOf = ({ ownerSections, providerSections }: ModuleOverview, tab: OverviewTab) =>
  tab === 'owners' ? ownerSections : providerSections;

function ModuleBreadcrumb() {
  const { slug, name } = useModuleShell();
  if (!regulatoryModule(slug).hasBreadcrumb) return null;
  return <Breadcrumb parents={[{ name: 'Home', url: '/' }]} name={name} />;
}

/** Only the tab for owners needs it, and that tab ships no scripts. */
const BuildingBox = lazy(async () => ({
  default: (await import('#app/features/address-box/building-box.tsx')).BuildingBox,
}));

interface OverviewPageProps {
  overview: ModuleOverview;
  figures: OverviewFigures;
  box: BoxCopy;
  tab: OverviewTab;
  overviewUrl: string;
  calendarUrl: string;
  children: ReactNode;
}

const LINK = 'inline-flex items-center gap-2 font-semibold text-link underline underline-offset-3';

const DatesLinks = ({ url, slug }: { url: string; slug: string }) => (
  <p className="not-printed flex flex-wrap gap-x-8 gap-y-3 border-t border-hair pt-8">
    <a href={url} className={LINK}>
      <CalendarPlus aria-hidden size={18} /> Add the deadlines to your calendar
    </a>
    <a href={followUrl({ kind: 'module', subject: slug })} className={LINK}>
      <Bell aria-hidden size={18} /> Get reminders by email
    </a>
  </p>
);

export function OverviewPage({
  overview,
  figures,
  box,
  tab,
  overviewUrl,
  calendarUrl,
  children,
}: OverviewPageProps) {
  const { slug } = useModuleShell();
  const tabs = [
    { label: overview.ownersTab, href: overviewUrl, isCurrent: tab === 'owners' },
    {
      label: overview.providersTab,
      href: `${overviewUrl}?${PARAMETER}=providers`,
      isCurrent: tab === 'providers',
    },
  ];
  return (
    <>
      <div className="border-b border-line bg-card">
        <PageWidth className="pt-6 sm:pt-16">
          <ModuleBreadcrumb />
          <div className="border-l-[5px] border-accent pl-5 not-first:mt-6 sm:pl-7">
            <h1 className="max-w-[44rem] text-[2.2rem] sm:text-[3.2rem]">{overview.heading}</h1>
            <p className="mt-4 max-w-[44rem] text-[1.12rem] text-soft">{overview.lead}</p>
            {slug === 'cwz' ? (
              <ButtonLink href={FREE_CHECK.url} className="not-printed mt-4 sm:mt-6">
                {FREE_CHECK.label}
              </ButtonLink>
            ) : null}
          </div>
          <div className="mt-5 -mb-px sm:mt-9">
            <Tabs label="Who you are" tabs={tabs} />
          </div>
        </PageWidth>
      </div>
      <PageWidth className="pb-14">
        {tab === 'owners' ? (
          <div className="not-printed mt-5 border border-line bg-card p-5 sm:mt-9 sm:p-6">
            <Suspense>
              <BuildingBox copy={box} />
            </Suspense>
          </div>
        ) : null}
        <OverviewBlocks blocks={blocksOf(overview, tab)} figures={figures} />
        {tab === 'providers' ? children : <DatesLinks url={calendarUrl} slug={slug} />}
      </PageWidth>
    </>
  );
}
