import { knownHaulerIn } from '#law/bills/haulers.ts';
import { completeDates, datesIn } from './dates.ts';
import { labeled, type Labeled, type Parsed } from './labels.ts';
import { moneyIn } from './money.ts';
import type { Found, Row } from './words.ts';

export interface Identity extends Found<string> {
  confidence: number;
}

const NUMBER_OF =
  '\\.?\\s?(?:no|number|num|nbr|id|#|code|numero|n[uú]m)?\\b\\.?\\s?#?(?=\\s*[:,]|\\s*#|\\s+[A-Z\\d-]*\\d|\\s+[A-Z]{1,3}\\s\\d|\\s*$)';
const INVOICE = new RegExp(
  `\\b(?:invoice|inv|bill|statement|factura|document|credit(?: memo)?|memo)${NUMBER_OF}|^no\\.?(?=\\s+\\d|:|\\s*$)`,
  'i',
);
const NOT_INVOICE = /\b(?:total|amount|date|due|period|to:?$|account|acct|customer|page)\b/i;
const GROUPS =
  /(?<![\w$.,])(?:[A-Z]{1,3}\s)?(?=[A-Z-]{0,8}\d)[A-Z\d]+(?:[-/][A-Z\d]+)*(?:\s\d{3,}(?![\d.,/]))*/g;

/** Accepts "n.o", because "n.º" in a PDF is read that way. */
const COMMISSION =
  '\\b(?:B\\.?I\\.?C\\b\\.?|TWC\\b|business integrity comm(?:ission|\\.)?|bus\\.? integrity comm?\\.?|trade waste)(?:[\\s,.:;#/()-]|lic(?:en[sc]es?)?\\b|reg(?:istration)?\\b|licencia\\b|class \\d|permit\\b|removal\\b|n\\.?[o0]\\b|n\\.?[º°]|num(?:ber)?\\b|n[uú]m(?:ero)?\\b|id\\b|BIC|TWC)*';
/** Excludes the Commission's address, 100 Church Street, which carters' contracts contain. */
const LICENSE = new RegExp(`${COMMISSION}(\\d{2,7})\\b(?!-\\d|\\s?church\\b)`, 'i');
const LICENSE_LABEL = new RegExp(`${COMMISSION}$`, 'i');

const COMPANY =
  /\b(?:carting|haulage|haul(?:ing|ers?)|sanitation|disposal|rubbish|refuse|waste|recycling|recovery|environmental|removal|carters?|compost\w*|roll-?off|acarreos?|recolecci[oó]n)\b/i;
const LEGAL = /\b(?:inc|corp(?:oration)?|llc|co|ltd|company)\b/i;
const NOT_COMPANY =
  /\b(?:invoice|bill|statement|container|collection|pick-?up|fee|charge|commission|consolidated|zone|per|factura)\b|[$:@]|\d/i;

export const UNLABELED = 0.75;
const PHONE = /(?:\(\d{3}\)|\b\d{3})[\s.-]{0,2}\d{3}[-.\s]\d{4}\b/g;

export function mostNamed(found: Labeled<string>[]): Identity | undefined {
  const countNamed = ({ value }: Labeled<string>) => found.filter((each) => each.value === value).length;
  const [first] = found.toSorted((a, b) => countNamed(b) - countNamed(a));
  if (!first) return undefined;
  const times = countNamed(first);
  const confidence = times < found.length ? UNLABELED : times > 1 ? 0.95 : 0.88;
  const { value, words, printed, row } = first;
  return { value, words, printed, row, confidence };
}

function groupsIn(text: string): Parsed<string>[] {
  const taken = [
    ...[...text.matchAll(PHONE)].map(({ index, 0: all }) => [index, index + all.length] as const),
    ...datesIn(text).map(({ from, to }) => [from, to] as const),
    ...moneyIn(text).map(({ start, end }) => [start, end] as const),
  ];
  return [...text.matchAll(GROUPS)]
    .map((match) => ({ value: match[0], start: match.index, end: match.index + match[0].length }))
    .filter(
      ({ value, start, end }) =>
        value.replace(/\D/g, '').length >= (/[A-Z]/.test(value) ? 2 : 3) &&
        !/^\d{1,2}[-/]\d{1,2}[-/]/.test(value) &&
        !/^[.,]\d/.test(text.slice(end)) &&
        !taken.some(([from, to]) => from < end && start < to),
    );
}

