import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readModuleShell } from '#app/data/modules.server.ts';
import { requestedModule } from '#app/features/modules/module-of.ts';
import { revalidateInPreview } from '#app/features/site/preview-url.ts';
import { SiteLayout } from '#app/features/site/site-layout.tsx';
import { UnexpectedError } from '#app/features/site/unexpected-error.tsx';
import { ModulePage } from '#app/features/modules/module-page.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => readModuleShell(requestedModule(request));

export const shouldRevalidate = revalidateInPreview;

export default function ModuleLayout() {
  return <ModulePage shell={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => (
  <SiteLayout>
    <UnexpectedError />
  </SiteLayout>
);
