import type { ActionFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InvoicePage } from '#app/features/bills/invoices/invoice-form.tsx';
import { loadInvoice, receiveInvoice } from '#app/features/bills/invoices/invoice.server.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = () => loadInvoice();

export const action = (args: ActionFunctionArgs) => receiveInvoice(args);

export const meta = sectionMeta<typeof loader>(({ data, ...page }) => pageMeta(page, { ...data?.copy.meta }));

export const handle: RouteHandle = {
  isPublic: true,
  query: ['invoice'],
  personalQuery: ['reference', 'bill'],
  section: 'quiz',
  sitemap: true,
  takesFiles: true,
  isInteractive: true,
};

export default function Invoice() {
  return <InvoicePage {...useLoaderData<typeof loader>()} />;
}
