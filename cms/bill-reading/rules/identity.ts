import { HAULERS } from '../haulers.ts';
import { labeled, type Labeled } from './labels.ts';
import type { Row, Word } from './words.ts';

export interface Identity {
  value: string;
  words: Word[];
  printed: string;
  row: Row;
  confidence: number;
}

const ACCOUNT =
  /\b(?:account|acct|customer|cust|client)\.?\s?(?:no|number|num|id|#|code)?\b\.?\s?#?(?=\s*:|\s*#|\s+[A-Z\d-]*\d|\s*$)/i;
const NOT_ACCOUNT = /\b(?:balance|summary|activity|service(?!s? (?:no|id))|manager|invoice|phone|tel)\b/i;
/** Groups of digits and letters; which of them are numbers of an account is said below. */
const GROUPS = /(?<![\w$.,])[A-Z\d]+(?:[-/][A-Z\d]+)*(?:\s\d{3,})*/gi;

const LICENSE =
  /\b(?:BIC|TWC|Business Integrity Commission)[\s-]?(?:(?:lic(?:en[sc]e)?|reg(?:istration)?)\b\.?\s?)?(?:(?:no|number|num)\b\.?\s?)?[#:]?\s?[#-]?\s?(\d{2,7})\b/i;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z\d#]+/g, ' ')
    .trim();

const COMPANY =
  /\b(?:carting|haulage|hauling|sanitation|disposal|rubbish|refuse|waste|recycling|environmental)\b.*\b(?:inc|corp|llc|co|company|ltd|services?|systems)\b\.?/i;

function identityOf(found: Labeled<string>, confidence: number): Identity {
  return { value: found.value, words: found.words, printed: found.printed, row: found.row, confidence };
}

export function accountOf(rows: Row[]): Identity | undefined {
  const parse = (text: string) =>
    [...text.matchAll(GROUPS)]
      .filter(
        (match) =>
          match[0].replace(/\D/g, '').length >= 3 &&
          !/^\d{1,2}[-/]\d{1,2}[-/]/.test(match[0]) &&
          !/^[.,]\d/.test(text.slice(match.index + match[0].length)),
      )
      .map((match) => ({ value: match[0], start: match.index, end: match.index + match[0].length }));
  const found = labeled(rows, ACCOUNT, parse, NOT_ACCOUNT);
  const first = found.find(({ label }) => /acc/i.test(label)) ?? found[0];
  if (!first) return undefined;
  const same = found.filter(({ value }) => value === first.value);
  const confidence = same.length > 1 ? 0.95 : same.length === found.length ? 0.88 : 0.75;
  return identityOf(first, confidence);
}

export function licenseOf(rows: Row[]): Identity | undefined {
  for (const row of rows) {
    const match = LICENSE.exec(row.run.text);
    const value = match?.[1];
    if (!match || !value) continue;
    const end = match.index + match[0].length;
    return { value, words: row.run.between(end - value.length, end), printed: value, row, confidence: 0.92 };
  }
  return undefined;
}

/** A few letters that a scan got wrong do not hide a name. */
function closeTo(text: string, name: string): number {
  if (text.includes(name)) return 0;
  if (name.length < 9) return Infinity;
  const allowed = Math.floor(name.length / 8);
  let best = Infinity;
  for (let start = 0; start + name.length - allowed <= text.length; start++) {
    best = Math.min(best, editDistance(text.slice(start, start + name.length), name, allowed));
    if (best <= 1) break;
  }
  return best <= allowed ? best : Infinity;
}

function editDistance(a: string, b: string, limit: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > limit) return Infinity;
    row = next;
  }
  return row[b.length] ?? Infinity;
}

function knownHaulers(rows: Row[]): Identity[] {
  return rows.flatMap((row) =>
    row.cells.flatMap((cell) =>
      HAULERS.flatMap(({ name, printed }): Identity[] => {
        const distance = Math.min(...printed.map((each) => closeTo(plain(cell.text), plain(each))));
        if (distance === Infinity) return [];
        const confidence = distance === 0 ? 0.95 : 0.85;
        return [{ value: name, words: cell.words, printed: cell.text, row, confidence }];
      }),
    ),
  );
}

/** The carter who wrote the bill; one that is not known is proposed as it stands at the top. */
export function haulerOf(rows: Row[]): Identity | undefined {
  const known = knownHaulers(rows);
  const [first] = known;
  if (first) {
    const rival = known.some(({ value }) => value !== first.value);
    return rival ? { ...first, confidence: 0.65 } : first;
  }
  for (const row of rows.slice(0, 12)) {
    const cell = row.cells.find((each) => COMPANY.test(each.text) && each.text.length < 60);
    if (cell) return { value: cell.text, words: cell.words, printed: cell.text, row, confidence: 0.6 };
  }
  return undefined;
}
