import { daysBetween } from '#law/days.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { boroughName, isCondoBillingLot, type Lot } from '#law/lot.ts';
import type { Answer } from '#law/buildings/decision.ts';
import type { ObligationLine } from '#law/buildings/laws.ts';
import { nextThree, openQuestions } from '#law/buildings/lines.ts';
import type { QuestionId, Reply } from '#law/buildings/questions.ts';
import type { Answers, LotAnswers } from './answers.server.ts';
import { answersText, isAboutFact } from '#law/buildings/answers.ts';
import { type BuildingQuery, writeBuildingQuery } from './building-query.ts';
import { withQuery } from '#app/urls/building-urls.ts';
import { factRows, type LoadedSets } from './facts-view.ts';
import { FIELD_LABELS, fieldViews } from './fields-view.ts';
import { groupLines, type ReplyUrls, whenText } from './line-view.ts';

function summaryOf(lines: readonly ObligationLine[]): string {
  const countOf = (answer: Answer) => lines.filter((line) => line.answer === answer).length;
  const [applies, likely, ask] = [countOf('applies'), countOf('likely'), countOf('ask')];
  const parts = [
    applies === 0
      ? 'No law applies for certain'
      : `${applies} ${applies === 1 ? 'law applies' : 'laws apply'}`,
    ...(likely > 0 ? [`${likely} likely ${likely === 1 ? 'does' : 'do'}`] : []),
    ...(ask > 0 ? [`${ask} ${ask === 1 ? 'depends' : 'depend'} on facts we don't have yet`] : []),
  ];
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')}${parts.length > 1 ? ',' : ''} and ${last}.` : `${last}.`;
}

const MARKS: Partial<Record<Answer, string>> = {
  likely: 'Likely',
  ask: "Depends on facts we don't have yet",
};

function daysLeft(today: string, day: string): string {
  const days = daysBetween(today, day);
  return days === 0 ? 'today' : `${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'} left`;
}

const nextDateView = (line: ObligationLine, today: string) => ({
  id: line.id,
  day: line.nextDate ?? '',
  when: whenText(line),
  left: line.nextDate && daysLeft(today, line.nextDate),
  title: line.law.title,
  mark: MARKS[line.answer],
  note: line.dateNote,
});

export type NextDateView = ReturnType<typeof nextDateView>;

function earlierText(lines: readonly ObligationLine[], [first]: readonly ObligationLine[]) {
  const days = lines
    .filter(
      ({ answer, nextDate = '' }) => answer === 'ask' && nextDate && nextDate < (first?.nextDate ?? '9'),
    )
    .map(({ nextDate = '' }) => nextDate)
    .sort();
  const [earliest] = days;
  if (!earliest) return undefined;
  const laws =
    days.length === 1
      ? "One law that depends on facts we don't have yet has"
      : `${days.length} laws that depend on facts we don't have yet have`;
  return `${laws} an earlier date, starting ${longDay(earliest)}.`;
}

/** The BBL in parts, as tax bills print it: "1-00835-0041". */
export const bblText = ({ bbl }: Lot): string => `${bbl.slice(0, 1)}-${bbl.slice(1, 6)}-${bbl.slice(6)}`;

function identityOf(
  lot: Lot | undefined,
  bins: readonly number[],
): { label: string; value: string; note?: string }[] {
  if (!lot) return [];
  return [
    { label: 'Borough', value: boroughName(lot.borough) },
    { label: 'BBL', value: bblText(lot), note: `(block ${lot.block}, lot ${lot.lot})` },
    ...(bins.length === 1 ? [{ label: 'BIN', value: String(bins[0]) }] : []),
  ];
}

export type AnyAnswers = Answers & Partial<LotAnswers>;

export interface PageOfBuilding {
  title: string;
  path: string;
  questionsUrl: string;
}

/** The product ships with a sample of PLUTO. For lots outside of it, treat PLUTO as not loaded. */
function loadedFor({ record }: AnyAnswers): LoadedSets {
  const { loaded = {}, lot } = record ?? {};
  return loaded.pluto === 'sample' && !lot ? { ...loaded, pluto: undefined } : loaded;
}

const keptBy = ({ address, law, bin, filing, replies }: BuildingQuery) =>
  [...writeBuildingQuery({ address, law, bin, filing, replies })].map(([name, value]) => ({ name, value }));

function noticesOf({ lot, copy }: AnyAnswers, { pluto }: LoadedSets): string[] {
  return [
    ...(lot && isCondoBillingLot(lot) ? [copy.building.condoText] : []),
    ...(lot && pluto === undefined
      ? [
          "We don't have City Planning's record of this lot (PLUTO), so many of the laws below depend on facts we don't have yet. Each answer settles one or more of them.",
        ]
      : []),
  ];
}

function replyUrlsOf({ query, copy }: Answers, { path, questionsUrl }: PageOfBuilding): ReplyUrls {
  const urlWith = (id: QuestionId, reply: Reply) =>
    withQuery(path, writeBuildingQuery({ ...query, replies: { ...query.replies, [id]: reply } }));
  return (question, law) =>
    isAboutFact(question)
      ? [{ label: 'Enter it', href: `${questionsUrl}#fact-${question}` }]
      : [
          { label: copy.ask.yesLabel, href: `${urlWith(question, 'yes')}#${law}` },
          { label: copy.ask.noLabel, href: `${urlWith(question, 'no')}#${law}` },
        ];
}

export function commonView(answers: AnyAnswers, page: PageOfBuilding) {
  const { lot, record, facts, city, query, lines, copy, day } = answers;
  const bins = record?.bins ?? [];
  const loaded = loadedFor(answers);
  const next = nextThree(lines);
  const hasSeveralBuildings = (facts.buildings?.value ?? 0) > 1 || bins.length > 1;
  return {
    ...page,
    bbl: lot?.bbl,
    identity: identityOf(lot, bins),
    summary: summaryOf(lines),
    isListed: facts.onLL97?.value === true || facts.onLL84?.value === true,
    answers: answersText(query),
    rejected: query.rejected.map((name) => ({ name, label: FIELD_LABELS[name] })),
    notices: noticesOf(answers, loaded),
    facts: factRows({ facts, city, loaded, hasSeveralBuildings }),
    fields: fieldViews(facts),
    keptByFields: keptBy(query),
    next: next.map((line) => nextDateView(line, day)),
    earlier: earlierText(lines, next),
    groups: groupLines(lines, copy.questions, replyUrlsOf(answers, page)),
    openQuestions: openQuestions(lines).length,
    asOf: longDay(day),
  };
}
