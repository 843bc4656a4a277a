import type { LoaderFunctionArgs } from '@remix-run/node';
import { boroughDistricts } from '#law/buildings/districts.ts';
import { openQuestions } from '#law/buildings/lines.ts';
import type { LawResult } from '#law/buildings/laws.ts';
import { OPEN_QUESTIONS, type OpenQuestion } from '#law/buildings/questions.ts';
import { type Answers, describedAnswers } from './answers.server.ts';
import { describedTitle, lotAnswersOrThrow, buildingTitle } from './building.server.ts';
import { isAboutFact, type OwnAnswers } from '#law/buildings/answers.ts';
import { type BuildingQuery, writeBuildingQuery } from './building-query.ts';
import { buildingUrls, DESCRIBE_URL, withQuery } from '#app/urls/building-urls.ts';
import { fieldViews } from './fields-view.ts';
import type { QuestionView } from './questions-page.tsx';

const isAnswered = ({ answers, corrections }: OwnAnswers, id: OpenQuestion): boolean =>
  isAboutFact(id) ? corrections[id] !== undefined : answers[id] !== undefined;

interface Asked extends Pick<Answers, 'facts' | 'copy'> {
  lines: readonly LawResult[];
  answers: OwnAnswers;
}

export function questionsAbout(
  ids: readonly OpenQuestion[],
  { facts, answers, copy }: Omit<Asked, 'lines'>,
): QuestionView[] {
  const fields = fieldViews(facts);
  return ids.map((id) => ({
    id,
    ...copy.questions[id],
    answer: isAboutFact(id) ? 'unknown' : (answers.answers[id] ?? 'unknown'),
    field: fields.find(({ name }) => name === id),
  }));
}

export function questionViews({ lines, ...asked }: Asked): QuestionView[] {
  const open = openQuestions(lines);
  const answered = OPEN_QUESTIONS.filter((id) => !open.includes(id) && isAnswered(asked.answers, id));
  return questionsAbout([...open, ...answered], asked);
}

export const carriedAnswers = (pairs: Iterable<readonly [string, string]>, inForm: readonly string[]) =>
  [...pairs].map(([name, value]) => ({ name, value })).filter(({ name }) => !inForm.includes(name));

const withLaw = (url: string, { law }: BuildingQuery): string => (law ? `${url}#${law}` : url);

interface Place {
  path: string;
  title: string;
  districts?: readonly number[];
}

function questionsView(found: Answers, { path, title, districts }: Place) {
  const { query, copy, facts } = found;
  const questions = questionViews({ ...found, answers: query });
  const figures = fieldViews(facts, districts).filter(({ name }) => !questions.some(({ id }) => id === name));
  const inForm = [...questions.map(({ id }) => id), ...figures.map(({ name }) => name)];
  const kept = carriedAnswers(writeBuildingQuery(query), inForm);
  const back = withQuery(path, writeBuildingQuery(query));
  return {
    title,
    path: withLaw(path, query),
    back: withLaw(back, query),
    questions,
    kept,
    copy: copy.ask,
    figures,
  };
}

export async function loadQuestions(args: LoaderFunctionArgs) {
  if (args.params.bbl === undefined) {
    const described = await describedAnswers(args);
    return questionsView(described, {
      path: DESCRIBE_URL,
      title: describedTitle(described.query),
      districts: described.districts,
    });
  }
  const answers = await lotAnswersOrThrow(args.request, args.params.bbl);
  return questionsView(answers, {
    path: buildingUrls(answers.lot.bbl).page,
    title: buildingTitle(answers),
    districts: boroughDistricts(answers.lot.borough),
  });
}
