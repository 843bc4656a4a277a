import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { figuresMeta } from '#app/features/figures/figures-meta.ts';
import { FiguresPage } from '#app/features/figures/figures-page.tsx';
import { loadFigures } from '#app/features/figures/figures.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request }: LoaderFunctionArgs) => loadFigures(request);

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => figuresMeta(page, data);

export const handle: RouteHandle = {
  isPublic: true,
  query: ['kind', 'q', 'law', 'source'],
  sitemap: true,
  lists: 'figures',
};

export default function Figures() {
  return <FiguresPage {...useLoaderData<typeof loader>()} />;
}
