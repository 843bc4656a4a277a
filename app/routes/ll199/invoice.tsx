import type { ActionFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { InvoicePage } from '#app/features/invoices/invoice-page.tsx';
import { INVOICE_INTRO, INVOICE_TITLE } from '#app/features/invoices/messages.ts';
import { loadInvoice } from '#app/features/invoices/invoice.server.ts';
import { receiveInvoice } from '#app/features/invoices/receive.server.ts';
import { sendInvoice } from '#app/features/invoices/send.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = () => loadInvoice();

export const action = (args: ActionFunctionArgs) => receiveInvoice(args);

export const clientAction = sendInvoice;

export const meta = sectionMeta(({ matches, location }) =>
  pageMeta({
    site: siteOf(matches),
    title: INVOICE_TITLE,
    description: INVOICE_INTRO,
    path: location.pathname,
  }),
);

export const handle: RouteHandle = {
  isPublic: true,
  query: ['invoice'],
  personalQuery: ['reference'],
  section: 'quiz',
  sitemap: true,
  takesFiles: true,
  isInteractive: true,
};

export default function Invoice() {
  return (
    <InvoicePage {...useLoaderData<typeof loader>()} result={useActionData<typeof clientAction>()?.result} />
  );
}
