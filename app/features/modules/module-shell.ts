import { useRouteLoaderData } from '@remix-run/react';
import type { ModuleShell } from '#app/content/modules.server.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { useModule } from './module-of.ts';

const layoutId = (module: ModuleSlug) => `${module}/layout`;

/** The words around the present module's pages, which its layout has loaded. */
export function useModuleShell(): ModuleShell {
  const shell = useRouteLoaderData<ModuleShell>(layoutId(useModule()));
  if (!shell) throw new Error('This page is not within the layout of a module.');
  return shell;
}

/** The same words among the matches that a meta function is given. */
export const shellOf = (
  matches: readonly ({ id: string; data?: unknown } | undefined)[],
): ModuleShell | undefined =>
  matches.find((match) => match?.id.endsWith('/layout') && match.data)?.data as ModuleShell | undefined;
