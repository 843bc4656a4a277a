import { daysBetween } from '#law/days.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { boroughName, isCondoBillingLot, type Lot } from '#law/lot.ts';
import type { Verdict } from '#law/buildings/decision.ts';
import type { LawResult } from '#law/buildings/laws.ts';
import { nextThree, openQuestions } from '#law/buildings/lines.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import type { Answers, LotAnswers } from './answers.server.ts';
import { answersText, isAboutFact } from '#law/buildings/answers.ts';
import { type BuildingQuery, writeBuildingQuery } from './building-query.ts';
import { factRows, type LoadedSets } from './facts-view.ts';
import { FIELD_LABELS } from './fields-view.ts';
import { blockText, daysLeftText, earlierText, MARKS, ANSWER_LABELS, summaryText } from './texts.ts';
import { groupLines, type AnswerLink, whenText } from './line-view.ts';

function verdictSummary(lines: readonly LawResult[]): string {
  const countVerdict = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict).length;
  return summaryText({
    applies: countVerdict('applies'),
    likely: countVerdict('likely'),
    ask: countVerdict('ask'),
  });
}

const verdictMark = ({ verdict }: LawResult): string | undefined =>
  verdict === 'likely' || verdict === 'ask' ? MARKS[verdict] : undefined;

const nextDateView = (line: LawResult, today: string) => ({
  id: line.id,
  day: line.nextDate ?? '',
  when: whenText(line),
  left: line.nextDate && daysLeftText(daysBetween(today, line.nextDate)),
  title: line.law.title,
  mark: verdictMark(line),
  note: line.dateNote,
});

export type NextDateView = ReturnType<typeof nextDateView>;

export const nextDateViews = (
  lines: readonly LawResult[],
  today: string,
  isNow?: ReadonlySet<LawId>,
): NextDateView[] => nextThree(lines, isNow).map((line) => nextDateView(line, today));

function earlierNote(lines: readonly LawResult[], [first]: readonly LawResult[]) {
  const days = lines
    .filter(
      ({ verdict, nextDate = '' }) => verdict === 'ask' && nextDate && nextDate < (first?.nextDate ?? '9'),
    )
    .map(({ nextDate = '' }) => nextDate)
    .sort();
  const [earliest] = days;
  return earliest && earlierText(days.length, earliest);
}

/** Formats the BBL as on tax bills: "1-00835-0041". */
export const bblText = ({ bbl }: Lot): string => `${bbl.slice(0, 1)}-${bbl.slice(1, 6)}-${bbl.slice(6)}`;

export function lotIdentity(
  lot: Lot | undefined,
  bins: readonly number[],
): { label: string; value: string; note?: string }[] {
  if (!lot) return [];
  return [
    { label: 'Borough', value: boroughName(lot.borough) },
    { label: 'BBL', value: bblText(lot), note: blockText(lot.block, lot.lot) },
    ...(bins.length === 1 ? [{ label: 'BIN', value: String(bins[0]) }] : []),
  ];
}

export type AnyAnswers = Answers & Partial<LotAnswers>;

export interface PagePlace {
  title: string;
  path: string;
  questionsUrl: string;
}

/** Treats PLUTO as not loaded for lots outside the sample that ships with the product. */
function loadedFor({ record }: AnyAnswers): LoadedSets {
  const { loaded = {}, lot } = record ?? {};
  return loaded.pluto === 'sample' && !lot ? { ...loaded, pluto: undefined } : loaded;
}

const hiddenFields = (query: Partial<BuildingQuery>) =>
  [...writeBuildingQuery(query)].map(([name, value]) => ({ name, value }));

function pageNotices({ lot, copy }: AnyAnswers, { pluto }: LoadedSets): string[] {
  return [
    ...(lot && isCondoBillingLot(lot) ? [copy.building.condoText] : []),
    ...(lot && pluto === undefined ? [copy.building.noRecordText] : []),
  ];
}

const answerLinks =
  ({ query }: Pick<Answers, 'query'>, { questionsUrl }: PagePlace): AnswerLink =>
  (question) =>
    isAboutFact(question)
      ? { enter: { label: 'Enter it', href: `${questionsUrl}#fact-${question}` } }
      : {
          name: question,
          chosen: query.answers[question],
          choices: [
            { value: 'yes', label: ANSWER_LABELS.yes },
            { value: 'no', label: ANSWER_LABELS.no },
          ],
        };

export function commonView(answers: AnyAnswers, page: PagePlace, isNow?: ReadonlySet<LawId>) {
  const { lot, record, facts, city, query, lines, copy, day } = answers;
  const bins = record?.bins ?? [];
  const loaded = loadedFor(answers);
  const next = nextThree(lines, isNow);
  const hasSeveralBuildings = (facts.buildings?.value ?? 0) > 1 || bins.length > 1;
  return {
    ...page,
    bbl: lot?.bbl,
    identity: lotIdentity(lot, bins),
    summary: verdictSummary(lines),
    isListed: facts.onLL97?.value === true || facts.onLL84?.value === true,
    answers: answersText(query),
    rejected: query.rejected.map((name) => ({ name, label: FIELD_LABELS[name] })),
    notices: pageNotices(answers, loaded),
    facts: factRows({ facts, city, loaded, hasSeveralBuildings }),
    figuresUrl: `${page.questionsUrl}#figures`,
    answersFormFields: hiddenFields(query),
    next: nextDateViews(lines, day, isNow),
    earlier: earlierNote(lines, next),
    groups: groupLines(lines, copy, answerLinks(answers, page)),
    openQuestions: openQuestions(lines).length,
    asOf: longDay(day),
  };
}
