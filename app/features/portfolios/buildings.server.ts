import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { factsOf, readBuildings } from '#app/data/buildings.server.ts';
import { fillFigures, readLL97Figures } from '#app/data/figures.server.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { MAX_NAME_LENGTH, MAX_BUILDINGS } from '#law/portfolios.ts';
import {
  labelBuilding,
  removeBuilding,
  removedBuilding,
  restoreBuilding,
} from '#collections/portfolios/submit.ts';
import { ll97Exposure } from '#app/features/buildings/ll97-view.ts';
import { formCheck } from '#app/features/forms/define-form.ts';
import { line } from '#app/features/forms/field-schemas.ts';
import { FormRejected, receiveForm } from '#app/features/forms/receive-form.server.ts';
import { buildingText, pageOf } from './dates-view.ts';
import { datedLines } from './due-dates.ts';
import { type BuildingExposure, exposureView } from './exposure.ts';
import {
  loadDates,
  openPortfolio,
  PORTFOLIO_FORM,
  type PortfolioDates,
  portfolioOrThrow,
  summaryOf,
} from './portfolio.server.ts';
import { ownerUrls } from '#app/urls/portfolio-urls.ts';

function buildingView(building: PortfolioDates['buildings'][number], { dates, today }: PortfolioDates) {
  const { bbl, address, label, isKnown, questions, answers } = building;
  const open = dates.find((date) => date.bbl === bbl && !date.doneAt);
  const later = datedLines(building, today)
    .map(({ nextDate }) => nextDate)
    .sort();
  const after = open
    ? undefined
    : later.find((day) => !dates.some((date) => date.bbl === bbl && date.day === day));
  return {
    ...{ bbl, address, label, isKnown },
    questions: questions.length,
    hasAnswers: answers !== undefined,
    next: open
      ? `${longDay(open.day)}: ${open.title}`
      : isKnown
        ? `Nothing open in the next twelve months${after ? `, then ${longDay(after)}` : ''}`
        : 'No city record, so no dates.',
  };
}

async function loadExposure({ buildings, today }: PortfolioDates) {
  const [records, law] = await Promise.all([
    readBuildings(buildings.map(({ bbl }) => bbl)),
    readLL97Figures(),
  ]);
  const recorded = new Map(records.map((record) => [record.bbl, record]));
  const exposures = buildings.flatMap((building): BuildingExposure[] => {
    const record = recorded.get(building.bbl);
    if (!record) return [];
    const facts = factsOf(record);
    const pathways = facts.pathways?.value ?? [];
    const { filings } = record;
    const exposure = ll97Exposure({ bbl: record.bbl, facts, pathways, filings, law, day: today });
    if (!exposure) return [];
    const { basis, isEstimate, assessments } = exposure;
    return [{ bbl: record.bbl, name: buildingText(building), basis, isEstimate, assessments }];
  });
  return fillFigures(exposureView(exposures));
}

export async function loadBuildings(args: LoaderFunctionArgs) {
  const { portfolio, ...shared } = await openPortfolio(args);
  const loaded = await loadDates(portfolio.id);
  const query = new URL(args.request.url).searchParams;
  const page = pageOf(loaded.buildings, query.get('page'));
  const removed = shared.isOwner && query.has('removed') ? removedBuilding(portfolio.removed) : undefined;
  return {
    ...shared,
    name: portfolio.name,
    summary: summaryOf(loaded),
    removed: removed && buildingText({ ...removed, label: removed.label ?? undefined }),
    page: { ...page, items: page.items.map((each) => buildingView(each, loaded)) },
    exposure: await loadExposure(loaded),
  };
}

export type BuildingsView = Awaited<ReturnType<typeof loadBuildings>>;

const bbl = z.string().regex(/^\d{10}$/);

const checkBuilding = formCheck(
  z.discriminatedUnion('intent', [
    z.object({
      intent: z.literal('label'),
      bbl,
      label: line({ message: 'Enter a name', max: MAX_NAME_LENGTH }).default(''),
    }),
    z.object({ intent: z.literal('remove'), bbl }),
    z.object({ intent: z.literal('undo') }),
  ]),
);

const FULL = `A portfolio takes up to ${MAX_BUILDINGS} buildings. Remove another one first`;

export async function receiveBuilding(args: ActionFunctionArgs) {
  const { id, key } = await portfolioOrThrow('key', args);
  return receiveForm(args, {
    ...PORTFOLIO_FORM,
    check: checkBuilding,
    async submit(values) {
      const page = new URL(args.request.url).searchParams.get('page') ?? '';
      const { buildings } = ownerUrls(key);
      const kept = new URLSearchParams(/^\d{1,3}$/.test(page) ? { page } : {});
      const back = kept.size > 0 ? `${buildings}?${kept.toString()}` : buildings;
      switch (values.intent) {
        case 'remove':
          await removeBuilding(id, values.bbl);
          kept.set('removed', '1');
          return `${buildings}?${kept.toString()}`;
        case 'undo': {
          const restored = await restoreBuilding(id);
          if (restored === 'too many') throw new FormRejected({ '': [FULL] });
          return restored.bbl ? `${back}#building-${restored.bbl}` : back;
        }
        case 'label':
          await labelBuilding(id, values.bbl, values.label);
          return `${back}#building-${values.bbl}`;
      }
    },
  });
}
