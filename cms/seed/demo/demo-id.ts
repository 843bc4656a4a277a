import type { Faker } from '@faker-js/faker';

const PUBLIC_ID_LENGTH = 22;
const BEGINNING = 'demo';

/** The last part of an address of the demo: as long as a real one, and not secret. */
export const demoId = (generator: Faker): string =>
  BEGINNING + generator.string.alphanumeric(PUBLIC_ID_LENGTH - BEGINNING.length);
