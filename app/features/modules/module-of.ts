import { useLocation, useRouteLoaderData } from '@remix-run/react';
import type { ModuleShell } from '#app/content/modules.server.ts';
import { MODULE_SLUGS, type ModuleSlug } from '#app/regulations/index.ts';

/** The module that an address belongs to: its first part. */
export function moduleOfPath(pathname: string): ModuleSlug {
  const [, first] = pathname.split('/');
  const module = MODULE_SLUGS.find((slug) => slug === first);
  if (!module) throw new Error(`${pathname} belongs to no module.`);
  return module;
}

/** The module whose page or form is asked for. */
export const moduleOf = ({ url }: Pick<Request, 'url'>): ModuleSlug => moduleOfPath(new URL(url).pathname);

/** The module whose page this is. */
export const useModule = (): ModuleSlug => moduleOfPath(useLocation().pathname);

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
