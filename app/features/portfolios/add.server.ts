import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { listPortfolioBuildings } from '#app/data/portfolios.server.ts';
import { addToPortfolio, type PendingRow, pendingRows } from '#collections/portfolios/submit.ts';
import { anyFields, textValue } from '#app/features/forms/define-form.ts';
import { FormRejected, receiveForm } from '#app/features/forms/receive-form.server.ts';
import { addedText } from './added.ts';
import { LIST_FILE, readList } from './list-of-body.server.ts';
import { findChoices, matchRows, type WantedRow } from './match-rows.server.ts';
import { nextUrl, rejectTooMany } from './new-portfolio.server.ts';
import { PORTFOLIO_FORM, portfolioOrThrow } from './portfolio.server.ts';
import { ownerUrls } from '#app/urls/portfolio-urls.ts';

const MAX_AT_ONCE = 40;

const MAX_TYPED = 200;

export async function loadAdd(args: LoaderFunctionArgs) {
  const { id, name, key, pending } = await portfolioOrThrow('key', args);
  const rows = pendingRows(pending);
  const [buildings, undecided] = await Promise.all([
    listPortfolioBuildings(id),
    findChoices(rows.slice(0, MAX_AT_ONCE), args.context),
  ]);
  return {
    name,
    urls: ownerUrls(key),
    hasBuildings: buildings.length > 0,
    added: addedText(new URL(args.request.url).searchParams),
    undecided,
    undecidedCount: rows.length,
  };
}

export type AddView = Awaited<ReturnType<typeof loadAdd>>;

/** Reads the owner's decision on each row: a lot, a corrected text, or leaving the row out. */
function decisionsIn(fields: FormData, pending: readonly PendingRow[]) {
  const byText = new Map(pending.map((row) => [row.text, row]));
  const wanted: WantedRow[] = [];
  const decided = new Set<string>();
  for (let index = 0; index < MAX_AT_ONCE; index += 1) {
    const row = byText.get(textValue(fields, `row-${index}`));
    const chosen = textValue(fields, `choice-${index}`);
    const typed = textValue(fields, `text-${index}`).trim().slice(0, MAX_TYPED);
    const isCorrected = !chosen && typed !== '' && typed !== row?.text;
    if (!row || (!chosen && !isCorrected)) continue;
    decided.add(row.text);
    if (chosen === 'leave') continue;
    const { label, units } = row;
    wanted.push({
      line: index,
      label,
      units,
      ...(chosen ? { chosen, texts: [row.text] } : { texts: [typed] }),
    });
  }
  return { wanted, decided };
}

export async function receiveRows(args: ActionFunctionArgs) {
  const { context } = args;
  const { id, key, pending } = await portfolioOrThrow('key', args);
  return receiveForm(args, {
    ...PORTFOLIO_FORM,
    check: anyFields,
    file: LIST_FILE,
    async submit(fields, _sender, files) {
      const waiting = pendingRows(pending);
      if (fields.get('intent') === 'list') {
        const { rows, columns } = await readList(textValue(fields, 'list'), files);
        const read = await matchRows(rows, context);
        return nextUrl(key, rejectTooMany(await addToPortfolio(id, read)), read, columns);
      }
      if (fields.get('intent') === 'discard') {
        const decided = new Set(waiting.map(({ text }) => text));
        await addToPortfolio(id, { matched: [], undecided: [], decided });
        return ownerUrls(key).buildings;
      }
      const { wanted, decided } = decisionsIn(fields, waiting);
      if (decided.size === 0)
        throw new FormRejected({ '': ['Choose a building, correct a row, or leave it out'] });
      const read = await matchRows(wanted, context);
      const outcome = rejectTooMany(await addToPortfolio(id, { ...read, decided }));
      return nextUrl(key, outcome, { ...read, stale: [] }, []);
    },
  });
}
