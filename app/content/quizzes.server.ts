import type { ModuleSlug } from '#app/regulations/index.ts';
import { openPayload } from '#cms/open-payload.ts';
import { asReader } from './reader.server.ts';
import { remembered } from './remembered.server.ts';
import { isShown } from './published.server.ts';
import { toQuiz, type QuizDocument } from './quiz-document.ts';

/** The quiz of a module, if it has one. */
export const findQuiz = remembered(async (module: ModuleSlug): Promise<QuizDocument | undefined> => {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asReader(),
    collection: 'quizzes',
    where: { and: [{ module: { equals: module } }, isShown()] },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  return docs[0] && toQuiz(docs[0]);
});
