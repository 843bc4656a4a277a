import type { Faker } from '@faker-js/faker';
import type { Quiz } from '#cms/payload-types.ts';
import type { DemoEntry } from '../entry.ts';
import type { Moments } from '../moments.ts';

/** What the makers of submissions work with. */
export interface Workshop {
  generator: Faker;
  moments: Moments;
  /** The quizzes that visitors can take. */
  quizzes: readonly Quiz[];
}

/** Makes one submission of a kind; they are numbered from 1. */
export type Maker = (workshop: Workshop, number: number) => DemoEntry;
