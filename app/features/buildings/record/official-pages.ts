import type { RecordItem } from '#law/city-record/summary.ts';

export interface OfficialPage {
  label: string;
  href: string;
}

const BIS = 'https://a810-bisweb.nyc.gov/bisweb';
const DOB_NOW = 'https://a810-dobnow.nyc.gov/publish/Index.html#!/';
const HPD_ONLINE = 'https://hpdonline.nyc.gov/hpdonline';
export const HPD_ONLINE_LABEL = 'HPD Online';

const OATH = 'https://a820-ecbticketfinder.nyc.gov/';

const bisUrl = (bin: number): string => `${BIS}/PropertyProfileOverviewServlet?bin=${bin}`;

export const hpdOnlineUrl = (building: string | undefined): string =>
  building ? `${HPD_ONLINE}/building/${building}/overview` : `${HPD_ONLINE}/`;

/** The agencies' own pages about a lot. DOB NOW has no URL for a single building. */
export const officialPages = (bins: readonly number[], hpdBuilding?: string): OfficialPage[] => [
  ...(bins.length === 0
    ? [{ label: "DOB's Building Information System", href: `${BIS}/bispi00.jsp` }]
    : bins.slice(0, 3).map((bin) => ({ label: `DOB's record of building ${bin}`, href: bisUrl(bin) }))),
  { label: 'DOB NOW', href: DOB_NOW },
  { label: HPD_ONLINE_LABEL, href: hpdOnlineUrl(hpdBuilding) },
  { label: "OATH's ticket finder", href: OATH },
];

/** The agency's own page for a violation or a summons. */
export function officialPage(
  { kind, set, bin }: RecordItem,
  { bins, hpdBuilding }: { bins: readonly number[]; hpdBuilding?: string },
): OfficialPage {
  if (kind === 'hpdViolation') return { label: HPD_ONLINE_LABEL, href: hpdOnlineUrl(hpdBuilding) };
  if (kind === 'otherSummons' || set === 'oath-hearings') return { label: 'OATH', href: OATH };
  if (set === 'dob-safety-violations') return { label: 'DOB NOW', href: DOB_NOW };
  const building = bin ?? bins[0];
  return { label: 'BIS', href: building === undefined ? `${BIS}/bispi00.jsp` : bisUrl(building) };
}

export const dataSetUrl = (id: string): string => `https://data.cityofnewyork.us/d/${id}`;
