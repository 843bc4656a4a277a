import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadThankYou } from '#app/features/bills/cwz/cwz-bill.server.ts';
import { ThankYouPage } from '#app/features/bills/cwz/thank-you-page.tsx';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  loadThankYou(params.id, new URL(request.url).searchParams.get('bill') ?? '');

export const meta = sectionMeta<typeof loader>(({ data, ...page }) =>
  pageMeta(page, {
    title: data?.copy.thankYou.heading,
    isUnlisted: true,
  }),
);

export const handle: RouteHandle = { section: 'quiz' };

export default function ThankYou() {
  return <ThankYouPage {...useLoaderData<typeof loader>()} />;
}
