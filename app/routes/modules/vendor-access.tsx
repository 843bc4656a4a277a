import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listModulePartners } from '#app/features/vendors/directory.server.ts';
import { askServer, revalidateAfterResponse } from '#app/features/forms/client-action.ts';
import { moduleOf } from '#app/features/modules/module-of.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { VendorAccessPage } from '#app/features/vendors/application/vendor-application.tsx';
import {
  loadVendorApplication,
  receiveVendorApplication,
} from '#app/features/vendors/application/vendor-application.server.ts';
import { regulatoryModule } from '#law/modules.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const module = moduleOf(request);
  const [application, partners] = await Promise.all([
    loadVendorApplication(module),
    listModulePartners(module),
  ]);
  return { ...application, partners };
}

export const action = (args: ActionFunctionArgs) => receiveVendorApplication(args, moduleOf(args.request));

export const clientAction = askServer;

export const shouldRevalidate = revalidateAfterResponse;

export const meta = sectionMeta<typeof loader>(({ data, ...page }) =>
  pageMeta(page, {
    title: data ? `Find an expert: ${regulatoryModule(data.module).name}` : 'Find an expert',
    description: data?.copy.intro,
  }),
);

export const handle: RouteHandle = {
  isPublic: true,
  query: ['application'],
  section: 'vendorAccess',
  sitemap: true,
  isInteractive: true,
};

export default function VendorAccess() {
  return <VendorAccessPage {...useLoaderData<typeof loader>()} />;
}
