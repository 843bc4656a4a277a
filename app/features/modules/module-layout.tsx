import type { CSSProperties, ReactNode } from 'react';
import type { ModuleShell } from '#app/content/modules.server.ts';
import { menuEntryOf } from '#app/ui/layout/menu-entry.ts';
import { SiteFooter } from '#app/ui/layout/site-footer.tsx';
import { SiteHeader } from '#app/ui/layout/site-header.tsx';
import { useSite } from '../site/use-site.ts';
import { moduleMenu } from './module-menu.ts';
import { moduleUrls } from './module-urls.ts';

const RETURN_TO_MAIN_SITE = { label: 'Return to Main Site', url: '/' };

/** The frame of a module's pages: its own menu and accent, its official resource, and the way back. */
export function ModuleLayout({ shell, children }: { shell: ModuleShell; children: ReactNode }) {
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
