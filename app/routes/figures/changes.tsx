import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listFigureChanges } from '#app/data/figure-changes.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { ChangesPage } from '#app/features/figures/changes-page.tsx';
import { changesFeedLink } from '#app/features/figures/figures-meta.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export async function loader() {
  const [changes, copy] = await Promise.all([listFigureChanges(), readPart('figures-page', 'changes')]);
  return { changes, copy };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  ...pageMeta(page, { title: data?.copy.heading, description: data?.copy.lead }),
  ...(data ? [changesFeedLink(data.copy.heading)] : []),
];

export const handle: RouteHandle = { isPublic: true, sitemap: true, lists: 'figures' };

export default function Changes() {
  return <ChangesPage {...useLoaderData<typeof loader>()} />;
}
