import { MODULE_SLUGS } from '#law/modules.ts';
import { readModuleShell } from './modules.server.ts';
import { readSiteSettings } from './site-settings.server.ts';

/** Loads the header and footer of every page, so that a page can say that the database is unavailable. */
export const loadFrame = () =>
  Promise.all([readSiteSettings(), ...MODULE_SLUGS.map((slug) => readModuleShell(slug))]);