export function findInvoiceNumber(rows: Row[]): Identity | undefined {
  const found = labeled(rows, INVOICE, groupsIn, NOT_INVOICE);
  const numbers = found.filter(({ label }) => /no|num|n[uú]m|#|id/i.test(label));
  const named = mostNamed(numbers.length > 0 ? numbers : found);
  const isTitle = numbers.length === 0 && found[0]?.side === 'below';
  return named && (isTitle ? { ...named, confidence: UNLABELED } : named);
}

const INVOICE_DATE =
  /\b(?:invoice|inv|bill|billing|statement|factura|issue|memo|credit)\.?\sdate\b|\bdated\b|\bdate\s(?:of\s(?:invoice|bill|issue)|issued|billed)|\bissued\b|\bfecha de (?:la )?(?:factura|emisi[oó]n)|^date:?\b|^fecha:?\b|\binvoiced\b/i;
const NOT_INVOICE_DATE = /\b(?:due|service|period|previous)\b/i;

export function findInvoiceDate(rows: Row[]): Identity | undefined {
  const found = mostNamed(labeled(rows, INVOICE_DATE, completeDates, NOT_INVOICE_DATE));
  if (found) return found;
  const row = rows.slice(0, 12).find(({ run }) => run.text.length === completeDates(run.text)[0]?.end);
  const [date] = row ? completeDates(row.run.text) : [];
  return row && date?.start === 0
    ? { value: date.value, words: row.run.words, printed: row.run.text, row, confidence: UNLABELED }
    : undefined;
}

const numbersIn = (text: string): Parsed<string>[] =>
  [...text.matchAll(/^\d{2,7}$/g)].map(({ 0: value }) => ({ value, start: 0, end: value.length }));

export function findLicense(rows: Row[]): Identity | undefined {
  for (const row of rows) {
    const match = LICENSE.exec(row.run.text);
    const value = match?.[1];
    if (!match || !value) continue;
    const end = match.index + match[0].length;
    return { value, words: row.run.between(end - value.length, end), printed: value, row, confidence: 0.92 };
  }
  return mostNamed(labeled(rows, LICENSE_LABEL, numbersIn));
}

const REST_OF_NAME =
  /^(?:,?\s(?:environmental|services?|carting|recycling|disposal|waste|of new york|inc|corp(?:oration)?|llc|co|ltd)\b\.?)*/i;

/** Skips rows with amounts, because bank statements list payments next to carters' names. */
function knownHaulers(rows: Row[]): (Identity & { name: string })[] {
  const unpaid = rows.filter(({ run }) => moneyIn(run.text).length === 0);
  return unpaid.flatMap((row) =>
    row.cells.flatMap((cell) => {
      const found = knownHaulerIn(cell.text);
      if (!found) return [];
      const end = found.end + (REST_OF_NAME.exec(cell.text.slice(found.end))?.[0].length ?? 0);
      const value = cell.text.slice(found.start, end);
      const words = cell.between(found.start, end);
      const isParent = /\ban? $/i.test(cell.text.slice(0, found.start));
      const confidence = isParent ? UNLABELED : 0.95;
      return [{ name: found.name, value, words, printed: value, row, confidence }];
    }),
  );
}

export function findHauler(rows: Row[]): Identity | undefined {
  const [known, ...others] = knownHaulers(rows);
  if (known) {
    const { name, ...hauler } = known;
    return others.some((other) => other.name !== name) ? { ...hauler, confidence: 0.65 } : hauler;
  }
  const top = rows.slice(0, 14).filter(({ run }) => moneyIn(run.text).length === 0);
  const atTop = top.flatMap((row) =>
    row.cells.flatMap((cell) =>
      companyIn(cell.text).map(({ value }) => ({ value, row, words: cell.words, printed: cell.text })),
    ),
  );
  if (atTop[0]) return { ...atTop[0], confidence: 0.6 };
  const [row] = rows;
  const words = row?.cells[0]?.words ?? [];
  const text = row?.cells[0]?.text ?? '';
  const isName = /\p{L}{3}/u.test(text) && text.length < 50;
  return row && isName ? { value: text, words, printed: text, row, confidence: 0.5 } : undefined;
}

function companyIn(text: string): Parsed<string>[] {
  const [name = ''] = text.split(/\s[|·•–-]\s|,?\s(?=\d)/);
  const isService = /\bservices?\b/i.test(name) && !/\bwaste services?\b/i.test(name) && !LEGAL.test(name);
  const isName = COMPANY.test(name) && name.length < 60 && !NOT_COMPANY.test(name) && !isService;
  return isName ? [{ value: name, start: 0, end: name.length }] : [];
}
