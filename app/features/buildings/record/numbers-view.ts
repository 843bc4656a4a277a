import { formatNumber, price } from '#law/numbers.ts';
import { buildingUrls, withQuery } from '#app/urls/building-urls.ts';
import type { RecordSet } from '#law/city-record/rows.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { type OfficialPage, officialPages } from './official-pages.ts';
import { registrationText } from '#law/city-record/filings.ts';
import { vacateText } from '#law/city-record/words.ts';
import { type AgencyFilter, writeRecordQuery } from './record-query.ts';
import { shedTexts } from './shed-texts.ts';
import { NUMBERS } from './texts.ts';

interface NumberView {
  label: string;
  value: string;
  note?: string;
  /** Links to the counted entries on the record page. */
  href?: string;
}

export const VIOLATION_SETS = [
  ...(['dob-violations', 'dob-safety-violations', 'dob-ecb-violations'] as const),
  ...(['hpd-violations', 'oath-hearings'] as const),
] satisfies RecordSet[];

/** Returns "None" only if all data sets are loaded and current. */
export function countText(count: number, sets: RecordSummary['sets'], names: readonly RecordSet[]): string {
  const loaded = names.filter((name) => sets[name].loaded);
  if (loaded.length === 0) return NUMBERS.notLoaded;
  const isWhole = loaded.length === names.length && !names.some((name) => sets[name].isOld);
  if (count === 0) return isWhole ? NUMBERS.none : NUMBERS.noneKnown;
  return isWhole ? formatNumber(count) : NUMBERS.atLeast(count);
}

function openNumbers({ bbl, counts, sets }: RecordSummary): NumberView[] {
  const entriesUrl = (agency: AgencyFilter) =>
    `${withQuery(buildingUrls(bbl).record, writeRecordQuery({ agency, state: 'open' }))}#entries`;
  const classes = [
    `C ${counts.hpdC}`,
    `B ${counts.hpdB}`,
    `A ${counts.hpdA}`,
    ...(counts.hpdI > 0 ? [`I ${counts.hpdI}`] : []),
  ];
  const notes = (...texts: (string | false)[]) => texts.filter(Boolean).join('; ') || undefined;
  return [
    {
      label: NUMBERS.dobViolations,
      href: entriesUrl('dob'),
      value: countText(counts.dobBisOpen + counts.dobSafetyOpen, sets, [
        'dob-violations',
        'dob-safety-violations',
      ]),
      note: notes(
        counts.dobSafetyClosing > 0 && NUMBERS.closing(counts.dobSafetyClosing),
        counts.dobBisDeleted > 0 && NUMBERS.deleted(counts.dobBisDeleted),
      ),
    },
    {
      label: NUMBERS.dobSummonses,
      href: entriesUrl('dob'),
      value: countText(counts.ecbOpen, sets, ['dob-ecb-violations', 'oath-hearings']),
    },
    {
      label: NUMBERS.hpdViolations,
      href: entriesUrl('hpd'),
      value: countText(counts.hpdOpen, sets, ['hpd-violations']),
      note: notes(
        counts.hpdOpen > 0 && NUMBERS.classes(classes),
        counts.hpdOverdue > 0 && NUMBERS.overdue(counts.hpdOverdue),
      ),
    },
    {
      label: NUMBERS.otherSummonses,
      href: entriesUrl('other'),
      value: countText(counts.oathOtherOpen, sets, ['oath-hearings']),
    },
  ];
}

function moneyNumbers({ bbl, counts, items, sets }: RecordSummary): NumberView[] {
  if (!sets['oath-hearings'].loaded && !sets['dob-ecb-violations'].loaded) return [];
  const [hearing] = items.flatMap((item) => item.hearing ?? []).sort();
  const href = `${buildingUrls(bbl).record}?state=due#entries`;
  return [
    { label: NUMBERS.dueNow, value: price(counts.balanceDue), href },
    {
      label: NUMBERS.atStake,
      href,
      value: hearing || counts.pendingHearing > 0 ? price(counts.pendingHearing) : NUMBERS.noHearing,
      note: hearing && NUMBERS.nextHearing(longDay(hearing)),
    },
  ];
}

/** The oldest date of the counted sets, with a warning if any of them is stale. */
function asOfTexts({ sets }: RecordSummary): string[] {
  const days = VIOLATION_SETS.flatMap((set) => sets[set].asOf ?? []).sort();
  const isOld = VIOLATION_SETS.some((set) => sets[set].isOld);
  return days[0] ? [isOld ? NUMBERS.old(longDay(days[0])) : NUMBERS.asOf(longDay(days[0]))] : [];
}

/** The key of the text to show if the record is not loaded. */
export function findAbsence(sets: RecordSummary['sets']): 'missingText' | 'loadingText' | undefined {
  const states = Object.values(sets);
  if (states.some(({ loaded }) => loaded)) return undefined;
  return states.some(({ isComing }) => isComing) ? 'loadingText' : 'missingText';
}

export interface RecordNumbers {
  absence: ReturnType<typeof findAbsence>;
  numbers: NumberView[];
  money: NumberView[];
  alerts: string[];
  /** Facts that need no action. */
  facts: string[];
  asOf: string[];
  pages: OfficialPage[];
}

/** Buildings with at least this many dwellings must be registered. Admin. Code 27-2097. */
const REGISTERED_UNITS = 3;

interface Lot {
  bins: readonly number[];
  units?: number;
}

export function recordNumbers(
  summary: RecordSummary,
  { bins, units = REGISTERED_UNITS }: Lot,
): RecordNumbers {
  const { vacateOrders, registration, counts } = summary;
  const registered =
    registration && units >= REGISTERED_UNITS
      ? [registrationText(registration.endsOn, registration.isLapsed)]
      : [];
  return {
    absence: findAbsence(summary.sets),
    numbers: openNumbers(summary),
    money: moneyNumbers(summary),
    alerts: [
      ...vacateOrders.map(vacateText),
      ...(counts.aepActive > 0 ? [NUMBERS.aep] : []),
      ...(registration?.isLapsed ? registered : []),
    ],
    facts: [...(registration?.isLapsed ? [] : registered), ...shedTexts(summary.sheds, summary.on)],
    asOf: asOfTexts(summary),
    pages: officialPages(bins, summary.hpdBuilding),
  };
}
