import { boroughOfZip } from '#law/boroughs.ts';
import { boroughChoice, BOROUGHS, type Borough } from '#law/commercial-waste/choices.ts';
import { zonesOfDistrict } from '#law/commercial-waste/zones-by-district.ts';
import { boroughName, lotOf } from '#law/lot.ts';
import { districtName } from '#law/buildings/districts.ts';
import type { Answers } from './draft.ts';
import { MAX } from './assessment-fields.ts';
import { ASSESSMENT_URL } from './steps.ts';

const PLACE = ['address', 'borough', 'zip', 'district'] as const;

interface Place {
  bbl?: string;
  address?: string;
  zip?: number | string;
  /** In City Planning's numbers: 105 is Manhattan 5. */
  district?: number;
}

export function assessmentFor({ bbl, address, zip, district }: Place): string {
  const code = bbl && lotOf(bbl)?.borough;
  const borough = code && boroughChoice(boroughName(code))?.value;
  const query = new URLSearchParams(
    Object.entries({ address, borough, zip, district }).flatMap(([name, value]) =>
      value ? [[name, String(value)]] : [],
    ),
  );
  return query.size > 0 ? `${ASSESSMENT_URL}?${query.toString()}` : ASSESSMENT_URL;
}

function boroughIn(query: URLSearchParams, zip: string): Borough | undefined {
  const asked = query.get('borough');
  const chosen = BOROUGHS.find(({ value }) => value === asked) ?? boroughChoice(boroughOfZip(zip));
  return chosen?.value;
}

function zoneSentence(text: string): string | undefined {
  const district = /^[1-5]\d\d$/.test(text) ? Number(text) : Number.NaN;
  const [zone, other] = zonesOfDistrict(district);
  if (!zone) return undefined;
  const name = `Community District ${districtName(district)}`;
  return other
    ? `${name} is partly in the waste zone ${zone} and partly in ${other}. The exact address decides.`
    : `${name} is in the waste zone ${zone}.`;
}

export interface KnownPlace {
  typed: Answers;
  sentences: string[];
}

export function knownPlace(query: URLSearchParams): KnownPlace | undefined {
  if (!PLACE.some((name) => query.has(name))) return undefined;
  const text = query.get('zip') ?? '';
  const zipCode = /^\d{5}$/.test(text) ? text : undefined;
  const borough = boroughIn(query, text);
  const address = query.get('address')?.trim().slice(0, MAX.address) || undefined;
  const typed = Object.fromEntries(
    Object.entries({ address, borough, zipCode }).filter(([, value]) => value !== undefined),
  );
  const zone = zoneSentence(query.get('district') ?? '');
  const isFilled = Object.keys(typed).length > 0;
  if (!isFilled && !zone) return undefined;
  return {
    typed,
    sentences: [
      ...(isFilled
        ? ['We filled in what city records say about your building. Check it before you continue.']
        : []),
      ...(zone ? [zone] : []),
    ],
  };
}
