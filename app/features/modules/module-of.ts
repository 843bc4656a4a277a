import { useLocation, useRouteLoaderData } from '@remix-run/react';
import type { ModuleShell } from '#app/data/modules.server.ts';
import { MODULE_SLUGS, type ModuleSlug } from '#law/modules.ts';

export function moduleAtPath(pathname: string): ModuleSlug {
  const [, first] = pathname.split('/');
  const module = MODULE_SLUGS.find((slug) => slug === first);
  if (!module) throw new Error(`${pathname} belongs to no module.`);
  return module;
}

export const requestedModule = ({ url }: Pick<Request, 'url'>): ModuleSlug =>
  moduleAtPath(new URL(url).pathname);

export const useModule = (): ModuleSlug => moduleAtPath(useLocation().pathname);

const layoutId = (module: ModuleSlug) => `${module}/layout`;

export function useModuleShell(): ModuleShell {
  const shell = useRouteLoaderData<ModuleShell>(layoutId(useModule()));
  if (!shell) throw new Error('This page is not within the layout of a module.');
  return shell;
}

export const findShell = (
  matches: readonly ({ id: string; data?: unknown } | undefined)[],
): ModuleShell | undefined =>
  matches.find((match) => match?.id.endsWith('/layout') && match.data)?.data as ModuleShell | undefined;
