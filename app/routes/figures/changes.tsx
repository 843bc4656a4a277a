import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listFigureChanges } from '#app/data/figure-changes.server.ts';
import { CHANGES } from '#app/features/figures/figures-copy.ts';
import { ChangesPage } from '#app/features/figures/changes-page.tsx';
import { changesFeedLink } from '#app/features/figures/figures-meta.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = async () => ({ changes: await listFigureChanges() });

export const meta: MetaFunction<typeof loader> = (page) => [
  ...pageMeta(page, { title: CHANGES.title, description: CHANGES.lead }),
  changesFeedLink,
];

export const handle: RouteHandle = { isPublic: true, sitemap: true };

export default function Changes() {
  return <ChangesPage {...useLoaderData<typeof loader>()} />;
}
