import { Outlet } from '@remix-run/react';
import { SiteFrame } from '#app/features/site/site-frame.tsx';
import { UnexpectedError } from '#app/features/site/unexpected-error.tsx';

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export const ErrorBoundary = () => (
  <SiteFrame>
    <UnexpectedError />
  </SiteFrame>
);
