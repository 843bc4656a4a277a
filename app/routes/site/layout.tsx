import { Outlet } from '@remix-run/react';
import { SiteLayout } from '#app/features/site/site-layout.tsx';
import { UnexpectedError } from '#app/features/site/unexpected-error.tsx';

export default function GeneralLayout() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}

export const ErrorBoundary = () => (
  <SiteLayout>
    <UnexpectedError />
  </SiteLayout>
);
