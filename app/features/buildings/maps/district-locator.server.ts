import { districtZones } from '#law/commercial-waste/zones-by-district.ts';
import { boroughName } from '#law/lot.ts';
import { communityDistrict } from '#law/buildings/districts.ts';
import { drawBorough } from './districts.server.ts';

export function districtLocator(district: number | undefined) {
  const community = district === undefined ? undefined : communityDistrict(district);
  if (district === undefined || !community) return undefined;
  const { box, districts, openAreas } = drawBorough(community.borough);
  const own = districts.find((each) => each.district === district);
  if (!own) return undefined;
  const zones = districtZones(district);
  const name = `${boroughName(community.borough)} Community District ${community.number}`;
  const inZone = zones.length > 0 ? `, in the commercial waste zone ${zones.join(' or ')}` : '';
  return {
    box,
    others: districts
      .filter((each) => each !== own)
      .map(({ path }) => path)
      .join(''),
    own: own.path,
    openAreas,
    sentence: `${name}${inZone}.`,
  };
}

export type LocatorView = NonNullable<ReturnType<typeof districtLocator>>;
