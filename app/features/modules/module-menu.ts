import type { ModuleShell } from '#app/content/modules.server.ts';
import type { MenuEntry } from '#app/ui/layout/menu-entry.ts';
import { menuPages } from './module-urls.ts';

/** A module's menu: its own pages, in its own words. A page without words is left out. */
export const moduleMenu = ({ slug, menu }: Pick<ModuleShell, 'slug' | 'menu'>): MenuEntry[] =>
  menuPages(slug).flatMap(({ page, url }) => {
    const label = menu[page];
    return label ? [{ label, url }] : [];
  });
