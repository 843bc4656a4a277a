import { plural } from '#law/plural.ts';

export { price } from '#law/price.ts';

export const countOf = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${plural(count, { one, other: several })}`;

/** Uses a true minus sign, which screen readers announce and after which lines do not break. */
export const withMinus = (number: number | string): string => String(number).replace(/^-/, '\u2212');
