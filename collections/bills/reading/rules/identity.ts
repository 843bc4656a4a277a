import { HAULERS } from '../haulers.ts';
import { completeDates, datesIn } from './dates.ts';
import { labeled, type Labeled, type Parsed } from './labels.ts';
import { moneyIn } from './money.ts';
import type { Found, Row } from './words.ts';

export interface Identity extends Found<string> {
  confidence: number;
}

const NUMBER_OF =
  '\\.?\\s?(?:no|number|num|nbr|id|#|code|numero|n[uú]m)?\\b\\.?\\s?#?(?=\\s*[:,]|\\s*#|\\s+[A-Z\\d-]*\\d|\\s+[A-Z]{1,3}\\s\\d|\\s*$)';
const ACCOUNT = new RegExp(`\\b(?:account|acct|customer|cust|client|cuenta|cliente|member)${NUMBER_OF}`, 'i');
const INVOICE = new RegExp(
  `\\b(?:invoice|inv|bill|statement|factura|document|credit(?: memo)?|memo)${NUMBER_OF}|^no\\.?(?=\\s+\\d|:|\\s*$)`,
  'i',
);
const NOT_ACCOUNT =
  /\b(?:balance|summary|activity|service(?!s? (?:no|id))|manager|invoice|phone|tel|bic|twc|license|lic)\b/i;
const NOT_INVOICE = /\b(?:total|amount|date|due|period|to:?$|account|acct|customer|page)\b/i;
const GROUPS =
  /(?<![\w$.,])(?:[A-Z]{1,3}\s)?(?=[A-Z-]{0,8}\d)[A-Z\d]+(?:[-/][A-Z\d]+)*(?:\s\d{3,}(?![\d.,/]))*/g;

