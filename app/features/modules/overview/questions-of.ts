import type { ModuleOverview } from '#app/content/modules.server.ts';
import type { OverviewTab } from './overview-tab.ts';

/** The questions that a tab of an overview answers, in their order. */
export const questionsOf = (
  { ownerSections, providerSections }: ModuleOverview,
  tab: OverviewTab,
): { question: string; answer: string }[] =>
  (tab === 'owners' ? ownerSections : providerSections).flatMap((section) =>
    section.blockType === 'questions' ? section.questions : [],
  );
