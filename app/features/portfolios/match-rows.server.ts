import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import {
  type Candidate,
  findLocally,
  type ParsedQuery,
  parseQuery,
} from '#app/data/building-search.server.ts';
import type { Choice, PendingRow } from '#collections/portfolios/submit.ts';
import { placeText } from '#app/features/address-box/address-text.ts';
import { INTERSECTION, TOO_OFTEN, UNREADABLE } from '#app/features/address-box/messages.ts';
import { addressText } from '#law/address-text.ts';
import { boroughName, lotOf } from '#law/lot.ts';
import { FormRejected } from '#app/features/forms/receive-form.server.ts';
import { isRounded, type ListRow } from './read-rows.ts';
import { ROW_TEXTS } from './texts.ts';

/** More look-ups at once would take the connections of other visitors. */
const AT_ONCE = 6;

const ID_LENGTH = 8;

/** One choice for each lot: a house may stand on several streets. */
function choicesOf(candidates: readonly Candidate[]): Choice[] {
  const byLot = new Map<string, Choice>();
  for (const candidate of candidates) {
    const { bbl, bin, address } = candidate;
    if (byLot.has(bbl)) continue;
    const street = address ? addressText(address) : `Tax lot ${bbl}`;
    byLot.set(bbl, { bbl, address: `${street}, ${placeText(candidate)}`, ...(bin ? { bin } : {}) });
  }
  return [...byLot.values()];
}

type Found = Pick<PendingRow, 'state' | 'why' | 'assumed' | 'choices'>;

const notFound = (why?: string): Found => ({ state: 'notFound', choices: [], ...(why ? { why } : {}) });

/** City records lag behind splits and mergers, so offer a lot that they lack, too. */
function unrecorded(query: ParsedQuery): Choice[] {
  const lot = query.kind === 'bbl' ? lotOf(query.bbl) : undefined;
  if (!lot) return [];
  const { bbl, borough } = lot;
  return [{ bbl, address: `Tax lot ${bbl}, ${boroughName(borough)}`, isUnrecorded: true }];
}

async function find(text: string): Promise<Found> {
  if (isRounded(text)) return notFound(ROW_TEXTS.rounded);
  const query = parseQuery(text);
  if (query.kind === 'unreadable') return notFound(UNREADABLE[query.why]);
  if (query.kind === 'intersection') return notFound(INTERSECTION);
  const candidates = await findLocally(query);
  const exact = choicesOf(candidates.filter(({ match }) => match === 'exact'));
  if (exact.length === 0) {
    return { state: 'notFound', choices: [...unrecorded(query), ...choicesOf(candidates)] };
  }
  if (exact.length > 1) return { state: 'ambiguous', choices: exact };
  const isNamed = query.kind !== 'address' || query.borough || query.zip;
  return { state: 'matched', choices: exact, ...(isNamed ? {} : { assumed: candidates[0]?.borough }) };
}

/** The first text that names a lot, or else the last. */
async function matchRow({ line, label, texts }: ListRow, id: string): Promise<PendingRow> {
  const row = { id, line, ...(label ? { label } : {}) };
  for (const text of texts.slice(0, -1)) {
    const found = await find(text);
    if (found.state === 'matched') return { ...row, text, ...found };
  }
  const text = texts.at(-1) ?? '';
  return { ...row, text, ...(await find(text)) };
}

type LookUps = Pick<AppLoadContext, 'takeLookUp'>;

async function takeLookUps({ takeLookUp }: LookUps, count: number): Promise<void> {
  if ((await takeLookUp(count)) !== undefined) throw new FormRejected({ '': [TOO_OFTEN] }, 429);
}

/**
 * Finds the lots that the rows may mean, in loaded data only. Throws `FormRejected` if the visitor has looked up too many
 * addresses.
 */
export async function matchRows(rows: readonly ListRow[], context: LookUps): Promise<PendingRow[]> {
  await takeLookUps(context, rows.length);
  const matched: PendingRow[] = [];
  const waiting = [...rows.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, row] = next;
      matched[index] = await matchRow(row, randomUUID().slice(0, ID_LENGTH));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return matched;
}

export async function matchAgain({ id, line, label }: PendingRow, text: string, context: LookUps) {
  await takeLookUps(context, 1);
  return matchRow({ line, texts: [text], label }, id);
}
