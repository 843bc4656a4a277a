import type { LawId } from '../buildings/rules/index.ts';
import type { CodeMap } from './code-map.ts';
import { filingFindings, findRegistration } from './findings.ts';
import { recordItems } from './items.ts';
import type { CityRecord, VacateOrder } from './rows.ts';
import { standingSheds } from './sheds.ts';
import type { Counts, Finding, ItemKind, RecordItem, RecordSummary, StandingShed } from './summary.ts';

const CENTS = 100;

/** Adds dollars without floating-point noise. */
export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * CENTS), 0) / CENTS;

const liveOrders = ({ rows }: CityRecord): VacateOrder[] =>
  rows['hpd-vacate-orders'].filter(({ rescindedOn }) => rescindedOn === undefined);

function recordCounts(
  record: CityRecord,
  items: readonly RecordItem[],
  sheds: readonly StandingShed[],
): Counts {
  const count = (isCounted: (item: RecordItem) => boolean) => items.filter(isCounted).length;
  const open = (kind: ItemKind, set?: string) =>
    count((item) => item.state === 'open' && item.kind === kind && (set === undefined || item.set === set));
  const openHpd = items.filter((item) => item.state === 'open' && item.kind === 'hpdViolation');
  const ofClass = (letter: string) =>
    openHpd.filter(({ hazardClass = '' }) => hazardClass.toUpperCase() === letter).length;
  const counts = {
    dobBisOpen: open('dobViolation', 'dob-violations'),
    dobBisDeleted: count(({ state }) => state === 'deleted'),
    dobSafetyOpen: open('dobViolation', 'dob-safety-violations'),
    dobSafetyClosing: count(({ state }) => state === 'closing'),
    ecbOpen: open('dobSummons'),
    hpdOpen: openHpd.length,
    hpdA: ofClass('A'),
    hpdB: ofClass('B'),
    hpdC: ofClass('C'),
    hpdI: ofClass('I'),
    hpdOverdue: openHpd.filter(({ isOverdue }) => isOverdue).length,
    oathOtherOpen: open('otherSummons'),
  };
  return {
    ...counts,
    openTotal:
      counts.dobBisOpen + counts.dobSafetyOpen + counts.ecbOpen + counts.hpdOpen + counts.oathOtherOpen,
    balanceDue: sum(items.map(({ balance }) => balance)),
    pendingHearing: sum(items.map(({ atStake }) => atStake)),
    vacateOrdersLive: liveOrders(record).length,
    aepActive: record.rows['hpd-aep'].filter(({ status = '' }) => /^aep active$/i.test(status)).length,
    shedsStanding: sheds.length,
  };
}

function openByLaw(items: readonly RecordItem[]): Map<LawId, number> {
  const laws = new Map<LawId, number>();
  for (const { state, law } of items) if (law && state === 'open') laws.set(law, (laws.get(law) ?? 0) + 1);
  return laws;
}

function recordFindings(
  record: CityRecord,
  items: readonly RecordItem[],
  on: string,
): RecordSummary['findings'] {
  const filings = filingFindings(record, on);
  const open = openByLaw(items);
  const laws = new Set([...open.keys(), ...(Object.keys(filings) as LawId[])]);
  const findings = [...laws].flatMap((law): [LawId, Finding][] => {
    const count = open.get(law);
    const filed = filings[law];
    return count || filed ? [[law, { ...(count && { openViolations: count }), ...filed }]] : [];
  });
  return Object.fromEntries(findings);
}

/** Counts each violation and summons once, even if two data sets include it. */
export function summarize(record: CityRecord, codes: CodeMap, on: string): RecordSummary {
  const items = recordItems(record, { codes, on });
  const sheds = standingSheds(record.rows['permits-sheds'], on);
  return {
    bbl: record.bbl,
    on,
    sets: record.sets,
    counts: recordCounts(record, items, sheds),
    findings: recordFindings(record, items, on),
    items,
    vacateOrders: liveOrders(record),
    sheds,
    registration: findRegistration(record, on),
    hpdBuilding: [...record.rows['hpd-registrations'], ...record.rows['hpd-violations']].find(
      ({ building }) => building !== undefined,
    )?.building,
  };
}
