import type { ReactNode } from 'react';
import { SiteFooter } from '#app/ui/layout/site-footer.tsx';
import { SiteHeader } from '#app/ui/layout/site-header.tsx';
import { useSite } from './use-site.ts';

export function SiteLayout({ children }: { children: ReactNode }) {
  const { productName, tagline, laws, navigation, footerLinks, year } = useSite();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader productName={productName} laws={laws} menu={navigation} />
      <main id="content" tabIndex={-1} className="grow focus:outline-none">
        {children}
      </main>
      <SiteFooter productName={productName} tagline={tagline} year={year} laws={laws} links={footerLinks} />
    </div>
  );
}
