import type { ModuleOverview, OverviewSection } from '#app/content/modules.server.ts';

/** A block of an overview. */
export type Block = OverviewSection;

/** The block of an overview with this type. */
export type BlockOf<Type extends Block['blockType']> = Extract<Block, { blockType: Type }>;

export type OverviewTab = 'owners' | 'providers';

const PARAMETER = 'for';

/** The tab that an address asks for: owners, unless it says providers. */
export const overviewTabOf = (parameters: URLSearchParams): OverviewTab =>
  parameters.get(PARAMETER) === 'providers' ? 'providers' : 'owners';

/** The address of a tab. */
export const overviewTabUrl = (overviewUrl: string, tab: OverviewTab): string =>
  tab === 'owners' ? overviewUrl : `${overviewUrl}?${PARAMETER}=${tab}`;

/** The questions that a tab of an overview answers, in their order. */
export const questionsOf = (
  { ownerSections, providerSections }: ModuleOverview,
  tab: OverviewTab,
): { question: string; answer: string }[] =>
  (tab === 'owners' ? ownerSections : providerSections).flatMap((section) =>
    section.blockType === 'questions' ? section.questions : [],
  );
