import type { OfficialLink } from '#app/data/official-links.server.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { VERDICTS, type Verdict } from '#law/buildings/decision.ts';
import type { BuildingCopy } from '#app/data/laws.server.ts';
import { lateRule } from '#law/buildings/agencies.ts';
import { nameBesideTitle, type LawResult } from '#law/buildings/laws.ts';
import type { OpenQuestion, QuestionId, Answer } from '#law/buildings/questions.ts';
import { markedOnly } from '#app/features/figures/link-mentions.ts';
import { lawUrl } from '#app/urls/law-url.ts';
import { lawsToDoNow } from '#law/city-record/do-now.ts';
import { lawRecord } from './record/law-records.ts';
import { DO_NOW } from './record/texts.ts';
import { wasDueText } from './texts.ts';
import { setText } from '#law/buildings/set-names.ts';

export type QuestionTexts = Readonly<Record<OpenQuestion, { question: string; why: string }>>;

/** Buttons that submit the `answers` form, or a link to the field for entering a fact. */
type AnswerChoices =
  | {
      name: QuestionId;
      choices: readonly { value: Answer; label: string }[];
      chosen?: Answer;
      enter?: undefined;
    }
  | { enter: { label: string; href: string } };

export type AnswerLink = (question: OpenQuestion) => AnswerChoices;

/** Never invents a date. If none is known, describes the law's schedule in words. */
export function whenText({ nextDate, pastDate, dateNote, law }: LawResult): string {
  if (nextDate) return longDay(nextDate);
  if (pastDate) return wasDueText(pastDate);
  return dateNote ?? law.dateInWords;
}

type LineCopy = Pick<BuildingCopy, 'questions' | 'ifLate'>;

function lineView(line: LawResult, { questions, ifLate }: LineCopy, answerLink: AnswerLink) {
  const { id, law, because, evidence, question, nextDate, pastDate, dateNote } = line;
  return {
    id,
    title: law.title,
    law: nameBesideTitle(law),
    agency: law.agency,
    because,
    evidence: [...new Set(evidence.map(({ source, version }) => setText(source, version)))],
    question: question && { text: questions[question].question, ...answerLink(question) },
    day: nextDate,
    when: whenText(line),
    ifLate: pastDate && !nextDate ? ifLate[lateRule(law.agency)] : undefined,
    /** What follows a past date, or is due before the next one. */
    whenNote: (nextDate ?? pastDate) ? dateNote : undefined,
    summary: law.summary,
    exempt: law.exempt,
    whatToDo: law.whatToDo,
    penalty: law.penalty,
    marked: markedOnly(law.amounts),
    citation: law.citation,
    source: { title: law.source.title, link: law.source.link },
    checkedOn: law.checkedOn,
    certainty: law.certainty,
    lawPage: lawUrl(id),
    ownPage: law.page,
  };
}

export interface LineView extends ReturnType<typeof lineView> {
  links?: readonly OfficialLink[];
  /** Shown instead of the date if a filing lapsed or is missing. */
  now?: string;
  record?: string;
  /** Whether something is open, missing, or due, so that the law is not folded. */
  isOpen?: boolean;
}

export interface LineGroup {
  verdict: Verdict;
  lines: LineView[];
}

export const groupLines = (
  lines: readonly LawResult[],
  copy: LineCopy,
  answerLink: AnswerLink,
): LineGroup[] =>
  VERDICTS.map((verdict) => ({
    verdict,
    lines: lines.filter((line) => line.verdict === verdict).map((line) => lineView(line, copy, answerLink)),
  })).filter((group) => group.lines.length > 0);

export function withLinks(groups: readonly LineGroup[], links: readonly OfficialLink[]): LineGroup[] {
  const first = groups
    .flatMap(({ lines }) => lines)
    .find(({ because }) => links.some(({ name }) => because.includes(name)));
  return groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => (line === first ? { ...line, links } : line)),
  }));
}

type Found = Parameters<typeof lawRecord>[1] & { lines: readonly LawResult[] };

/** Adds city records without changing verdicts. A lapsed or missing filing comes before the next date. */
export function withRecord(groups: readonly LineGroup[], found: Found): LineGroup[] {
  const isNow = lawsToDoNow(found.list);
  return groups.map(({ verdict, lines }) => ({
    verdict,
    lines: lines.map((view) => {
      const line = found.lines.find(({ id }) => id === view.id);
      const record = line && lawRecord(line, found);
      const now = isNow.has(view.id) ? { now: view.day ? DO_NOW.nowThen(view.when) : DO_NOW.now } : {};
      return record ? { ...view, ...now, record: record.text, isOpen: record.isOpen } : view;
    }),
  }));
}
