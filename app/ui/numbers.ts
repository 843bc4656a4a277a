import { plural } from '#law/plural.ts';

export { price } from '#law/price.ts';

export const countOf = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${plural(count, { one, other: several })}`;

/** With a minus sign, which a screen reader says and which no line break follows. */
export const withMinus = (number: number | string): string => String(number).replace(/^-/, '\u2212');
