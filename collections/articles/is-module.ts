import { MODULE_SLUGS, type ModuleSlug } from '#app/regulations/index.ts';

/** Whether somebody has chosen a module: a draft may have none yet. */
export const isModule = (value: unknown): value is ModuleSlug => MODULE_SLUGS.some((slug) => slug === value);
