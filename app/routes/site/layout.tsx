import { Outlet } from '@remix-run/react';
import { useSite } from '#app/features/site/use-site.ts';
import { SiteFooter } from '#app/ui/layout/site-footer.tsx';
import { SiteHeader } from '#app/ui/layout/site-header.tsx';

export default function SiteLayout() {
  const { productName, tagline, navigation, footerLinks, year } = useSite();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader productName={productName} menu={navigation} />
      <main id="content" tabIndex={-1} className="grow focus:outline-none">
        <Outlet />
      </main>
      <SiteFooter productName={productName} tagline={tagline} year={year} links={footerLinks} />
    </div>
  );
}
