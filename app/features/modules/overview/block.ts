import type { OverviewSection } from '#app/content/modules.server.ts';

/** The block of an overview with this type. */
export type Block<Type extends OverviewSection['blockType']> = Extract<OverviewSection, { blockType: Type }>;
