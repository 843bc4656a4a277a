import { daysBetween } from '#law/days.ts';
import { completeDates, daysIn, periodsIn, type FoundPeriod } from './dates.ts';
import type { Identity } from './identity.ts';
import { labeled } from './labels.ts';
import { moneyIn } from './money.ts';
import type { Found, Row } from './words.ts';

interface Period {
  start: Identity;
  end: Identity;
}

interface Candidate {
  start: Found<string>;
  end: Found<string>;
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

function usual(start: string, end: string): number {
  const days = daysBetween(start, end) + 1;
  if (days >= 27 && days <= 33) return 1;
  if (days >= 88 && days <= 93) return 0.9;
  if ((days >= 6 && days <= 8) || (days >= 13 && days <= 16)) return 0.3;
  return days > 100 ? -2 : -0.5;
}

const isWholeMonths = (start: string, end: string) => {
  const [year = 0, month = 0, day] = end.split('-').map(Number);
  return start.endsWith('-01') && day === daysIn(year, month);
};

function inRow(row: Row, { start, end, guessed, from, to }: FoundPeriod): Candidate {
  const before = row.run.text.slice(0, from);
  const isLabeled = PERIOD.test(before.split('\t').slice(-2).join(' '));
  const isCharge = moneyIn(row.run.text).length > 0;
  const found = { words: row.run.between(from, to), printed: row.run.text.slice(from, to), row };
  return {
    start: { value: start, ...found },
    end: { value: end, ...found },
    score: (isLabeled ? 3 : isCharge ? 0.8 : 1) - (OTHER.test(before) ? 3 : 0) + usual(start, end),
    guessed,
  };
}

function inTwoPlaces(rows: Row[]): Candidate[] {
  const ends = labeled(rows, END, completeDates, OTHER);
  return labeled(rows, START, completeDates, OTHER).flatMap((start) => {
    const end = ends.find(
      (each) => each.value > start.value && Math.abs(rows.indexOf(each.row) - rows.indexOf(start.row)) <= 3,
    );
    return end ? [{ start, end, score: 2.5 + usual(start.value, end.value), guessed: false }] : [];
  });
}

export function findPeriod(rows: Row[], invoiced: string | undefined): Period | undefined {
  const candidates = [
    ...rows.flatMap((row) => periodsIn(row.run.text, invoiced).map((found) => inRow(row, found))),
    ...inTwoPlaces(rows),
  ].toSorted((a, b) => b.score - a.score);
  const best = candidates[0];
  if (!best || best.score <= 0) return undefined;
  const start = best.start.value;
  const end = best.end.value;
  const isSame = (each: Candidate) => each.start.value === start && each.end.value === end;
  const rival = candidates.some((each) => each.score > best.score - 0.6 && !isSame(each));
  const far = invoiced !== undefined && Math.abs(daysBetween(end, invoiced)) > 75;
  const sum =
    0.5 +
    (best.score >= 3 ? 0.25 : 0.1) +
    (usual(start, end) >= 0.9 ? 0.12 : 0) +
    (isWholeMonths(start, end) || candidates.filter(isSame).length > 1 ? 0.1 : 0) -
    (rival ? 0.3 : 0) -
    (best.guessed ? (invoiced && usual(start, end) === 1 ? 0.07 : 0.2) : 0) -
    (far ? 0.35 : 0);
  const confidence = Math.min(Math.max(sum, 0.1), 0.97);
  return { start: { ...best.start, confidence }, end: { ...best.end, confidence } };
}
