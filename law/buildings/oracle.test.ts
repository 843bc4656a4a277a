import { expect, it } from 'vitest';
import { EXAMPLE_LAWS, DAYS_2026 } from '#tests/support/buildings/laws.ts';
import { readRows } from '#tests/support/buildings/read-rows.ts';
import { SAMPLE_LOTS } from '#tests/support/buildings/sample-lots.ts';
import { districtZones } from '../commercial-waste/zones-by-district.ts';
import type { LawResult } from './laws.ts';
import { obligationLines } from './lines.ts';
import type { LawId } from './rules/index.ts';

/** The expected results for 250 lots: our reading of the law, not the city's. */
const EXPECTED = readRows('expected-250-lots.csv');

function decideLines(bbl: string): Record<LawId, LawResult> {
  const building = SAMPLE_LOTS.get(bbl);
  if (!building) throw new Error(`There is no lot ${bbl}.`);
  const lines = obligationLines(building, EXAMPLE_LAWS, DAYS_2026);
  return Object.fromEntries(lines.map((line) => [line.id, line])) as Record<LawId, LawResult>;
}

const day = ({ nextDate, pastDate }: LawResult): string => nextDate ?? pastDate ?? '';

/** The due date of the parking report. Once it has passed, `nextDate` is the yearly observation. */
const parkingReport = ({ nextDate, pastDate }: LawResult): string => pastDate ?? nextDate ?? '';

/** "not indicated" means no, but the question is still offered in case the fact is missing. */
const inWords = ({ verdict }: LawResult, no: string): string =>
  ({ applies: 'applies', likely: 'likely', ask: 'ask', doesNotApply: no, onlyIfYouBuild: 'event' })[verdict];

const listed = ({ verdict }: LawResult): string => (verdict === 'applies' ? 'applies' : 'not on the list');

/** Our results in the columns of the CSV file. Only laws that apply or need an answer have dates. */
function foundFor(bbl: string, { bldgclass = '', cd = '', address = '' }: Readonly<Record<string, string>>) {
  const lines = decideLines(bbl);
  const pathways = SAMPLE_LOTS.get(bbl)?.facts.pathways?.value ?? [];
  const isOfCity = lines['ll97-320'].because.startsWith('cityBuilding');
  const isOnLL97 =
    lines['ll97-320'].verdict === 'applies' || lines['ll97-321'].verdict === 'applies' || isOfCity;
  const zones = districtZones(Number(cd));
  const hpd = lines['hpd-registration'];
  const hasUnits = !hpd.because.startsWith('noUnits') && !hpd.because.startsWith('rooms');
  return {
    bbl,
    address,
    bldgclass,
    cd,
    ll97: isOnLL97 ? 'applies' : 'not on the list',
    ll84: listed(lines.ll84),
    ll87: listed(lines.ll87),
    ll88: listed(lines.ll88),
    ll97_pathways: pathways.join(';'),
    ll87_due: lines.ll87.verdict === 'applies' ? day(lines.ll87) : '',
    ll152:
      lines.ll152.verdict === 'applies'
        ? 'applies unless no gas piping'
        : inWords(lines.ll152, 'exempt class'),
    ll152_due: day(lines.ll152),
    fisp: inWords(lines.fisp, 'does not apply'),
    fisp_due: lines.fisp.verdict === 'applies' ? day(lines.fisp) : '',
    parking: inWords(lines['ll126-parking'], 'not indicated'),
    parking_sub_cycle: { '2023': 'A', '2025': 'B', '2027': 'C', '': '' }[
      parkingReport(lines['ll126-parking']).slice(0, 4)
    ],
    parking_due: parkingReport(lines['ll126-parking']),
    hpd_registration: inWords(hpd, 'not indicated'),
    bedbug_due: day(lines.bedbug),
    ll31: inWords(lines.ll31, hasUnits ? 'does not apply' : 'not indicated'),
    nyc_bin: inWords(lines['nyc-bin'], 'does not apply'),
    cwz_zone: zones.join(' or '),
    cwz_certain: zones.length === 1 ? 'yes' : 'no',
    cwz_relevant: inWords(lines.cwz, 'not indicated'),
  };
}

it.each(EXPECTED)('the sample lot $bbl at $address gets the expected results', (expected) => {
  expect(foundFor(expected.bbl ?? '', expected)).toEqual(expected);
});
