import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findPartner } from '#app/content/partners.server.ts';
import { PartnerProfile } from '#app/features/partners/partner-profile.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { loadDocument } from '#app/features/site/missing-page.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  loadDocument(request, () => findPartner(params.slug ?? ''));

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, {
    title: data?.document.name,
    description: data?.document.summary,
    isUnlisted: !data || data.document.isExample,
  });

export const handle: RouteHandle = { isPublic: true, sitemap: 'partners' };

export default function Partner() {
  const { document } = useLoaderData<typeof loader>();
  return <PartnerProfile partner={document} />;
}
