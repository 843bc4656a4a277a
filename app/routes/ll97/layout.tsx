import { useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react';
import { readModuleShell } from '#app/content/modules.server.ts';
import { ModulePage } from '#app/features/modules/module-page.tsx';

export const loader = () => readModuleShell('ll97');

/** The menu does not change with each step of a visitor. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export default function Ll97Layout() {
  return <ModulePage shell={useLoaderData<typeof loader>()} />;
}
