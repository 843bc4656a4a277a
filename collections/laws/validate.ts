import { LAW_IDS, type LawId } from '#app/regulations/obligations/laws.ts';

/** A row of the form: anything may be missing. */
export interface ReasonRow {
  code?: string | null;
  text?: string | null;
}

export const isLawId = (value: unknown): value is LawId => LAW_IDS.some((id) => id === value);

const CODE = /^[a-z][a-zA-Z0-9]*$/;

/** What is wrong with the reasons of a law, as a sentence. */
export function reasonsError(rows: readonly ReasonRow[]): string | undefined {
  const codes = rows.map(({ code }) => code ?? '');
  const malformed = codes.find((code) => !CODE.test(code));
  if (malformed !== undefined) return `"${malformed}" is not a code, such as "overArea".`;
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice !== undefined) return `The code "${twice}" is there twice. Remove one of the rows.`;
  return undefined;
}

const OWN_PAGE = /^\/[a-z0-9]+(?:[/-][a-z0-9]+)*$/;

/** What is wrong with the address of our page on a law, as a sentence; it may be empty. */
export const ownPageError = (value: string | null | undefined): string | undefined =>
  !value || OWN_PAGE.test(value) ? undefined : 'Enter a path of this site, such as "/ll97".';
