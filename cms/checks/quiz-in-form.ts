import type { QuizDraft } from '#app/regulations/index.ts';

type Row = Record<string, unknown>;

/** A list as the form has it: one without rows is the number 0 there. */
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

const recordOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {});

/** The quiz in a form, in the shape in which the rules judge it. */
export function quizInForm(values: unknown): QuizDraft {
  const quiz = recordOf(values);
  return {
    ...quiz,
    questions: rowsOf(quiz.questions).map((question) => ({ ...question, options: rowsOf(question.options) })),
    bands: rowsOf(quiz.bands),
    findings: rowsOf(quiz.findings),
    checklist: { ...recordOf(quiz.checklist), items: rowsOf(recordOf(quiz.checklist).items) },
  };
}
