import type { Faker } from '@faker-js/faker';

/** The demo data is the same on every machine, so that pictures of it can be compared. */
const SEED = 97_199;

/** Makes up names, places and words, always the same ones. Development only: the package is not in production. */
export async function createGenerator(): Promise<Faker> {
  const { base, en, en_US, Faker: Generator } = await import('@faker-js/faker');
  const generator = new Generator({ locale: [en_US, en, base] });
  generator.seed(SEED);
  return generator;
}
