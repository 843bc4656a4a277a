import type { ModuleSlug } from '#law/modules.ts';
import type { ChecklistAudience, FindingBasis } from '#law/quizzes/quiz.ts';
import { markAmounts } from '#law/figures/placeholders.ts';
import { mapTexts } from '#cms/register/texts.ts';
import type { Quiz } from '#cms/payload-types.ts';
import { cached } from './cached.server.ts';
import { findShown } from './reader.server.ts';

type Checklist = NonNullable<Quiz['checklist']>;

export type ChecklistItem = ChecklistAudience &
  Pick<Checklist['items'][number], 'heading' | 'rule' | 'action' | 'basis'>;

export interface ChecklistDocument extends Omit<Checklist, 'items'> {
  items: ChecklistItem[];
}

export type QuizBand = Omit<Quiz['bands'][number], 'id'>;

export type QuizFinding = FindingBasis & { heading: string; positiveText: string; negativeText: string };

export type OptionsScreen = NonNullable<Quiz['optionsScreen']>;

export interface QuizDocument extends Pick<
  Quiz,
  'heading' | 'intro' | 'bandsBy' | 'notice' | 'basis' | 'sending'
> {
  optionsScreen?: OptionsScreen;
  questions: {
    prompt: string;
    description?: string;
    options: {
      text: string;
      score: number;
      doesNotApply?: boolean;
      lead?: string;
    }[];
  }[];
  bands: QuizBand[];
  findings: QuizFinding[];
  nextSteps: { heading: string; text?: string; links: { label: string; url: string }[] };
  checklist?: ChecklistDocument;
}

function toItem(item: Checklist['items'][number]): ChecklistItem {
  const { heading, rule, action, basis, shownFor, question, options } = item;
  const copy = { heading, rule, action, basis };
  if (shownFor === 'everybody') return { ...copy, shownFor };
  return { ...copy, shownFor, question: question ?? 0, options: options ?? [] };
}

function toFinding(finding: NonNullable<Quiz['findings']>[number]): QuizFinding {
  const { heading, positiveText, negativeText, basedOn } = finding;
  const copy = { heading, positiveText, negativeText };
  if (basedOn === 'band') return { ...copy, basedOn, positiveLevels: finding.positiveLevels ?? [] };
  const { question, positiveOptions } = finding;
  return { ...copy, basedOn, question: question ?? 0, positiveOptions: positiveOptions ?? [] };
}

export function toQuiz(quiz: Quiz): QuizDocument {
  const { heading, intro, bandsBy, notice, basis, sending, nextSteps, checklist } = quiz;
  return {
    heading,
    intro,
    optionsScreen: quiz.hasOptionsScreen ? quiz.optionsScreen : undefined,
    questions: quiz.questions.map(({ prompt, description, options }) => ({
      prompt,
      description: description ?? undefined,
      options: options.map(({ text, score, doesNotApply, lead }) => ({
        text,
        score,
        doesNotApply: doesNotApply ?? false,
        lead: lead ?? undefined,
      })),
    })),
    bandsBy,
    bands: quiz.bands.map(({ id: _id, ...band }) => band),
    findings: (quiz.findings ?? []).map(toFinding),
    notice,
    basis,
    sending,
    nextSteps: {
      heading: nextSteps.heading,
      text: nextSteps.text ?? undefined,
      links: nextSteps.links.map(({ label, url }) => ({ label, url })),
    },
    checklist:
      quiz.hasChecklist && checklist ? { ...checklist, items: checklist.items.map(toItem) } : undefined,
  };
}

export const findQuiz = cached(async (module: ModuleSlug): Promise<QuizDocument | undefined> => {
  const [quiz] = await findShown('quizzes', { where: { module: { equals: module } }, limit: 1 });
  return quiz && toQuiz(mapTexts(quiz, markAmounts));
});
