import type { AppLoadContext } from '@remix-run/node';
import {
  type Candidate,
  findLocally,
  type ParsedQuery,
  parseQuery,
} from '#app/data/building-search.server.ts';
import { buildingAddress, buildingFacts, readBuildings } from '#app/data/buildings.server.ts';
import type { PendingRow, PortfolioBuilding } from '#collections/portfolios/submit.ts';
import { placeText } from '#app/features/address-box/address-text.ts';
import { INTERSECTION, TOO_OFTEN, UNREADABLE } from '#app/features/address-box/messages.ts';
import { addressText } from '#law/address-text.ts';
import { answersText } from '#law/buildings/answers.ts';
import { boroughName, parseBbl } from '#law/lot.ts';
import { FormRejected } from '#app/features/forms/receive-form.server.ts';
import { isRounded, type ListRow } from './read-rows.ts';
import { ROW_TEXTS } from './texts.ts';

/** More parallel lookups would use up the database connections that other visitors need. */
const AT_ONCE = 6;

type Choice = Pick<PortfolioBuilding, 'bbl' | 'bin' | 'address'> & { text: string };

interface Found {
  /** Set if the text names exactly one lot. */
  match?: Choice;
  choices: Choice[];
  why: string;
}

/** One choice per lot, because a house may have addresses on several streets. */
function toChoices(candidates: readonly Candidate[], textOf: (address: string, bbl: string) => string) {
  const byLot = new Map<string, Choice>();
  for (const candidate of candidates) {
    const { bbl, bin, address: street } = candidate;
    if (byLot.has(bbl)) continue;
    const address = `${street ? addressText(street) : `Tax lot ${bbl}`}, ${placeText(candidate)}`;
    byLot.set(bbl, { bbl, address, text: textOf(address, bbl), ...(bin ? { bin } : {}) });
  }
  return [...byLot.values()];
}

/** City records lag behind lot splits and mergers, so offer a valid BBL even if it is not in them. */
function unrecorded(query: ParsedQuery): Choice[] {
  const lot = query.kind === 'bbl' ? parseBbl(query.bbl) : undefined;
  if (!lot) return [];
  const { bbl, borough } = lot;
  return [{ bbl, address: `Tax lot ${bbl}, ${boroughName(borough)}`, text: ROW_TEXTS.unrecorded(bbl) }];
}

async function find(text: string): Promise<Found> {
  const query = parseQuery(text);
  if (isRounded(text)) return { choices: [], why: ROW_TEXTS.rounded };
  if (query.kind === 'unreadable') return { choices: [], why: UNREADABLE[query.why] };
  if (query.kind === 'intersection') return { choices: [], why: INTERSECTION };
  const candidates = await findLocally(query);
  const exact = toChoices(
    candidates.filter(({ match }) => match === 'exact'),
    ROW_TEXTS.oneOfSeveral,
  );
  const [first] = exact;
  if (!first) {
    const similar = toChoices(candidates, ROW_TEXTS.similar);
    return { choices: [...unrecorded(query), ...similar], why: ROW_TEXTS.notFound };
  }
  if (exact.length > 1) return { choices: exact, why: ROW_TEXTS.severalMatch };
  const isNamed = query.kind !== 'address' || query.borough || query.zip;
  return isNamed ? { match: first, choices: exact, why: '' } : { choices: exact, why: ROW_TEXTS.noBorough };
}

type LookUps = Pick<AppLoadContext, 'takeLookUp'>;

async function lookUp<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const next = async () => {
    for (let each = waiting.shift(); each; each = waiting.shift()) results[each[0]] = await work(each[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return results;
}

/** Looks up the lots that each pending row may refer to. */
export async function findChoices(rows: readonly PendingRow[], { takeLookUp }: LookUps) {
  const isTooOften = rows.length > 0 && (await takeLookUp(rows.length)) !== undefined;
  return lookUp(rows, async (row) => {
    const { match, choices, why } = isTooOften ? { choices: [], why: TOO_OFTEN } : await find(row.text);
    return {
      ...row,
      why: match ? ROW_TEXTS.found : why,
      choices: choices.map(({ bbl, text }) => ({ bbl, text })),
    };
  });
}

export interface WantedRow extends ListRow {
  chosen?: string;
}

/** Returns the lot that the owner chose. Without a choice, returns the match for the first text that names one lot. */
async function matchRow({
  texts,
  chosen,
}: WantedRow): Promise<{ match?: Choice; text: string; tried: number }> {
  let text = '';
  for (const [tried, each] of texts.entries()) {
    const { match, choices } = await find(each);
    const found = chosen ? choices.find(({ bbl }) => bbl === chosen) : match;
    text = each;
    if (found) return { match: found, text, tried };
  }
  return { text, tried: 0 };
}

/**
 * Finds the lots that the rows refer to, in loaded data only. Throws `FormRejected` if the visitor has looked up
 * too many addresses.
 */
export async function matchRows(rows: readonly WantedRow[], { takeLookUp }: LookUps) {
  if ((await takeLookUp(rows.length)) !== undefined) throw new FormRejected({ '': [TOO_OFTEN] }, 429);
  const looked = await lookUp(rows, async (row) => ({ row, ...(await matchRow(row)) }));
  const found = looked.flatMap(({ row, match, tried }) => (match ? [{ row, match, tried }] : []));
  const records = await readBuildings(found.map(({ match }) => match.bbl));
  const recorded = new Map(records.map((record) => [record.bbl, record]));
  const lines = new Map<string, Set<number>>();
  for (const { row, match } of found) lines.set(match.bbl, (lines.get(match.bbl) ?? new Set()).add(row.line));
  return {
    matched: found.map(({ row: { label, units }, match: { bbl, bin, address } }): PortfolioBuilding => {
      const record = recorded.get(bbl);
      // The city's unit count takes precedence.
      const isAsked = units && !(record && buildingFacts(record).units);
      return {
        bbl,
        address: (record && buildingAddress(record)) ?? address,
        ...(bin && { bin }),
        ...(label && { label }),
        ...(isAsked ? { answers: answersText({ corrections: { units } }) } : {}),
      };
    }),
    undecided: looked.flatMap(({ row: { label, units }, match, text }): PendingRow[] =>
      match ? [] : [{ text, ...(label && { label }), ...(units && { units }) }],
    ),
    twice: [...lines.values()].reduce((sum, { size }) => sum + size - 1, 0),
    stale: found.flatMap(({ row, tried }) => (tried > 0 && !row.chosen ? [row.line] : [])),
  };
}
