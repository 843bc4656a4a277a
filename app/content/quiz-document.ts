import type { Quiz } from '#cms/payload-types.ts';
import type { BandMeasure, FindingBasis } from '#app/regulations/quiz.ts';
import { toChecklist, type ChecklistDocument } from './checklist-document.ts';

/** A band of the score. */
export type QuizBand = Omit<Quiz['bands'][number], 'id'>;

/** What an answer or a band says about one point, in its two versions. */
export type QuizFinding = FindingBasis & { heading: string; positiveText: string; negativeText: string };

/** A card with a button. */
interface WayToBegin {
  title: string;
  text: string;
  label: string;
}

/** What is asked before the first question: to take the quiz, or to skip it for another page. */
export interface OptionsScreen {
  heading: string;
  take: WayToBegin;
  skip: WayToBegin & { url: string };
}

/** A quiz as editors have written it. */
export interface QuizDocument {
  heading: string;
  intro: string;
  /** Absent where the quiz begins with its first question. */
  optionsScreen?: OptionsScreen;
  questions: {
    prompt: string;
    description?: string;
    options: {
      text: string;
      score: number;
      doesNotApply?: boolean;
      /** What a result leads with when this is chosen, whatever the score. */
      lead?: string;
    }[];
  }[];
  /** What the bands begin at: points, or percent of the most that a visitor can reach. */
  bandsBy: BandMeasure;
  bands: QuizBand[];
  findings: QuizFinding[];
  /** What the score is not. */
  notice: string;
  /** What it rests on. */
  basis: string;
  /** Beside the form that sends the result. */
  sending: { heading: string; text: string };
  nextSteps: { heading: string; text?: string; links: { label: string; url: string }[] };
  /** Absent where the answers lead to none. */
  checklist?: ChecklistDocument;
}

function toFinding(finding: NonNullable<Quiz['findings']>[number]): QuizFinding {
  const { heading, positiveText, negativeText, basedOn } = finding;
  const words = { heading, positiveText, negativeText };
  if (basedOn === 'band') return { ...words, basedOn, positiveLevels: finding.positiveLevels ?? [] };
  const { question, positiveOptions } = finding;
  return { ...words, basedOn, question: question ?? 0, positiveOptions: positiveOptions ?? [] };
}

/** A stored quiz without what only the back office needs. */
export const toQuiz = ({
  heading,
  intro,
  hasOptionsScreen,
  optionsScreen,
  questions,
  bandsBy,
  bands,
  findings,
  notice,
  basis,
  sending,
  nextSteps,
  hasChecklist,
  checklist,
}: Quiz): QuizDocument => ({
  heading,
  intro,
  optionsScreen: hasOptionsScreen ? optionsScreen : undefined,
  questions: questions.map(({ prompt, description, options }) => ({
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
  bands: bands.map(({ id: _id, ...band }) => band),
  findings: (findings ?? []).map(toFinding),
  notice,
  basis,
  sending: { heading: sending.heading, text: sending.text },
  nextSteps: {
    heading: nextSteps.heading,
    text: nextSteps.text ?? undefined,
    links: nextSteps.links.map(({ label, url }) => ({ label, url })),
  },
  checklist: hasChecklist && checklist ? toChecklist(checklist) : undefined,
});