const LICENSE =
  /\b(?:B\.?I\.?C\b\.?|TWC\b|business integrity comm(?:ission|\.)?|bus\.? integrity comm?\.?|trade waste)(?:[\s,.:;#/()-]|lic(?:en[sc]es?)?\b|reg(?:istration)?\b|licencia\b|class \d|permit\b|removal\b|no\b|num(?:ber)?\b|n[uú]m\b|id\b|BIC|TWC)*(\d{2,7})\b(?!-\d)/i;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z\d#]+/g, ' ')
    .trim();

const COMPANY =
  /\b(?:carting|haulage|haul(?:ing|ers?)|sanitation|disposal|rubbish|refuse|waste|recycling|recovery|environmental|removal|carters?|compost\w*|roll-?off|acarreos?|recolecci[oó]n)\b/i;
const LEGAL = /\b(?:inc|corp(?:oration)?|llc|co|ltd|company)\b/i;
const NOT_COMPANY =
  /\b(?:invoice|bill|statement|container|collection|pick-?up|fee|charge|commission|consolidated|zone|per|factura)\b|[$:@]|\d/i;

export const UNLABELED = 0.75;
const PHONE = /(?:\(\d{3}\)|\b\d{3})[\s.-]{0,2}\d{3}[-.\s]\d{4}\b/g;

export function mostNamed(found: Labeled<string>[]): Identity | undefined {
  const timesOf = ({ value }: Labeled<string>) => found.filter((each) => each.value === value).length;
  const [first] = found.toSorted((a, b) => timesOf(b) - timesOf(a));
  if (!first) return undefined;
  const times = timesOf(first);
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

export function accountOf(rows: Row[], license: string | undefined): Identity | undefined {
  const found = labeled(rows, ACCOUNT, groupsIn, NOT_ACCOUNT).filter(({ value }) => value !== license);
  const accounts = found.filter(({ label }) => /acc|cuenta/i.test(label));
  return mostNamed(accounts.length > 0 ? accounts : found);
}

export function invoiceNumberOf(rows: Row[]): Identity | undefined {
  const found = labeled(rows, INVOICE, groupsIn, NOT_INVOICE);
  const numbers = found.filter(({ label }) => /no|num|n[uú]m|#|id/i.test(label));
  const named = mostNamed(numbers.length > 0 ? numbers : found);
  const isTitle = numbers.length === 0 && found[0]?.side === 'below';
  return named && (isTitle ? { ...named, confidence: UNLABELED } : named);
}

const INVOICE_DATE =
  /\b(?:invoice|inv|bill|billing|statement|factura|issue|memo|credit)\.?\sdate\b|\bdated\b|\bdate\s(?:of\s(?:invoice|bill|issue)|issued|billed)|\bissued\b|\bfecha de (?:la )?(?:factura|emisi[oó]n)|^date:?\b|^fecha:?\b|\binvoiced\b/i;
const DUE_DATE =
  /\b(?:due|pay(?:ment)?|be paid)\s(?:due\s)?(?:date|by|on or before|before)\b|\bdue(?:\sby|\son|\sdate)?\b|\bvence\b|\bvencimiento\b|\bfecha l[ií]mite|\b(?:pay|paguese|pague|remit|send)\b.{0,40}\b(?:by|antes)\b/i;
const NOT_DUE = /\b(?:past|after|previous|if)\b|\binvoice date\b/i;
const NOT_INVOICE_DATE = /\b(?:due|service|period|previous)\b/i;

export function invoiceDateOf(rows: Row[]): Identity | undefined {
  const found = mostNamed(labeled(rows, INVOICE_DATE, completeDates, NOT_INVOICE_DATE));
  if (found) return found;
  const row = rows.slice(0, 12).find(({ run }) => run.text.length === completeDates(run.text)[0]?.end);
  const [date] = row ? completeDates(row.run.text) : [];
  return row && date?.start === 0
    ? { value: date.value, words: row.run.words, printed: row.run.text, row, confidence: UNLABELED }
    : undefined;
}

export const dueDateOf = (rows: Row[]): Identity | undefined =>
  mostNamed(labeled(rows, DUE_DATE, completeDates, NOT_DUE));

const SERVICE_ADDRESS =
  /\b(?:service|site|location|job|pick-?up)\s(?:address|location|site)\b|\b(?:services?|serviced|served)\s(?:at|to)\b|\bdirecci[oó]n (?:de|del) servicio|\bservice for\b|^(?:site|location|premises)\b/i;
const CUSTOMER =
  /^(?:(?:bill(?:ed)?|sold|invoice|ship)?\s?to|customer|client|cliente)\b(?! (?:no|id|#|number|service))/i;
const STREET =
  /(?:^|[\s,:])(?=\d{1,5}(?:-\d{1,4})?\s(?!days?\b|times?\b|weeks?\b|yds?\b|cy\b|x\b)(?:\p{L}{2}|[NSEW]\b|\d+(?:st|nd|rd|th)))/giu;
const STREET_TYPE =
  /^[^,]*\b(?:st(?:reet)?|ave?(?:nue)?|blvd|boulevard|r(?:oa)?d|drive|pl(?:ace|aza)?|la?ne?|court|sq(?:uare)?|way|alley|row|p(?:ar)?kwa?y|highway|broadway|bowery|terrace|path|slip|calle|avenida)\b/i;

export function serviceAddressOf(rows: Row[]): Identity | undefined {
  const parse = (text: string): Parsed<string>[] => {
    const found = [...text.matchAll(STREET)].map(({ index, 0: before }) => {
      const start = index + before.length;
      return { value: text.slice(start).trim(), start, end: text.length };
    });
    const best = found.find(({ value }) => STREET_TYPE.test(value)) ?? found[0];
    const isStreet = best && moneyIn(best.value).length === 0 && datesIn(best.value).length === 0;
    return isStreet ? [best] : [];
  };
  const named = labeled(rows, SERVICE_ADDRESS, parse, undefined, 10);
  const [first] = named.length > 0 ? named : labeled(rows, CUSTOMER, parse, undefined, 10);
  const found = first && mostNamed([first]);
  if (!found) return undefined;
  const number = (text: string) => plain(text).slice(0, 9);
  const isSure =
    STREET_TYPE.test(found.value) && named.every(({ value }) => number(value) === number(found.value));
  return { ...found, confidence: named.length === 0 ? 0.6 : isSure ? found.confidence : UNLABELED };
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

/** Skips payments: a bank statement names carters beside them. */
function knownHaulers(rows: Row[]): Identity[] {
  const unpaid = rows.filter(({ run }) => moneyIn(run.text).length === 0);
  return unpaid.flatMap((row) =>
    row.cells.flatMap((cell) =>
      HAULERS.filter(({ printed }) =>
        printed.some((name) => ` ${plain(cell.text)} `.includes(` ${plain(name)} `)),
      ).map(({ name }) => ({ value: name, words: cell.words, printed: cell.text, row, confidence: 0.95 })),
    ),
  );
}

export function haulerOf(rows: Row[]): Identity | undefined {
  const known = knownHaulers(rows);
  if (known[0]) {
    const rival = known.some(({ value }) => value !== known[0]?.value);
    return rival ? { ...known[0], confidence: 0.65 } : known[0];
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
