import type { MetaFunction } from '@remix-run/node';
import { useLocation } from '@remix-run/react';
import { LinkFollowed, linkMeta, purposeOfPath, PURPOSES } from '#app/features/newsletter/link-page.tsx';
import { siteOf } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const meta: MetaFunction = ({ matches, location }) =>
  linkMeta(siteOf(matches), PURPOSES[purposeOfPath(location.pathname)].done.heading);

export const handle: RouteHandle = { isPublic: true };

export default function NewsletterLinkFollowed() {
  return <LinkFollowed purpose={purposeOfPath(useLocation().pathname)} />;
}
