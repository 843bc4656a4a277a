import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { factsOf, readBuildings } from '#app/data/buildings.server.ts';
import { fillFigures, readLL97Figures } from '#app/data/figures.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { mapInSlices } from '#app/data/in-slices.server.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { MAX_NAME_LENGTH } from '#law/portfolios.ts';
import { findRemoved } from '#app/data/portfolios.server.ts';
import { labelBuilding, removeBuilding, restoreBuilding } from '#collections/portfolios/submit.ts';
import { ll97Exposure } from '#app/features/buildings/ll97-view.ts';
import { formCheck } from '#app/features/forms/define-form.ts';
import { line } from '#app/features/forms/field-schemas.ts';
import { FormRejected, receiveForm } from '#app/features/forms/receive-form.server.ts';
import { addedText } from './added.ts';
import { listBuildings, listQuery, parseList } from './building-list.ts';
import { buildingText, datedLines, pageOf } from './to-do.ts';
import { type BuildingExposure, exposureView } from './exposure.ts';
import {
  loadDates,
  loadRecords,
  openPortfolio,
  PORTFOLIO_FORM,
  type PortfolioDates,
  portfolioOrThrow,
  summaryOf,
} from './portfolio.server.ts';
import {
  columnsByLot,
  dueText,
  hearingText,
  nowText,
  openText,
  type RecordColumns,
} from './record-columns.ts';
import { BUILDING_TEXTS } from './texts.ts';
import { ownerUrls } from '#app/urls/portfolio-urls.ts';

function buildingView(
  { building, record }: { building: PortfolioDates['buildings'][number]; record: RecordColumns },
  { dates, today }: PortfolioDates,
) {
  const { bbl, address, label, isKnown, questions, answers } = building;
  const open = dates.find((date) => date.bbl === bbl && !date.doneAt);
  const later = datedLines(building, today)
    .map(({ nextDate }) => nextDate)
    .sort();
  const after = open
    ? undefined
    : later.find((day) => !dates.some((date) => date.bbl === bbl && date.day === day));
  return {
    bbl,
    address,
    label,
    isKnown,
    questions: questions.length,
    record: {
      open: openText(record),
      due: dueText(record),
      hearing: hearingText(record, longDay),
    },
    now: nowText(record),
    hasAnswers: answers !== undefined,
    next: open
      ? `${longDay(open.day)}: ${open.title}`
      : isKnown
        ? BUILDING_TEXTS.nothingOpen(after)
        : BUILDING_TEXTS.noRecord,
  };
}

async function loadExposure({ buildings, today }: PortfolioDates) {
  const [records, law, copy] = await Promise.all([
    readBuildings(buildings.map(({ bbl }) => bbl)),
    readLL97Figures(),
    readPart('buildings', 'emissions'),
  ]);
  const recorded = new Map(records.map((record) => [record.bbl, record]));
  const exposures = await mapInSlices(buildings, (building): BuildingExposure[] => {
    const record = recorded.get(building.bbl);
    if (!record) return [];
    const facts = factsOf(record);
    const pathways = facts.pathways?.value ?? [];
    const { filings } = record;
    const exposure = ll97Exposure({ bbl: record.bbl, facts, pathways, filings, law, copy, day: today });
    if (!exposure) return [];
    const { basis, isEstimate, assessments } = exposure;
    return [{ bbl: record.bbl, name: buildingText(building), basis, isEstimate, assessments }];
  });
  return fillFigures(exposureView(exposures.flat()));
}

export async function loadBuildings(args: LoaderFunctionArgs) {
  const { portfolio, ...shared } = await openPortfolio(args);
  const [loaded, copy, { emptyText }] = await Promise.all([
    loadDates(portfolio.id),
    readPart('portfolio-pages', 'emissions'),
    readPart('portfolio-pages', 'dates'),
  ]);
  const query = new URL(args.request.url).searchParams;
  const records = columnsByLot(await loadRecords(loaded), loaded.buildings);
  const list = parseList(query);
  const rows = loaded.buildings.map((building) => ({ building, record: records.get(building.bbl) ?? {} }));
  const shown = listBuildings(rows, list, ({ record }) => record);
  const page = pageOf(shown, query.get('page'));
  const wanted = shared.isOwner ? query.get('removed') : null;
  const removed = wanted ? await findRemoved(portfolio.id, wanted) : undefined;
  return {
    ...shared,
    copy,
    emptyText,
    list,
    listQuery: listQuery(list).toString(),
    total: rows.length,
    name: portfolio.name,
    summary: summaryOf(loaded, records),
    added: shared.isOwner ? addedText(query) : undefined,
    removed: removed && { bbl: removed.bbl, text: buildingText(removed) },
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
    z.object({ intent: z.literal('undo'), bbl }),
  ]),
);

export async function receiveBuilding(args: ActionFunctionArgs) {
  const { id, key } = await portfolioOrThrow('key', args);
  return receiveForm(args, {
    ...PORTFOLIO_FORM,
    check: checkBuilding,
    async submit(values) {
      const query = new URL(args.request.url).searchParams;
      const page = query.get('page') ?? '';
      const { buildings } = ownerUrls(key);
      const kept = listQuery(parseList(query));
      if (/^\d{1,3}$/.test(page)) kept.set('page', page);
      const back = kept.size > 0 ? `${buildings}?${kept.toString()}` : buildings;
      switch (values.intent) {
        case 'remove':
          await removeBuilding(id, values.bbl);
          kept.set('removed', values.bbl);
          return `${buildings}?${kept.toString()}`;
        case 'undo': {
          const restored = await restoreBuilding(id, values.bbl);
          if (restored === 'too many') throw new FormRejected({ '': [BUILDING_TEXTS.full] });
          return `${back}#building-${values.bbl}`;
        }
        case 'label':
          await labelBuilding(id, values.bbl, values.label);
          return `${back}#building-${values.bbl}`;
      }
    },
  });
}
