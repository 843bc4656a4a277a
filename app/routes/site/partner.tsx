import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readLaws } from '#app/data/laws.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { findPartner } from '#app/data/partners.server.ts';
import { PartnerProfile } from '#app/features/vendors/partner-profile.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { loadDocument } from '#app/features/site/missing-page.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [{ document }, laws, { licensesHeading }] = await Promise.all([
    loadDocument(request, () => findPartner(params.slug ?? '')),
    readLaws(),
    readPart('partner-program', 'directory'),
  ]);
  const own = laws.filter(({ id }) => document.laws.includes(id)).map(({ id, title }) => ({ id, title }));
  return { licensesHeading, document, laws: own };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, {
    title: data?.document.name,
    description: data?.document.summary,
    isUnlisted: !data || data.document.isExample,
  });

export const handle: RouteHandle = { isPublic: true, sitemap: 'partners' };

export default function Partner() {
  const { licensesHeading, document, laws } = useLoaderData<typeof loader>();
  return <PartnerProfile licensesHeading={licensesHeading} partner={document} laws={laws} />;
}
