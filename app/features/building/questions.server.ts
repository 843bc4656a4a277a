import { openQuestions } from '#app/regulations/obligations/lines.ts';
import type { ObligationLine } from '#app/regulations/obligations/laws.ts';
import { OPEN_QUESTIONS, type OpenQuestion } from '#app/regulations/obligations/questions.ts';
import { type Answers, describedAnswers } from './answers.server.ts';
import { lotAnswersOrThrow, titleOf } from './building.server.ts';
import { isAboutFact, type OwnAnswers } from '#app/regulations/obligations/answers.ts';
import { writeBuildingQuery } from './building-query.ts';
import { buildingUrls, DESCRIBE_URL, withQuery } from './building-urls.ts';
import { fieldViews } from './fields-view.ts';
import type { QuestionView } from './questions-page.tsx';

const isAnswered = ({ replies, corrections }: OwnAnswers, id: OpenQuestion): boolean =>
  isAboutFact(id) ? corrections[id] !== undefined : replies[id] !== undefined;

interface Asked extends Pick<Answers, 'facts' | 'copy'> {
  lines: readonly ObligationLine[];
  answers: OwnAnswers;
}

/** The questions that are open, and those that were answered before and may be changed. */
export function questionViews({ lines, facts, answers, copy }: Asked): QuestionView[] {
  const open = openQuestions(lines);
  const answered = OPEN_QUESTIONS.filter((id) => !open.includes(id) && isAnswered(answers, id));
  const fields = fieldViews(facts);
  return [...open, ...answered].map((id) => ({
    id,
    ...copy.questions[id],
    reply: isAboutFact(id) ? 'unknown' : (answers.replies[id] ?? 'unknown'),
    field: fields.find(({ name }) => name === id),
  }));
}

/** What a form keeps of some answers: those that it does not ask about. */
export const keptAnswers = (pairs: Iterable<readonly [string, string]>, asked: readonly QuestionView[]) =>
  [...pairs]
    .map(([name, value]) => ({ name, value }))
    .filter(({ name }) => !asked.some(({ id }) => id === name));

function questionsView(found: Answers, path: string, title: string) {
  const { query, copy } = found;
  const questions = questionViews({ ...found, answers: query });
  const kept = keptAnswers(writeBuildingQuery(query), questions);
  return { title, path, back: withQuery(path, writeBuildingQuery(query)), questions, kept, copy: copy.ask };
}

export async function loadQuestions(request: Request, bbl: string | undefined) {
  if (bbl === undefined) {
    return questionsView(await describedAnswers(request), DESCRIBE_URL, 'The building you described');
  }
  const answers = await lotAnswersOrThrow(request, bbl);
  return questionsView(answers, buildingUrls(answers.lot.bbl).page, titleOf(answers));
}
