import { lazy, Suspense, type ReactNode } from 'react';
import type { ModuleOverview } from '#app/data/modules.server.ts';
import { regulatoryModule } from '#law/modules.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { useModuleShell } from '../module-of.ts';
import type { OverviewFigures } from './overview-figures.server.ts';
import { OverviewBlocks } from './overview-sections.tsx';

type OverviewTab = 'owners' | 'providers';

const PARAMETER = 'for';

export const parseOverviewTab = (query: URLSearchParams): OverviewTab =>
  query.get(PARAMETER) === 'providers' ? 'providers' : 'owners';

export const tabBlocks = ({ ownerSections, providerSections }: ModuleOverview, tab: OverviewTab) =>
  tab === 'owners' ? ownerSections : providerSections;

function ModuleBreadcrumb() {
  const { slug, name } = useModuleShell();
  if (!regulatoryModule(slug).hasBreadcrumb) return null;
  return <Breadcrumb parents={[{ name: 'Home', url: '/' }]} name={name} />;
}

/** Lazy, because only the tab for owners needs it, and that tab ships no scripts. */
const BuildingBox = lazy(async () => ({
  default: (await import('#app/features/address-box/building-box.tsx')).BuildingBox,
}));

const DatesLinks = lazy(async () => ({
  default: (await import('./dates-links.tsx')).DatesLinks,
}));

interface OverviewPageProps {
  /** `check` links to the free CWZ assessment, which other modules do not have. */
  overview: ModuleOverview & { check?: { label: string; url: string } };
  figures: OverviewFigures;
  boxLabel: string;
  tab: OverviewTab;
  url: string;
  calendar: string;
  children: ReactNode;
}

export function OverviewPage({
  overview,
  figures,
  boxLabel,
  tab,
  url,
  calendar,
  children,
}: OverviewPageProps) {
  const { slug } = useModuleShell();
  const tabs = [
    { label: overview.ownersTab, href: url, isCurrent: tab === 'owners' },
    {
      label: overview.providersTab,
      href: `${url}?${PARAMETER}=providers`,
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
            <p className="my-4 max-w-[44rem] text-[1.12rem] text-soft">{overview.lead}</p>
            {overview.check ? (
              <ButtonLink href={overview.check.url}>{overview.check.label}</ButtonLink>
            ) : null}
          </div>
          <div className="mt-5 -mb-px">
            <Tabs label="Who you are" tabs={tabs} />
          </div>
        </PageWidth>
      </div>
      <PageWidth className="pb-14">
        {tab === 'owners' ? (
          <div className="not-printed mt-5 border border-line bg-card p-5 sm:p-6">
            <Suspense>
              <BuildingBox label={boxLabel} />
            </Suspense>
          </div>
        ) : null}
        <OverviewBlocks blocks={tabBlocks(overview, tab)} figures={figures} />
        {tab === 'providers' ? (
          children
        ) : (
          <Suspense>
            <DatesLinks url={calendar} slug={slug} />
          </Suspense>
        )}
      </PageWidth>
    </>
  );
}
