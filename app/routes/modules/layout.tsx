import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readModuleShell } from '#app/content/modules.server.ts';
import { moduleOf } from '#app/features/modules/module-of.ts';
import { revalidateInPreview } from '#app/features/site/preview-address.ts';
import { SiteFrame } from '#app/features/site/site-frame.tsx';
import { UnexpectedError } from '#app/features/site/unexpected-error.tsx';
import { ModulePage } from '#app/features/modules/module-page.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => readModuleShell(moduleOf(request));

/** The menu does not change with each step of a visitor. */
export const shouldRevalidate = revalidateInPreview;

export default function ModuleFrame() {
  return <ModulePage shell={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => (
  <SiteFrame>
    <UnexpectedError />
  </SiteFrame>
);
