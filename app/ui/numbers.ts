import { plural } from '#law/plural.ts';

export const price = (dollars: number): string =>
  dollars.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
  });

export const countOf = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${plural(count, { one, other: several })}`;
