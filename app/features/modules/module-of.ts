import { useLocation } from '@remix-run/react';
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
