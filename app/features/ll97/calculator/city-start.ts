import type { BuildingRecord } from '#app/data/buildings.server.ts';
import { boroughName, parseBbl } from '#law/lot.ts';
import { versionText } from '#law/buildings/facts.ts';
import { filingHints } from '#law/ll97/filing-hints.ts';
import { filedEnergy, findFiling, type Filing } from '#law/ll97/filing.ts';
import { countedUses } from '#law/ll97/portfolio-manager.ts';
import { addressText } from '#law/address-text.ts';
import { setText } from '#law/buildings/set-names.ts';
import { squareFeet } from '../report/format-report.ts';
import { filingName, hintText, startTexts } from '../texts.ts';
import {
  EMPTY_START,
  listedPathway,
  startOfArea,
  startOfFiling,
  type CalculatorStart,
} from './calculator-start.ts';
import { calculatorQuery, NO_FILING } from '#app/urls/calculator-url.ts';
import { MAX_USES } from './calculator-fields.ts';
import { COMPARE_TEXT } from './texts.ts';

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

/** The fraction by which a filing's area may differ from the list's area without a notice. */
const NOTABLE_DIFFERENCE = 0.05;

const present = (sentences: readonly (string | false | undefined)[]): string[] =>
  sentences.filter((sentence) => typeof sentence === 'string');

export type LotFilings = Pick<BuildingRecord, 'bbl' | 'filings' | 'covered' | 'coveredBuildings' | 'loaded'>;

const theList = ({ loaded }: LotFilings): string => `the ${setText('covered', loaded.covered ?? '')}`;

/** The address in the city's files, with its borough. */
export function addressIn(bbl: string, address: string | undefined): string | undefined {
  const lot = parseBbl(bbl);
  return address && lot ? `${addressText(address)}, ${boroughName(lot.borough)}` : undefined;
}

function pathwayPoint(lot: LotFilings, bins: readonly number[]): string {
  if (!lot.loaded.covered) return startTexts.listNotLoaded;
  if (!lot.covered?.onLL97) return startTexts.notOnList(theList(lot));
  return listedPathway(lot, bins) ? startTexts.pathwayFrom(theList(lot)) : startTexts.severalPathways;
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
    untyped.length > 0 && startTexts.untyped(untyped.map(({ name }) => name)),
    surplus.length > 0 && startTexts.noRoom(surplus),
    otherFuels.length > 0 && startTexts.otherFuels(otherFuels),
    generatedKwh !== undefined && generatedKwh > 0 && startTexts.generated(generatedKwh),
    startTexts.notCounted,
  ]);
}

function areaPoint(lot: LotFilings, { floorArea }: Filing): string | undefined {
  const area = lot.covered?.area;
  if (!area || !floorArea || Math.abs(floorArea - area) <= area * NOTABLE_DIFFERENCE) return undefined;
  return startTexts.areas(floorArea, theList(lot), area);
}

function fromFiling(lot: LotFilings, filing: Filing): Filled {
  const address = addressIn(lot.bbl, filing.address ?? lot.covered?.address);
  const hasEnergy = filedEnergy(filing) !== undefined;
  const hints = filingHints(filing, lot.filings).filter(
    ({ kind }) => kind !== 'unknownUses' && kind !== 'noEnergy',
  );
  return {
    start: startOfFiling(filing, { address, pathway: startPathway(lot, filing.bins) }),
    city: {
      kind: 'filled',
      heading: startTexts.filingHeading(filing),
      points: present([
        startTexts.fromFiling(filing.year, address !== undefined, hasEnergy),
        !hasEnergy && startTexts.noEnergy,
        ...leftOut(filing),
        areaPoint(lot, filing),
        ...hints.map(hintText),
        pathwayPoint(lot, filing.bins),
        COMPARE_TEXT,
      ]),
      otherFilings: lot.filings.length > 1 ? calculatorQuery(lot.bbl) : undefined,
    },
  };
}

const noFilings = ({ loaded, filings }: LotFilings): string | undefined => {
  if (filings.length > 0) return undefined;
  return loaded.ll84 ? startTexts.noFilings(versionText(loaded.ll84)) : startTexts.filingsNotLoaded;
};

function fromList(lot: LotFilings): Filled {
  const area = lot.covered?.area;
  const address = addressIn(lot.bbl, lot.covered?.address);
  const isListed = Boolean(area) || address !== undefined;
  const bins = lot.coveredBuildings.map(({ bin }) => bin);
  return {
    start: startOfArea(area, { address, pathway: startPathway(lot, bins) }),
    city: {
      kind: 'filled',
      heading: isListed ? startTexts.listHeading(theList(lot)) : startTexts.nothingHeading,
      points: present([
        isListed && startTexts.fromList(Boolean(area), address !== undefined),
        noFilings(lot),
        isListed && startTexts.listOnly,
        pathwayPoint(lot, bins),
        isListed && COMPARE_TEXT,
      ]),
      otherFilings: lot.filings.length > 0 ? calculatorQuery(lot.bbl) : undefined,
    },
  };
}

function choose(lot: LotFilings, isMissing: boolean): Filled {
  const choices = lot.filings.map((filing) => ({
    name: filingName(filing),
    area: filing.floorArea ? squareFeet(filing.floorArea) : startTexts.noArea,
    url: calculatorQuery(lot.bbl, filing),
    hints: filingHints(filing, lot.filings).map(hintText),
  }));
  const other = lot.covered?.area
    ? {
        label: startTexts.startWithList,
        url: calculatorQuery(lot.bbl, NO_FILING),
      }
    : { label: startTexts.startYourself, url: '?' };
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
