import { z } from 'zod';
import { BOROUGHS, parseBbl } from '#law/lot.ts';
import { houseNumberText, parseHouseNumber } from './address-parser/house-number.ts';
import { normalizeStreet } from './address-parser/normalize.ts';
import type { ParsedAddress, AddressReading } from './address-parser/parse-address.ts';
import { toCandidate, type Candidate } from './look-up/candidates.ts';

const TIMEOUT_MS = 2000;
const MAX_FEATURES = '8';

const featureSchema = z.object({
  properties: z.object({
    housenumber: z.string(),
    street: z.string(),
    borough: z.string().optional(),
    postalcode: z.string().optional(),
    addendum: z.object({ pad: z.object({ bbl: z.string(), bin: z.string().optional() }) }),
  }),
});

type Feature = z.infer<typeof featureSchema>['properties'];

const answerSchema = z.object({
  features: z.array(z.unknown()).transform((features) =>
    features.flatMap((feature) => {
      const parsed = featureSchema.safeParse(feature);
      return parsed.success ? [parsed.data.properties] : [];
    }),
  ),
});

function isSame(
  { housenumber, street, borough }: Feature,
  { house, street: key }: AddressReading,
  named?: number,
) {
  const found = parseHouseNumber(housenumber);
  const code = BOROUGHS.find(({ name }) => name === borough)?.code;
  return (
    found?.number === house.number &&
    found.isHyphenated === house.isHyphenated &&
    found.suffix === house.suffix &&
    normalizeStreet(street) === key &&
    (named === undefined || code === named)
  );
}

const toBin = (bin = ''): number | null =>
  /^[1-5]\d{6}$/.test(bin) && !bin.endsWith('000000') ? Number(bin) : null;

/**
 * Queries City Planning's GeoSearch, if enabled, for an address that no loaded data set contains. GeoSearch reports
 * the same confidence for a match and for nonsense, so the house number, the street, and the borough (if one is
 * named) must equal the requested ones. Sends only the parsed address. A late response counts as no match.
 */
export async function askGeosearch({ readings, borough }: ParsedAddress): Promise<Candidate[]> {
  const { GEOSEARCH_URL } = process.env;
  const [reading] = readings;
  if (!GEOSEARCH_URL) return [];
  const url = new URL('/v2/search', GEOSEARCH_URL);
  const place = BOROUGHS.find(({ code }) => code === borough)?.name ?? 'New York';
  url.searchParams.set('text', `${houseNumberText(reading.house)} ${reading.street}, ${place}`);
  url.searchParams.set('size', MAX_FEATURES);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  const answer = answerSchema.safeParse(response?.ok ? await response.json().catch(() => null) : null);
  const features = answer.success ? answer.data.features : [];
  const same = features.filter(
    (feature) => isSame(feature, reading, borough) && parseBbl(feature.addendum.pad.bbl),
  );
  const byLot = new Map(same.map((feature) => [feature.addendum.pad.bbl, feature]));
  return [...byLot].map(([bbl, { housenumber, street, postalcode, addendum }]) =>
    toCandidate(
      {
        bbl,
        bin: toBin(addendum.pad.bin),
        zip: postalcode ? Number(postalcode) : null,
        address: `${housenumber} ${street}`,
      },
      'exact',
    ),
  );
}
