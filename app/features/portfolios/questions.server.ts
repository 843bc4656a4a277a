import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readBuildingCopy } from '#app/data/laws.server.ts';
import { answersFrom, isAboutFact, type OwnAnswers, parseAnswers } from '#law/buildings/answers.ts';
import { OPEN_QUESTIONS, type OpenQuestion } from '#law/buildings/questions.ts';
import { answerBuildings } from '#collections/portfolios/submit.ts';
import { FACT_ERROR, fieldViews } from '#app/features/buildings/fields-view.ts';
import { receiveAnswers, storedQuestions } from '#app/features/buildings/stored-answers.server.ts';
import { anyFields, textValue } from '#app/features/forms/define-form.ts';
import { FormRejected, receiveForm } from '#app/features/forms/receive-form.server.ts';
import { throwNotFound } from '#app/features/site/missing-page.server.ts';
import { countText } from '#law/numbers.ts';
import { buildingText, countQuestions } from './to-do.ts';
import {
  loadDates,
  openPortfolio,
  PORTFOLIO_FORM,
  type PortfolioDates,
  portfolioOrThrow,
} from './portfolio.server.ts';
import { QUESTION_TEXTS } from './texts.ts';
import { ownerUrls } from '#app/urls/portfolio-urls.ts';

const AT_ONCE = 80;

const fieldName = (bbl: string): string => `lot-${bbl}`;

const BBL = /^\d{10}$/;

const queryOf = ({ request }: Pick<LoaderFunctionArgs, 'request'>) => new URL(request.url).searchParams;

const asked = (text: string | null): OpenQuestion | undefined => OPEN_QUESTIONS.find((id) => id === text);

/** Questions that affect the most laws come first. */
function openByQuestion({ buildings }: PortfolioDates) {
  const lawsOf = (id: OpenQuestion) =>
    buildings.flatMap(({ lines }) =>
      lines.filter(({ question, isOffered }) => question === id && !isOffered),
    );
  return OPEN_QUESTIONS.map((id) => ({
    id,
    laws: lawsOf(id).length,
    buildings: buildings.filter(({ questions }) => questions.includes(id)),
  }))
    .filter((each) => each.buildings.length > 0)
    .toSorted((one, other) => other.laws - one.laws);
}

/** "Saved for 13 buildings. 13 fewer questions." */
function savedText(query: URLSearchParams, open: number): string | undefined {
  const [saved = 0, before = 0] = ['saved', 'before'].map((name) => Number(query.get(name)));
  return saved > 0 ? QUESTION_TEXTS.saved(saved, before - open) : undefined;
}

async function loadOne(loaded: PortfolioDates, bbl: string, questionsUrl: string) {
  const building = loaded.buildings.find((each) => each.bbl === bbl) ?? throwNotFound();
  return {
    ...(await storedQuestions(building, loaded.today)),
    title: buildingText(building),
    path: `${questionsUrl}?building=${bbl}`,
    back: questionsUrl,
  };
}

async function loadMany(loaded: PortfolioDates, wanted: OpenQuestion | undefined, questionsUrl: string) {
  const { questions } = await readBuildingCopy();
  const open = openByQuestion(loaded);
  const current = open.find(({ id }) => id === wanted) ?? open[0];
  const field = current && isAboutFact(current.id) ? current.id : undefined;
  return {
    others: open
      .filter((each) => each !== current)
      .map(({ id, buildings }) => ({
        text: questions[id].question,
        count: countText(buildings.length, 'building'),
        href: `${questionsUrl}?question=${id}`,
      })),
    question: current && {
      id: current.id,
      ...questions[current.id],
      field: fieldViews({}).find(({ name }) => name === field),
      action: `${questionsUrl}?question=${current.id}`,
      left: Math.max(0, current.buildings.length - AT_ONCE),
      buildings: current.buildings.slice(0, AT_ONCE).map((building) => ({
        name: fieldName(building.bbl),
        text: buildingText(building),
        href: `${questionsUrl}?building=${building.bbl}`,
      })),
    },
  };
}

export async function loadPortfolioQuestions(args: LoaderFunctionArgs) {
  const { portfolio } = await openPortfolio(args);
  const urls = ownerUrls(portfolio.key);
  const loaded = await loadDates(portfolio.id);
  const bbl = queryOf(args).get('building');
  const open = countQuestions(loaded);
  const shared = { name: portfolio.name, urls, open, saved: savedText(queryOf(args), open) };
  return bbl === null
    ? { ...shared, many: await loadMany(loaded, asked(queryOf(args).get('question')), urls.questions) }
    : { ...shared, one: await loadOne(loaded, bbl, urls.questions) };
}

export type PortfolioQuestions = Awaited<ReturnType<typeof loadPortfolioQuestions>>;

function answersIn(fields: FormData, id: OpenQuestion): Map<string, OwnAnswers> {
  const answer = isAboutFact(id) ? undefined : textValue(fields, 'answer');
  if (answer !== undefined && answer !== 'yes' && answer !== 'no')
    throw new FormRejected({ answer: [QUESTION_TEXTS.noAnswer] });
  const errors: Record<string, string[]> = {};
  const answers = new Map<string, OwnAnswers>();
  for (const name of fields.keys()) {
    const bbl = name.replace(/^lot-/, '');
    const text = textValue(fields, name).trim();
    if (!BBL.test(bbl) || text === '') continue;
    const { rejected, ...own } = parseAnswers(new URLSearchParams({ [id]: answer ?? text }));
    if (rejected.length > 0) errors[name] = [FACT_ERROR];
    answers.set(bbl, own);
  }
  if (Object.keys(errors).length > 0) throw new FormRejected(errors);
  if (answers.size === 0) throw new FormRejected({ '': [QUESTION_TEXTS.noBuilding] });
  return answers;
}

const merged = (stored: OwnAnswers, added: OwnAnswers): OwnAnswers => ({
  answers: { ...stored.answers, ...added.answers },
  corrections: { ...stored.corrections, ...added.corrections },
});

export function receivePortfolioQuestions(args: ActionFunctionArgs) {
  const bbl = queryOf(args).get('building');
  if (bbl !== null) {
    return receiveAnswers(args, 'portfolio', async (text) => {
      const { id, key } = await portfolioOrThrow('key', args);
      await answerBuildings(id, [bbl], () => answersFrom(text));
      return ownerUrls(key).questions;
    });
  }
  return receiveForm(args, {
    ...PORTFOLIO_FORM,
    check: anyFields,
    async submit(fields) {
      const { id, key } = await portfolioOrThrow('key', args);
      const question = asked(queryOf(args).get('question')) ?? throwNotFound();
      const answers = answersIn(fields, question);
      await answerBuildings(id, [...answers.keys()], (lot, stored) =>
        merged(stored, answers.get(lot) ?? stored),
      );
      const saved = new URLSearchParams({ saved: String(answers.size), before: textValue(fields, 'before') });
      return `${ownerUrls(key).questions}?${saved.toString()}`;
    },
  });
}
