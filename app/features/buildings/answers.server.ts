import type { LoaderFunctionArgs } from '@remix-run/node';
import { buildingFacts, isKnown, readBuilding, type BuildingRecord } from '#app/data/buildings.server.ts';
import { readRegister, readThresholds } from '#app/data/figures.server.ts';
import { type BuildingCopy, readBuildingCopy, readLaws } from '#app/data/laws.server.ts';
import { isCondoUnitLot, parseBbl, type Lot } from '#law/lot.ts';
import { findLocally } from '#app/data/building-search.server.ts';
import { CONDO_UNIT, CONDO_UNIT_HEADING } from '#app/features/address-box/messages.ts';
import { dayInNewYork } from '#law/days.ts';
import type { Facts } from '#law/buildings/facts.ts';
import type { LawResult } from '#law/buildings/laws.ts';
import { obligationLines } from '#law/buildings/lines.ts';
import { addressText } from '#law/address-text.ts';
import { ownCorrections, withCorrections } from '#law/buildings/answers.ts';
import { districtsOfPlace } from '#app/features/address-box/districts-of-place.server.ts';
import { type BuildingQuery, parseBuildingQuery, parseDescribedQuery } from './building-query.ts';
import { buildingUrls } from '#app/urls/building-urls.ts';
import type { Missing } from './missing-building.tsx';
import { LOTS } from './texts.ts';

export interface Answers {
  query: BuildingQuery;
  city: Facts;
  facts: Facts;
  lines: LawResult[];
  copy: BuildingCopy;
  day: string;
}

export interface LotAnswers extends Answers {
  lot: Lot;
  record: BuildingRecord;
}

interface Asked {
  lot?: Lot;
  city: Facts;
  query: BuildingQuery;
  copy: BuildingCopy;
}

async function answersFor({ lot, city, query: asked, copy }: Asked, now: Date): Promise<Answers> {
  const query = { ...asked, corrections: ownCorrections(city, asked.corrections) };
  const day = dayInNewYork(now);
  const [laws, register, thresholds] = await Promise.all([readLaws(), readRegister(), readThresholds(now)]);
  const facts = withCorrections(city, query.corrections);
  const lines = obligationLines({ lot, facts, answers: query.answers, thresholds, day }, laws, register);
  return { query, city, facts, lines, copy, day };
}

export interface DescribedAnswers extends Answers {
  districts: readonly number[];
}

export async function describedAnswers(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  now = new Date(),
): Promise<DescribedAnswers> {
  const query = parseDescribedQuery(new URL(request.url).searchParams);
  const { address, corrections } = query;
  const districts =
    address && corrections.district === undefined ? await districtsOfPlace(address, context) : [];
  const [district, ...others] = districts;
  const known =
    district === undefined || others.length > 0
      ? query
      : { ...query, corrections: { ...corrections, district } };
  return {
    ...(await answersFor({ city: {}, query: known, copy: await readBuildingCopy() }, now)),
    districts,
  };
}

/** The Covered Buildings List may give each building on a lot its own pathway. */
function factsWithPathway(record: BuildingRecord, bin: number | undefined): Facts {
  const facts = buildingFacts(record);
  const pathway = record.coveredBuildings.find((building) => building.bin === bin)?.pathway;
  return pathway === undefined || !facts.pathways
    ? facts
    : { ...facts, pathways: { ...facts.pathways, value: [pathway] } };
}

type NotFound = { status: 400 | 404; missing: Missing } | { movedTo: string };

/** The 404 for a condo unit. Suggests the billing lot, where the unit's data is recorded. */
async function missingUnit(bbl: string): Promise<NotFound> {
  const condos = await findLocally({ kind: 'bbl', bbl });
  const lots = condos.map(({ bbl: condo, address }) => ({
    label: addressText(address) || `BBL ${condo}`,
    path: buildingUrls(condo).page,
  }));
  return { status: 404, missing: { heading: CONDO_UNIT_HEADING, text: CONDO_UNIT, bbl, lots } };
}

async function missingLot(
  bbl: string,
  { lot, record }: { lot?: Lot; record?: BuildingRecord } = {},
): Promise<NotFound> {
  if (!record) return { status: 400, missing: LOTS.impossible };
  if (record.billingLot) return { movedTo: record.billingLot };
  if (record.formerOf.length > 0) {
    const lots = record.formerOf.map((lot) => ({
      label: lot.address ? addressText(lot.address) : `BBL ${lot.bbl}`,
      path: buildingUrls(lot.bbl).page,
    }));
    return { status: 404, missing: { ...LOTS.merged, bbl, lots } };
  }
  if (lot && isCondoUnitLot(lot)) return missingUnit(bbl);
  return { status: 404, missing: { ...LOTS.unknown, bbl } };
}

export async function loadLotAnswers(
  bbl: string,
  query: BuildingQuery,
  now = new Date(),
): Promise<LotAnswers | NotFound> {
  const lot = parseBbl(bbl);
  if (!lot) return missingLot(bbl);
  const record = await readBuilding(bbl);
  if (!isKnown(record)) return missingLot(bbl, { lot, record });
  const bin = record.bins.find((known) => known === query.bin);
  const answers = await answersFor(
    { lot, city: factsWithPathway(record, bin), query: { ...query, bin }, copy: await readBuildingCopy() },
    now,
  );
  return { ...answers, lot, record };
}

export const lotAnswers = ({ url }: Pick<Request, 'url'>, bbl: string, now = new Date()) =>
  loadLotAnswers(bbl, parseBuildingQuery(new URL(url).searchParams), now);
