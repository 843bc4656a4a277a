import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadBillUpload, receiveBill } from '#app/features/bills/cwz/cwz-bill.server.ts';
import { UploadPage } from '#app/features/bills/cwz/upload-page.tsx';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ params }: LoaderFunctionArgs) => loadBillUpload(params.id);

export const action = (args: ActionFunctionArgs) => receiveBill(args);

export const meta = sectionMeta<typeof loader>(({ data, ...page }) =>
  pageMeta(page, { ...data?.copy.meta, isUnlisted: true }),
);

export const handle: RouteHandle = { section: 'quiz', takesFiles: true, isInteractive: true };

export default function Upload() {
  return <UploadPage {...useLoaderData<typeof loader>()} />;
}
