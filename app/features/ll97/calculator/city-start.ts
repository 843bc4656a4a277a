import type { BuildingRecord } from '#app/data/buildings.server.ts';
import { boroughName, lotOf } from '#law/lot.ts';
import { versionText } from '#law/buildings/facts.ts';
import { filingHints } from '#law/ll97/filing-hints.ts';
import { filedEnergy, findFiling, type Filing } from '#law/ll97/filing.ts';
import { countedUses } from '#law/ll97/portfolio-manager.ts';
import { addressText } from '#law/address-text.ts';
import { setText } from '#law/buildings/set-names.ts';
import { squareFeet, wholeNumber } from '../report/format-report.ts';
import {
  EMPTY_START,
  listedPathway,
  startOfArea,
  startOfFiling,
  type CalculatorStart,
} from './calculator-start.ts';
import { CALCULATOR_URL, calculatorFor, NO_FILING } from '#app/urls/calculator-url.ts';
import { filingName, hintText, listed, quoted } from './filing-text.ts';
import { MAX_USES } from './calculator-fields.ts';

export interface FilledFrom {
  kind: 'filled';
  heading: string;
  points: string[];
  otherFilings?: string;
}

interface FilingChoice {
  name: string;
  area: string;
  url: string;
  hints: string[];
}

export interface ChooseFiling {
  kind: 'choose';
  isMissing: boolean;
  choices: FilingChoice[];
  other: { label: string; url: string };
}

export interface NoLot {
  kind: 'noLot';
}

export type CityStart = FilledFrom | ChooseFiling | NoLot;

interface Filled {
  start: CalculatorStart;
  city: CityStart;
}

const COMPARE =
  'Compare these figures with your bills before you make the report. Nothing is stored until then.';

/** Larger differences from the list's area, as a share, get a notice. */
const NOTABLE_DIFFERENCE = 0.05;

const present = (sentences: readonly (string | false | undefined)[]): string[] =>
  sentences.filter((sentence) => typeof sentence === 'string');

export type LotFilings = Pick<BuildingRecord, 'bbl' | 'filings' | 'covered' | 'coveredBuildings' | 'loaded'>;

const theList = ({ loaded }: LotFilings): string => `the ${setText('covered', loaded.covered ?? '')}`;

function addressIn(bbl: string, address: string | undefined): string | undefined {
  const lot = lotOf(bbl);
  return address && lot ? `${addressText(address)}, ${boroughName(lot.borough)}` : undefined;
}

function pathwayPoint(lot: LotFilings, bins: readonly number[]): string {
  if (!lot.loaded.covered)
    return "We don't have the Covered Buildings List here, so choose what applies to your building.";
  if (!lot.covered?.onLL97) {
    return `This lot is not on ${theList(lot)}, for Local Law 97. If you think it should be, ask the Department of Buildings.`;
  }
  return listedPathway(lot, bins)
    ? `How the building has to comply comes from ${theList(lot)}.`
    : 'Buildings on this lot have to comply in different ways. Choose what applies to yours.';
}

const startPathway = (lot: LotFilings, bins: readonly number[]) =>
  listedPathway(lot, bins) ?? (lot.covered?.onLL97 ? undefined : EMPTY_START.pathway);

function leftOut({ uses, otherFuels, generatedKwh }: Filing): string[] {
  const counted = countedUses(uses);
  const untyped = counted.slice(0, MAX_USES).filter(({ propertyType }) => !propertyType);
  const surplus = counted
    .slice(MAX_USES)
    .map(({ name, squareFeet: area }) => `${name} (${squareFeet(area)})`);
  return present([
    untyped.length > 0 &&
      `Local Law 97 has no limit for ${quoted(untyped.map(({ name }) => name))}. Choose the closest property type.`,
    surplus.length > 0 && `Left out because there is no room for more uses: ${listed(surplus)}.`,
    otherFuels.length > 0 &&
      `Left out because the calculator has no field for it: ${listed(otherFuels)}. Actual emissions are higher.`,
    generatedKwh !== undefined &&
      generatedKwh > 0 &&
      `Left out: ${wholeNumber(generatedKwh)} kWh of electricity made on site.`,
    'Left out because the law does not count them: water and peak demand.',
  ]);
}

