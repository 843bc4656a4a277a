import { plural } from '#law/plural.ts';

export { price } from '#law/price.ts';

export const countOf = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${plural(count, { one, other: several })}`;
