import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DevelopersPage } from '#app/features/api/developers-page.tsx';
import { loadDevelopers } from '#app/features/api/developers.server.ts';
import { HEAD } from '#app/features/api/texts.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request }: LoaderFunctionArgs) => loadDevelopers(request);

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: HEAD.heading, description: HEAD.lead });

export const handle: RouteHandle = { isPublic: true, sitemap: true };

export default function Developers() {
  return <DevelopersPage {...useLoaderData<typeof loader>()} />;
}
