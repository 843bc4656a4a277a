import { MODULE_SLUGS } from '#law/modules.ts';
import { readModuleShell } from './modules.server.ts';
import { readSiteSettings } from './site-settings.server.ts';

export const loadFrame = () =>
  Promise.all([readSiteSettings(), ...MODULE_SLUGS.map((slug) => readModuleShell(slug))]);
