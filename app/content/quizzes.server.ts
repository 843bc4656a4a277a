import type { ModuleSlug } from '#app/regulations/index.ts';
import { AS_VISITOR, openPayload } from './payload.server.ts';
import { PUBLISHED } from './published.server.ts';
import { toQuiz, type QuizDocument } from './quiz-document.ts';

/** The published quiz of a module, if it has one. */
export async function findQuiz(module: ModuleSlug): Promise<QuizDocument | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...AS_VISITOR,
    collection: 'quizzes',
    where: { and: [{ module: { equals: module } }, PUBLISHED] },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  return docs[0] && toQuiz(docs[0]);
}
