import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listModulePartners, readExpertsCopy } from '#app/features/vendors/directory.server.ts';
import { askServer, revalidateAfterResponse } from '#app/features/forms/client-action.ts';
import { requestedModule } from '#app/features/modules/module-of.ts';
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
  const module = requestedModule(request);
  const [application, experts, partners] = await Promise.all([
    loadVendorApplication(module),
    readExpertsCopy(module),
    listModulePartners(module),
  ]);
  return { ...application, experts, partners };
}

export const action = (args: ActionFunctionArgs) =>
  receiveVendorApplication(args, requestedModule(args.request));

export const clientAction = askServer;

export const shouldRevalidate = revalidateAfterResponse;

export const meta = sectionMeta<typeof loader>(({ data, ...page }) =>
  pageMeta(page, {
    title: data && `${data.experts.heading}: ${regulatoryModule(data.module).name}`,
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
