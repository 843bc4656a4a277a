import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { readPart } from '#app/data/pages.server.ts';
import { listPortfolioBuildings } from '#app/data/portfolios.server.ts';
import {
  addBuildings,
  addRows,
  decideRows,
  discardRows,
  type PendingRow,
  pendingRows,
} from '#collections/portfolios/submit.ts';
import { anyFields, textOf } from '#app/features/forms/define-form.ts';
import { FormRejected, receiveForm } from '#app/features/forms/receive-form.server.ts';
import { LIST_FILE, readList } from './list-of-body.server.ts';
import { matchAgain, matchRows } from './match-rows.server.ts';
import { addUrl } from './new-portfolio.server.ts';
import { PORTFOLIO_FORM, portfolioOrThrow } from './portfolio.server.ts';
import { ownerUrls } from '#app/urls/portfolio-urls.ts';
import { COLUMN_NAMES } from './read-rows.ts';
import { ROW_TEXTS } from './texts.ts';

const MAX_AT_ONCE = 40;

export async function loadAdd(args: LoaderFunctionArgs) {
  const { id, name, key, pending } = await portfolioOrThrow('key', args);
  const [buildings, { listHint, fileHint }] = await Promise.all([
    listPortfolioBuildings(id),
    readPart('portfolio-pages', 'create'),
  ]);
  const here = new Set(buildings.map(({ bbl }) => bbl));
  const rows = pendingRows(pending);
  const undecided = rows.filter(({ state }) => state !== 'matched');
  const columns = new URL(args.request.url).searchParams.get('columns')?.split(',') ?? [];
  return {
    copy: { listHint, fileHint },
    name,
    urls: ownerUrls(key),
    buildings: buildings.length,
    columns: columns.filter((column) => COLUMN_NAMES.includes(column)),
    matched: rows.flatMap(({ id: row, line, text, label, state, assumed, choices: [choice] }) =>
      state === 'matched' && choice
        ? [{ id: row, line, text, label, assumed, ...choice, isHere: here.has(choice.bbl) }]
        : [],
    ),
    undecided: undecided.slice(0, MAX_AT_ONCE),
    undecidedCount: undecided.length,
  };
}

export type AddView = Awaited<ReturnType<typeof loadAdd>>;

async function decisionOf(
  row: PendingRow,
  fields: FormData,
  context: AppLoadContext,
): Promise<PendingRow | 'left out' | 'open'> {
  const choice = fields.get(`choice-${row.id}`);
  if (choice === 'leave') return 'left out';
  const chosen = row.choices.find(({ bbl }) => bbl === choice);
  if (chosen) return { ...row, state: 'matched', choices: [chosen] };
  const text = textOf(fields, `text-${row.id}`).trim().slice(0, 300);
  return text && text !== row.text ? matchAgain(row, text, context) : 'open';
}

async function decide(
  id: number,
  rows: readonly PendingRow[],
  fields: FormData,
  context: AppLoadContext,
): Promise<void> {
  const decided = new Map<string, PendingRow | undefined>();
  for (const row of rows) {
    const decision = row.state === 'matched' ? 'open' : await decisionOf(row, fields, context);
    if (decision !== 'open') decided.set(row.id, decision === 'left out' ? undefined : decision);
  }
  const leftOut = textOf(fields, 'leaveOut');
  if (leftOut) decided.set(leftOut, undefined);
  if (decided.size > 0) await decideRows(id, decided);
}

export async function receiveRows(args: ActionFunctionArgs) {
  const { context } = args;
  const { id, key, pending } = await portfolioOrThrow('key', args);
  const urls = ownerUrls(key);
  return receiveForm(args, {
    ...PORTFOLIO_FORM,
    check: anyFields,
    file: LIST_FILE,
    async submit(fields, _sender, files) {
      const intent = fields.get('intent');
      if (intent === 'list') {
        const { rows, columns } = await readList(textOf(fields, 'list'), files);
        if ((await addRows(id, await matchRows(rows, context))) === 'too many')
          throw new FormRejected({ list: [ROW_TEXTS.tooManyRows] });
        return addUrl(key, columns);
      }
      if (intent === 'discard') {
        await discardRows(id);
        return urls.dates;
      }
      await decide(id, pendingRows(pending), fields, context);
      if (intent !== 'add') return urls.add;
      const added = await addBuildings(id);
      if (added === 'too many') throw new FormRejected({ '': [ROW_TEXTS.tooMany] });
      return added.waiting > 0 ? urls.add : urls.dates;
    },
  });
}
