import { zipBorough } from '#law/boroughs.ts';
import { boroughChoice, BOROUGHS, type Borough } from '#law/commercial-waste/choices.ts';
import { districtZones } from '#law/commercial-waste/zones-by-district.ts';
import { boroughName, parseBbl } from '#law/lot.ts';
import { districtName } from '#law/buildings/districts.ts';
import type { Answers } from './draft.ts';
import { MAX } from './assessment-fields.ts';
import { ASSESSMENT_URL } from './steps.ts';
import { FILLED_IN } from './texts.ts';
import { districtTexts } from '../texts.ts';

const PLACE = ['address', 'borough', 'zip', 'district'] as const;

interface Place {
  bbl?: string;
  borough?: string;
  address?: string;
  zip?: number | string;
  district?: number;
}

export function assessmentFor({ bbl, borough, address, zip, district }: Place): string {
  const code = bbl && parseBbl(bbl)?.borough;
  const ofLot = code && boroughChoice(boroughName(code))?.value;
  const query = new URLSearchParams(
    Object.entries({ address, borough: borough ?? ofLot, zip, district }).flatMap(([name, value]) =>
      value ? [[name, String(value)]] : [],
    ),
  );
  return query.size > 0 ? `${ASSESSMENT_URL}?${query.toString()}` : ASSESSMENT_URL;
}

function boroughIn(query: URLSearchParams, zip: string): Borough | undefined {
  const asked = query.get('borough');
  const chosen = BOROUGHS.find(({ value }) => value === asked) ?? boroughChoice(zipBorough(zip));
  return chosen?.value;
}

function zoneSentence(text: string): string | undefined {
  const district = /^[1-5]\d\d$/.test(text) ? Number(text) : Number.NaN;
  const [zone, other] = districtZones(district);
  if (!zone) return undefined;
  const name = districtName(district);
  return other ? districtTexts.inTwoZones(name, zone, other) : districtTexts.inZone(name, zone);
}

export function knownPlace(query: URLSearchParams) {
  if (!PLACE.some((name) => query.has(name))) return undefined;
  const text = query.get('zip') ?? '';
  const zipCode = /^\d{5}$/.test(text) ? text : undefined;
  const borough = boroughIn(query, text);
  const address = query.get('address')?.trim().slice(0, MAX.address) || undefined;
  const typed: Answers = Object.fromEntries(
    Object.entries({ address, borough, zipCode }).filter(([, value]) => value !== undefined),
  );
  const zone = zoneSentence(query.get('district') ?? '');
  const isFilled = Object.keys(typed).length > 0;
  if (!isFilled && !zone) return undefined;
  return {
    typed,
    sentences: [...(isFilled ? [FILLED_IN] : []), ...(zone ? [zone] : [])],
  };
}
