import type { MetaFunction } from '@remix-run/node';
import { linkMeta } from '#app/features/newsletter/link-meta.ts';
import { LinkFollowed } from '#app/features/newsletter/link-page.tsx';
import { PURPOSES } from '#app/features/newsletter/link-purpose.ts';
import { siteOf } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const meta: MetaFunction = ({ matches }) =>
  linkMeta(siteOf(matches), PURPOSES.unsubscribe.done.heading);

export const handle: RouteHandle = { isPublic: true };

export default function Unsubscribed() {
  return <LinkFollowed purpose="unsubscribe" />;
}
