import { cwz } from './cwz/module.ts';
import { internet } from './internet/module.ts';
import { ll199 } from './ll199/module.ts';
import { ll97 } from './ll97/module.ts';
import { pest } from './pest/module.ts';
import { plastic } from './plastic/module.ts';
import type { Choice, ModuleSlug, RegulatoryModule } from './shared/module.ts';

/** The registry of the six modules, in the order in which the site shows them. */
export const REGULATORY_MODULES: readonly RegulatoryModule[] = [ll97, ll199, internet, plastic, pest, cwz];

/** The module with this slug. Every value of `ModuleSlug` has one, so it never fails. */
export function regulatoryModule(slug: ModuleSlug): RegulatoryModule {
  const found = REGULATORY_MODULES.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`No regulatory module is registered for "${slug}".`);
  return found;
}

/** The modules as choices of a select field. */
export const MODULE_CHOICES: Choice[] = REGULATORY_MODULES.map(({ slug, name }) => ({
  value: slug,
  label: name,
}));

/** Every service category of every module, each once. */
export const SERVICE_CATEGORIES: Choice[] = [
  ...new Map(
    REGULATORY_MODULES.flatMap(({ vendorServiceCategories }) => vendorServiceCategories).map((choice) => [
      choice.value,
      choice,
    ]),
  ).values(),
];

export { FEEDBACK_TYPES } from './shared/feedback-types.ts';
export {
  bandOf,
  bandsInPoints,
  isLeftOut,
  isPositive,
  isShownFor,
  lastScoreOf,
  leadsOf,
  LEVEL_CHOICES,
  LEVEL_SCALES,
  levelName,
  maximumScore,
  MOST_BANDS,
  OPTION_LETTERS,
  optionId,
  readAnswers,
  scoreOf,
  writeAnswers,
  type BandMeasure,
  type ChecklistAudience,
  type FindingBasis,
} from './shared/quiz.ts';
export { problemsOfQuiz } from './shared/quiz-problems.ts';
export type { QuizDraft } from './shared/quiz-draft.ts';
export {
  openingSource,
  readOpeningSource,
  SECTION_NAMES,
  SECTIONS,
  type Section,
} from './shared/sections.ts';
export { PARTNER_TYPES } from './shared/partner-types.ts';
export {
  menuOf,
  MODULE_SLUGS,
  type Choice,
  type ModuleSlug,
  type RegulatoryModule,
} from './shared/module.ts';
