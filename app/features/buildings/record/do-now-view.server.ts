import { unknownSets } from '#app/data/city-record.server.ts';
import { buildingUrls } from '#app/urls/building-urls.ts';
import type { LawResult } from '#law/buildings/laws.ts';
import type { DoNow, DoNowKind } from '#law/city-record/do-now.ts';
import type { RecordSummary } from '#law/city-record/summary.ts';
import { daysBetween } from '#law/days.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { type OfficialPage, officialPages } from './official-pages.ts';
import { daysLeftText } from '../texts.ts';
import { findAbsence, VIOLATION_SETS } from './numbers-view.ts';
import { shedTexts } from './shed-texts.ts';
import { DO_NOW, NUMBERS } from './texts.ts';

export interface DoNowRow {
  key: string;
  title: string;
  href: string;
  text: string;
  /** "3 days left" */
  left?: string;
  closes?: string;
  isUrgent: boolean;
}

export interface DoNowView {
  rows: DoNowRow[];
  /** Shown if the list is empty. */
  silence?: string;
  /** Names missing or outdated data sets, without which the list may be incomplete. */
  unknown?: string;
  notes: string[];
  absence: ReturnType<typeof findAbsence>;
  asOf?: string;
  url: string;
  /** The agencies' own pages, shown if the record is not loaded. */
  pages: OfficialPage[];
}

const SHOWN = 8;

const NEAR_DAYS = 7;

const URGENT: readonly DoNowKind[] = ['vacate', 'unsafe', 'overdue', 'lapsed'];

const isDated = ({ kind }: DoNow): boolean => kind === 'hearing' || kind === 'correct';

function doNowRow(
  entry: DoNow,
  { lines, on, url }: { lines: readonly LawResult[]; on: string; url: string },
) {
  const { key, kind, law, agency = '', day, text, closes } = entry;
  const line = lines.find(({ id }) => id === law);
  const left = isDated(entry) && day ? daysBetween(on, day) : undefined;
  return {
    key,
    title: line?.law.title ?? DO_NOW.of(kind, agency),
    href: line ? `#${line.id}` : url,
    text,
    left: left === undefined ? undefined : daysLeftText(left),
    closes,
    isUrgent: URGENT.includes(kind) || (left !== undefined && left <= NEAR_DAYS),
  };
}

interface Lot {
  list: readonly DoNow[];
  lines: readonly LawResult[];
  bins: readonly number[];
}

/** The texts contain figure placeholders, which the loader fills. */
export function doNowView(summary: RecordSummary, { list, lines, bins }: Lot): DoNowView {
  const { on, sets, counts, sheds } = summary;
  const url = buildingUrls(summary.bbl).record;
  const unknown = unknownSets(sets);
  const [asOf] = VIOLATION_SETS.flatMap((set) => sets[set].asOf ?? []).toSorted();
  return {
    rows: list.slice(0, SHOWN).map((entry) => doNowRow(entry, { lines, on, url })),
    silence: list.length === 0 ? DO_NOW.nothing : undefined,
    unknown: unknown.length > 0 ? DO_NOW.unknown(unknown) : undefined,
    notes: [...(counts.aepActive > 0 ? [NUMBERS.aep] : []), ...shedTexts(sheds, on)],
    absence: findAbsence(sets),
    asOf: asOf && NUMBERS.asOf(longDay(asOf)),
    url,
    pages: officialPages(bins, summary.hpdBuilding),
  };
}