function areaPoint(lot: LotFilings, { floorArea }: Filing): string | undefined {
  const area = lot.covered?.area;
  if (!area || !floorArea || Math.abs(floorArea - area) <= area * NOTABLE_DIFFERENCE) return undefined;
  return `The filing has ${squareFeet(floorArea)}, ${theList(lot)} ${squareFeet(area)} for the whole lot.`;
}

const filedParts = (filing: Filing): string =>
  filedEnergy(filing)
    ? `the uses with their floor areas, and the energy use of ${filing.year}`
    : 'the uses with their floor areas';

function fromFiling(lot: LotFilings, filing: Filing): Filled {
  const address = addressIn(lot.bbl, filing.address ?? lot.covered?.address);
  const hints = filingHints(filing, lot.filings).filter(
    ({ kind }) => kind !== 'unknownUses' && kind !== 'noEnergy',
  );
  return {
    start: startOfFiling(filing, { address, pathway: startPathway(lot, filing.bins) }),
    city: {
      kind: 'filled',
      heading: `Filled in from the Local Law 84 filing for ${filingName(filing)}`,
      points: present([
        `From the filing: ${address ? 'the address, ' : ''}${filedParts(filing)}.`,
        !filedEnergy(filing) &&
          'The filing reports no energy use. Enter it from your bills, or leave it empty for an estimate.',
        ...leftOut(filing),
        areaPoint(lot, filing),
        ...hints.map(hintText),
        pathwayPoint(lot, filing.bins),
        COMPARE,
      ]),
      otherFilings: lot.filings.length > 1 ? calculatorFor(lot.bbl) : undefined,
    },
  };
}

const noFilings = ({ loaded, filings }: LotFilings): string | undefined => {
  if (filings.length > 0) return undefined;
  return loaded.ll84
    ? `The city's Local Law 84 filings (${versionText(loaded.ll84)}) include none for this lot.`
    : "We don't have Local Law 84 filings here.";
};

function fromList(lot: LotFilings): Filled {
  const area = lot.covered?.area;
  const address = addressIn(lot.bbl, lot.covered?.address);
  const parts = present([area ? 'the floor area' : undefined, address ? 'the address' : undefined]);
  const bins = lot.coveredBuildings.map(({ bin }) => bin);
  return {
    start: startOfArea(area, { address, pathway: startPathway(lot, bins) }),
    city: {
      kind: 'filled',
      heading: parts.length > 0 ? `Filled in from ${theList(lot)}` : 'We have no figures for this lot',
      points: present([
        parts.length > 0 && `From the list: ${listed(parts)} of the whole lot.`,
        noFilings(lot),
        parts.length > 0 &&
          'The list does not show uses or energy. Choose the property type, and enter the figures from your bills.',
        pathwayPoint(lot, bins),
        parts.length > 0 && COMPARE,
      ]),
      otherFilings: lot.filings.length > 0 ? calculatorFor(lot.bbl) : undefined,
    },
  };
}

function choose(lot: LotFilings, isMissing: boolean): Filled {
  const choices = lot.filings.map((filing) => ({
    name: filingName(filing),
    area: filing.floorArea ? squareFeet(filing.floorArea) : 'no floor area given',
    url: calculatorFor(lot.bbl, filing),
    hints: filingHints(filing, lot.filings).map(hintText),
  }));
  const other = lot.covered?.area
    ? {
        label: 'Start with the floor area from the Covered Buildings List',
        url: calculatorFor(lot.bbl, NO_FILING),
      }
    : { label: 'Enter the figures yourself', url: CALCULATOR_URL };
  return { start: EMPTY_START, city: { kind: 'choose', isMissing, choices, other } };
}

/** A lot may have several filings, which are never added up. The visitor chooses one. */
export function cityStart(lot: LotFilings | undefined, chosen: string | null): Filled {
  if (!lot) return { start: EMPTY_START, city: { kind: 'noLot' } };
  const { filings } = lot;
  if (filings.length === 0 || chosen === NO_FILING) return fromList(lot);
  const [only, ...others] = filings;
  const filing = chosen === null ? (others.length === 0 ? only : undefined) : findFiling(filings, chosen);
  return filing ? fromFiling(lot, filing) : choose(lot, chosen !== null);
}

export const isMissing = (city: CityStart | undefined): boolean =>
  city?.kind === 'noLot' || (city?.kind === 'choose' && city.isMissing);
