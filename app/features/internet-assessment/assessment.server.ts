import { getZodConstraint } from '@conform-to/zod/v4';
import { readPage } from '#app/content/pages.server.ts';
import { assessmentSchema } from './schema.ts';

/** What the quiz needs: its words, and the browser's constraints of its form. */
export const loadAssessment = async () => ({
  words: await readPage('internet-quiz'),
  constraint: getZodConstraint(assessmentSchema),
});

export type LoadedAssessment = Awaited<ReturnType<typeof loadAssessment>>;
