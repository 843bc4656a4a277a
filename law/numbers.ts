const PLURALS = new Intl.PluralRules('en-US');

export const plural = (count: number, forms: { one: string; other: string }): string =>
  PLURALS.select(count) === 'one' ? forms.one : forms.other;

/** "1,250" */
export const formatNumber = (number: number): string => number.toLocaleString('en-US');

/** "1 date" or "1,250 dates" */
export const countText = (count: number, one: string, several = `${one}s`): string =>
  `${formatNumber(count)} ${plural(count, { one, other: several })}`;

/** "$1,250" or "$1,250.50" */
export const price = (dollars: number): string =>
  dollars.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
  });

/** Uses a true minus sign, because screen readers read it aloud and no line break can follow it. */
export const withMinus = (number: number | string): string => String(number).replace(/^-/, '\u2212');
