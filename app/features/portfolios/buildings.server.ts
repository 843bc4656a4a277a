import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { buildingFacts, readBuildings } from '#app/data/buildings.server.ts';
import { fillFigures, readLL97Figures } from '#app/data/figures.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { mapInSlices } from '#app/data/in-slices.server.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { MAX_NAME_LENGTH } from '#law/portfolios.ts';
import { findRemoved } from '#app/data/portfolios.server.ts';
import { labelBuilding, removeBuilding, restoreBuilding } from '#collections/portfolios/submit.ts';
import { ll97Exposure } from '#app/features/buildings/ll97-view.ts';
import { formCheck } from '#app/features/forms/define-form.ts';
import { singleLine } from '#app/features/forms/field-schemas.ts';
import { FormRejected, receiveForm } from '#app/features/forms/receive-form.server.ts';
import { addedText } from './added.ts';
import {
  columnsByLot,
  describePortfolio,
  dueText,
  hearingText,
  listBuildings,
  type ListedBuilding,
  listQuery,
  nowText,
  openText,
  parseList,
  toPenalties,
  penaltyText,
  penaltyTotals,
  type RecordColumns,
  SHOWN_PERIODS,
} from './buildings-table.ts';
import { buildingText, datedLines, paginate } from './to-do.ts';
import {
  loadDates,
  loadRecords,
  openPortfolio,
  PORTFOLIO_FORM,
  type PortfolioDates,
  portfolioOrThrow,
} from './portfolio.server.ts';
import { BUILDING_TEXTS, PENALTY_TEXTS, RECORD_TEXTS } from './texts.ts';
import { ownerUrls } from '#app/urls/portfolio-urls.ts';

function buildingView(listed: ListedBuilding, { dates, today }: PortfolioDates) {
  const { building, record, next } = listed;
  const { bbl, address, label, isKnown, questions, answers } = building;
  const later = datedLines(building, today)
    .map(({ nextDate }) => nextDate)
    .sort();
  const after = next
    ? undefined
    : later.find((day) => !dates.some((date) => date.bbl === bbl && date.day === day));
  return {
    bbl,
    address,
    label,
    isKnown,
    questions: questions.length,
    figures: [
      [RECORD_TEXTS.open, openText(record)],
      [RECORD_TEXTS.due, dueText(record)],
      [RECORD_TEXTS.hearing, hearingText(record, longDay)],
      ...SHOWN_PERIODS.map(
        (name, period) => [PENALTY_TEXTS.heading(name), penaltyText(listed, period)] as const,
      ),
    ] as const,
    now: nowText(record),
    hasAnswers: answers !== undefined,
    next: next
      ? `${longDay(next.day)}: ${next.title}`
      : isKnown
        ? BUILDING_TEXTS.nothingOpen(after)
        : BUILDING_TEXTS.noRecord,
  };
}

/** Loads the rows of the buildings page and its CSV file. */
export async function loadRows(
  { buildings, dates, today }: PortfolioDates,
  columns: ReadonlyMap<string, RecordColumns>,
): Promise<ListedBuilding[]> {
  const [records, law, copy] = await Promise.all([
    readBuildings(buildings.map(({ bbl }) => bbl)),
    readLL97Figures(),
    readPart('buildings', 'emissions'),
  ]);
  const recorded = new Map(records.map((record) => [record.bbl, record]));
  return mapInSlices(buildings, (building): ListedBuilding => {
    const { bbl } = building;
    const next = dates.find((date) => date.bbl === bbl && !date.doneAt);
    const row = { building, record: columns.get(bbl) ?? {}, next };
    const found = recorded.get(bbl);
    if (!found) return row;
    const facts = buildingFacts(found);
    const pathways = facts.pathways?.value ?? [];
    const { filings } = found;
    const exposure = ll97Exposure({ bbl, facts, pathways, filings, law, copy, day: today });
    return exposure ? { ...row, penalties: toPenalties(exposure.assessments, exposure.isEstimate) } : row;
  });
}

export async function loadBuildings(args: LoaderFunctionArgs) {
  const { portfolio, ...shared } = await openPortfolio(args);
  const [loaded, { limitsText }] = await Promise.all([
    loadDates(portfolio.id),
    readPart('portfolio-pages', 'emissions'),
  ]);
  const query = new URL(args.request.url).searchParams;
  const records = columnsByLot(await loadRecords(loaded), loaded.buildings);
  const list = parseList(query);
  const rows = await loadRows(loaded, records);
  const shown = listBuildings(rows, list);
  const page = paginate(shown, query.get('page'));
  const wanted = shared.isOwner ? query.get('removed') : null;
  const removed = wanted ? await findRemoved(portfolio.id, wanted) : undefined;
  return {
    ...shared,
    limitsText: await fillFigures(limitsText),
    list,
    listQuery: listQuery(list).toString(),
    total: rows.length,
    name: portfolio.name,
    summary: describePortfolio(loaded, records),
    added: shared.isOwner ? addedText(query) : undefined,
    removed: removed && { bbl: removed.bbl, text: buildingText(removed) },
    page: { ...page, items: page.items.map((each) => buildingView(each, loaded)) },
    penalties: penaltyTotals(shown),
  };
}

export type BuildingsView = Awaited<ReturnType<typeof loadBuildings>>;

const bbl = z.string().regex(/^\d{10}$/);

const checkBuilding = formCheck(
  z.discriminatedUnion('intent', [
    z.object({
      intent: z.literal('label'),
      bbl,
      label: singleLine({ message: 'Enter a name', max: MAX_NAME_LENGTH }).default(''),
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
      const { search, searchParams: query } = new URL(args.request.url);
      const { buildings } = ownerUrls(key);
      const row = `${buildings}${search}#building-${values.bbl}`;
      switch (values.intent) {
        case 'remove':
          await removeBuilding(id, values.bbl);
          query.set('removed', values.bbl);
          return `${buildings}?${query.toString()}`;
        case 'undo': {
          const restored = await restoreBuilding(id, values.bbl);
          if (restored === 'too many') throw new FormRejected({ '': [BUILDING_TEXTS.full] });
          return row;
        }
        case 'label':
          await labelBuilding(id, values.bbl, values.label);
          return row;
      }
    },
  });
}
