import type { ModuleSlug } from '#app/regulations/index.ts';
import type { BandMeasure, ChecklistAudience, FindingBasis } from '#app/regulations/quiz.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Quiz } from '#cms/payload-types.ts';
import { cached } from './cached.server.ts';
import { asReader, isShown } from './reader.server.ts';

type Checklist = NonNullable<Quiz['checklist']>;

/** A step that follows from answers, or that is everybody's. */
export type ChecklistItem = ChecklistAudience & {
  heading: string;
  /** What the law requires. */
  rule: string;
  /** What to do. */
  action: string;
  /** Source, and the day it was checked. */
  basis: string;
};

/** What the answers lead to: the steps, and the words around them. */
export interface ChecklistDocument {
  /** On the link of the result that leads here. */
  linkLabel: string;
  heading: string;
  /** Above the steps that follow from answers. */
  intro: string;
  /** Above all steps, where there are no answers. */
  generalIntro: string;
  items: ChecklistItem[];
}

function toItem(item: Checklist['items'][number]): ChecklistItem {
  const { heading, rule, action, basis, shownFor, question, options } = item;
  const words = { heading, rule, action, basis };
  if (shownFor === 'everybody') return { ...words, shownFor };
  return { ...words, shownFor, question: question ?? 0, options: options ?? [] };
}

/** A stored checklist without what only the back office needs. */
export const toChecklist = ({
  linkLabel,
  heading,
  intro,
  generalIntro,
  items,
}: Checklist): ChecklistDocument => ({
  linkLabel,
  heading,
  intro,
  generalIntro,
  items: items.map(toItem),
});

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

/** The quiz of a module, if it has one. */
export const findQuiz = cached(async (module: ModuleSlug): Promise<QuizDocument | undefined> => {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'quizzes',
    where: { and: [{ module: { equals: module } }, isShown()] },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  return docs[0] && toQuiz(docs[0]);
});
