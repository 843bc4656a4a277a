import {
  datesIn,
  daysBetween,
  daysIn,
  isoDate,
  periodsIn,
  type FoundDate,
  type FoundPeriod,
} from './dates.ts';
import { labeled } from './labels.ts';
import { moneyIn } from './money.ts';
import type { Row, Word } from './words.ts';

export interface ReadPeriod {
  start: string;
  end: string;
  startWords: Word[];
  endWords: Word[];
  startRow: Row;
  endRow: Row;
  printed: string;
  confidence: number;
}

interface Candidate extends Omit<ReadPeriod, 'confidence'> {
  score: number;
  guessed: boolean;
}

const PERIOD =
  /\b(?:billing|service|bill|invoice|statement|charges?|activity)\s(?:period|cycle|dates?|month|from)\b|\bper[ií]odo\b|\bservicio (?:del|desde)\b|\bperiod\b|\bfor\s(?:the\s)?(?:month|quarter|services?|period)\b|\bservices?\s(?:from|for|month|rendered)\b|\bcovering\b|\bmonth of\b|\bfrom\b/i;
const OTHER = /\b(?:contract|agreement|term|effective|holidays?|hours|closed|previous|prior|renew\w*)\b/i;
const START =
  /\b(?:(?:service|billing|period|bill)\s)?(?:from|start(?:s|ing)?|begin(?:s|ning)?)(?:\sdate)?\s*:?$|\bperiod (?:start|from|begin)/i;
const END =
  /\b(?:(?:service|billing|period|bill)\s)?(?:to|thru|through|end(?:s|ing)?)(?:\sdate)?\s*:?$|\bperiod (?:end|to|thru)/i;

/** How usual a period of so many days is on a bill. */
function usual(start: string, end: string): number {
  const days = daysBetween(start, end);
  if (days >= 27 && days <= 33) return 1;
  if (days >= 88 && days <= 93) return 0.9;
  if ((days >= 6 && days <= 8) || (days >= 13 && days <= 16)) return 0.3;
  return days > 100 ? -2 : -0.5;
}

const isWholeMonths = (start: string, end: string) => {
  const [year = 0, month = 0, day] = end.split('-').map(Number);
  return start.endsWith('-01') && day === daysIn(year, month);
};

function inRow(rows: Row[], index: number, found: FoundPeriod): Candidate {
  const row = rows[index] as Row;
  const words = row.run.between(found.from, found.to);
  const before = row.run.text.slice(0, found.from);
  const above = labelAbove(rows, index, words);
  const nearby = `${before.split('\t').slice(-2).join(' ')} ${above}`;
  const charge = moneyIn(row.run.text).length > 0;
  const score =
    (PERIOD.test(nearby) ? 3 : charge ? 0.8 : 1) -
    (OTHER.test(before) ? 3 : 0) +
    usual(found.start, found.end);
  return {
    start: found.start,
    end: found.end,
    startWords: words,
    endWords: words,
    startRow: row,
    endRow: row,
    printed: row.run.text.slice(found.from, found.to),
    score,
    guessed: found.guessed,
  };
}

/** The text that stands right above some words: the heading of their box or column. */
function labelAbove(rows: Row[], index: number, words: Word[]): string {
  const row = rows[index];
  const left = Math.min(...words.map((word) => word.left));
  const right = Math.max(...words.map((word) => word.right));
  const height = row ? row.run.bottom - row.run.top : 0;
  for (const above of rows.slice(Math.max(0, index - 3), index).toReversed()) {
    if (above.page !== row?.page || row.run.top - above.run.bottom > height * 3) continue;
    const cell = above.cells.find((each) => each.left < right && each.right > left);
    if (cell) return cell.text;
  }
  return '';
}

const completeDates = (text: string) =>
  datesIn(text)
    .filter((date): date is FoundDate & { year: number } => date.year !== undefined)
    .map((date) => ({ value: isoDate(date.year, date.month, date.day), start: date.from, end: date.to }));

/** A period whose two days have a label each. */
function inTwoPlaces(rows: Row[]): Candidate[] {
  const ends = labeled(rows, END, completeDates, OTHER);
  return labeled(rows, START, completeDates, OTHER).flatMap((start) => {
    const end = ends.find(
      (each) => each.value > start.value && Math.abs(rows.indexOf(each.row) - rows.indexOf(start.row)) <= 3,
    );
    if (!end) return [];
    return [
      {
        start: start.value,
        end: end.value,
        startWords: start.words,
        endWords: end.words,
        startRow: start.row,
        endRow: end.row,
        printed: `${start.printed} - ${end.printed}`,
        score: 2.5 + usual(start.value, end.value),
        guessed: false,
      },
    ];
  });
}

/** The days that a bill of `invoiced` is for. */
export function periodOf(rows: Row[], invoiced: string | undefined): ReadPeriod | undefined {
  const candidates = [
    ...rows.flatMap((row, index) =>
      periodsIn(row.run.text, invoiced).map((found) => inRow(rows, index, found)),
    ),
    ...inTwoPlaces(rows),
  ].toSorted((a, b) => b.score - a.score);
  const best = candidates[0];
  if (!best || best.score <= 0) return undefined;
  const agreeing = candidates.filter(({ start, end }) => start === best.start && end === best.end);
  const rival = candidates.find(
    ({ start, end, score }) => score > best.score - 0.6 && (start !== best.start || end !== best.end),
  );
  const far = invoiced !== undefined && Math.abs(daysBetween(best.end, invoiced)) > 75;
  const confidence =
    0.5 +
    (best.score >= 3 ? 0.25 : 0.1) +
    (usual(best.start, best.end) >= 0.9 ? 0.12 : 0) +
    (isWholeMonths(best.start, best.end) || agreeing.length > 1 ? 0.1 : 0) -
    (rival ? 0.3 : 0) -
    (best.guessed ? (invoiced && usual(best.start, best.end) === 1 ? 0.07 : 0.2) : 0) -
    (far ? 0.35 : 0);
  return { ...best, confidence: Math.min(Math.max(confidence, 0.1), 0.97) };
}
