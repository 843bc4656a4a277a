import { openQuestions } from '#app/regulations/obligations/lines.ts';
import { OPEN_QUESTIONS, type OpenQuestion } from '#app/regulations/obligations/questions.ts';
import { type Answers, describedAnswers } from './answers.server.ts';
import { lotAnswersOrThrow, titleOf } from './building.server.ts';
import { type BuildingQuery, isAboutFact, writeBuildingQuery } from './building-query.ts';
import { buildingUrls, DESCRIBE_URL, withQuery } from './building-urls.ts';
import { fieldViews } from './fields-view.ts';
import type { QuestionView } from './questions-page.tsx';

const isAnswered = ({ replies, corrections }: BuildingQuery, id: OpenQuestion): boolean =>
  isAboutFact(id) ? corrections[id] !== undefined : replies[id] !== undefined;

/** The questions that are open, and those that the visitor answered before and may change. */
function askedOf({ lines, query }: Answers): OpenQuestion[] {
  const open = openQuestions(lines);
  const answered = OPEN_QUESTIONS.filter((id) => !open.includes(id) && isAnswered(query, id));
  return [...open, ...answered];
}

function questionViews(answers: Answers): QuestionView[] {
  const { query, facts, copy } = answers;
  const fields = fieldViews(facts);
  return askedOf(answers).map((id) => ({
    id,
    ...copy.questions[id],
    reply: isAboutFact(id) ? 'unknown' : (query.replies[id] ?? 'unknown'),
    field: fields.find(({ name }) => name === id),
  }));
}

function questionsView(answers: Answers, path: string, title: string) {
  const { query, copy } = answers;
  const questions = questionViews(answers);
  const kept = [...writeBuildingQuery(query)]
    .map(([name, value]) => ({ name, value }))
    .filter(({ name }) => !questions.some(({ id }) => id === name));
  return { title, path, back: withQuery(path, writeBuildingQuery(query)), questions, kept, copy: copy.ask };
}

export async function loadQuestions(request: Request, bbl: string | undefined) {
  if (bbl === undefined) {
    return questionsView(await describedAnswers(request), DESCRIBE_URL, 'The building you described');
  }
  const answers = await lotAnswersOrThrow(request, bbl);
  return questionsView(answers, buildingUrls(answers.lot.bbl).page, titleOf(answers));
}
