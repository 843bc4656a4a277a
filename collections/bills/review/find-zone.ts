import type { Payload } from 'payload';
import { officialZoneOf } from '#law/commercial-waste/zones-by-zip.ts';
import { zonesOfDistrict } from '#law/commercial-waste/zones-by-district.ts';
import type { ZoneName } from '#law/commercial-waste/zones.ts';
import { parseQuery } from '#city-data/address-parser/parse-query.ts';
import { findBuildings } from '#city-data/find-building.ts';
import { readBuilding } from '#city-data/read-building.ts';

/** Anchored at the end: a house number can have five digits, too. */
const ZIP_AT_END = /\b(1\d{4})(?:-\d{4})?\s*$/;

function zoneOfZip(zip: string | undefined): ZoneName | undefined {
  const official = zip ? officialZoneOf(zip) : undefined;
  return official?.kind === 'zone' && official.isVerified ? official.name : undefined;
}

async function zoneOfLot(payload: Payload, address: string): Promise<ZoneName | undefined> {
  const query = parseQuery(address);
  if (query.kind !== 'address') return undefined;
  const candidates = (await findBuildings(query)).filter(({ match }) => match === 'exact');
  const [bbl, another] = new Set(candidates.map((candidate) => candidate.bbl));
  if (!bbl || another) return undefined;
  const { lot } = await readBuilding(payload, bbl);
  const [zone, other] = lot?.district === undefined ? [] : zonesOfDistrict(lot.district);
  return other ? undefined : zone;
}

interface Address {
  text: string;
  zip?: string;
}

export async function findZone(payload: Payload, { text, zip }: Address): Promise<ZoneName | undefined> {
  return zoneOfZip(zip ?? ZIP_AT_END.exec(text)?.[1]) ?? zoneOfLot(payload, text);
}
