import { Outlet, useSearchParams } from '@remix-run/react';
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, type CSSProperties, type ReactNode } from 'react';
import type { ModuleShell } from '#app/data/modules.server.ts';
import { menuEntryOf, SiteHeader, type MenuEntry } from '#app/ui/layout/site-header.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { SiteFooter } from '#app/ui/layout/site-footer.tsx';
import { useSite } from '../site/use-site.ts';
import { menuPages, moduleUrls } from '#app/urls/module-urls.ts';
import { ownEntry } from '#law/own-entry.ts';
import { useClosedSection } from './section-meta.ts';

const NOTICES: Record<string, string> = {
  'assessment-not-found': 'Assessment not found',
};

function RedirectNotice() {
  const [parameters] = useSearchParams();
  const message = ownEntry(NOTICES, parameters.get('notice') ?? '');
  if (!message) return null;
  return (
    <div role="alert" className="border-b border-line bg-[var(--high-tint)]">
      <PageWidth className="flex items-center gap-2.5 py-3 font-semibold">
        <CircleAlert aria-hidden size={20} />
        {message}
      </PageWidth>
    </div>
  );
}

const moduleMenu = ({ slug, menu }: Pick<ModuleShell, 'slug' | 'menu'>): MenuEntry[] =>
  menuPages(slug).flatMap(({ page, url }) => {
    const label = menu[page];
    return label ? [{ label, url }] : [];
  });

const RETURN_TO_MAIN_SITE = { label: 'Return to Main Site', url: '/' };

function ModuleLayout({ shell, children }: { shell: ModuleShell; children: ReactNode }) {
  const { productName, tagline, year } = useSite();
  const menu = moduleMenu(shell);
  const partner = menuEntryOf(shell.partnerOrganisation);
  return (
    <div
      className="flex min-h-dvh flex-col"
      style={{ '--accent': `var(--${shell.slug})` } as CSSProperties}
      data-module={shell.slug}
    >
      <SiteHeader
        productName={productName}
        moduleName={shell.name}
        homeUrl={moduleUrls(shell.slug).overview}
        menu={menu}
        asides={[RETURN_TO_MAIN_SITE]}
      />
      <main id="content" tabIndex={-1} className="grow focus:outline-none">
        {children}
      </main>
      <SiteFooter
        productName={productName}
        tagline={tagline}
        year={year}
        links={[...menu, RETURN_TO_MAIN_SITE]}
        resources={partner ? [shell.officialResource, partner] : [shell.officialResource]}
      />
    </div>
  );
}

const ComingSoon = lazy(async () => ({ default: (await import('./coming-soon.tsx')).ComingSoon }));

export function ModulePage({ shell }: { shell: ModuleShell }) {
  const closed = useClosedSection(shell);
  return (
    <ModuleLayout shell={shell}>
      <RedirectNotice />
      {closed ? (
        <Suspense>
          <ComingSoon section={closed} />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </ModuleLayout>
  );
}
