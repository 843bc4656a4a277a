import { problemsOfQuiz, type QuizDraft } from '#app/regulations/index.ts';

interface Place {
  /** The whole quiz. */
  data: unknown;
  /** Where the field stands. Absent while somebody types: a quiz is judged as a whole when it is saved. */
  path?: (number | string)[];
}

/** What the rules of quizzes have against the field at this place. Drafts may be incomplete: they are not asked. */
export function objection(_value: unknown, { data, path }: Place): string | true {
  if (!path) return true;
  const place = path.join('.');
  return problemsOfQuiz(data as QuizDraft).find((problem) => problem.path === place)?.message ?? true;
}
