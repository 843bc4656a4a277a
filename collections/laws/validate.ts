import { LAW_IDS, LAW_RULES, type LawId } from '#law/buildings/rules/index.ts';

export interface ReasonRow {
  code?: string | null;
  text?: string | null;
}

const isLawId = (value: unknown): value is LawId => LAW_IDS.some((id) => id === value);

const VALUE = /\{(\w+)\}/g;

/** The placeholder for the source of a fact, such as "the city records" or "you told us it has". */
const SOURCE_VALUE = 'recorded';

function textError(code: string, text: string, values: readonly string[]): string | undefined {
  const unknown = [...text.matchAll(VALUE)]
    .map(([, name = '']) => name)
    .find((name) => ![...values, SOURCE_VALUE].includes(name.charAt(0).toLowerCase() + name.slice(1)));
  if (unknown === undefined) return undefined;
  const known = values.map((name) => `{${name}}`).join(', ');
  return `The text for "${code}" contains {${unknown}}. ${known ? `It can contain only ${known}.` : 'This code has no values to fill in.'}`;
}

export function reasonsError(key: unknown, rows: readonly ReasonRow[]): string | undefined {
  if (!isLawId(key)) return 'There is no rule for this law.';
  const { reasons } = LAW_RULES[key];
  const codes = rows.map(({ code }) => code ?? '');
  const missing = Object.keys(reasons).find((code) => !codes.includes(code));
  if (missing !== undefined) return `The code "${missing}" has no text. Add a row for it.`;
  const other = codes.find((code) => !Object.hasOwn(reasons, code));
  if (other !== undefined) return `The rule has no code "${other}". Remove the row.`;
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice !== undefined) return `The code "${twice}" appears twice. Remove one of the rows.`;
  return rows
    .map(({ code, text }) => textError(code ?? '', text ?? '', reasons[code ?? ''] ?? []))
    .find(Boolean);
}

const OWN_PAGE = /^\/[a-z0-9]+(?:[/-][a-z0-9]+)*$/;

export const ownPageError = (value: string | null | undefined): string | undefined =>
  !value || OWN_PAGE.test(value) ? undefined : 'Enter a path of this site, such as "/ll97".';
