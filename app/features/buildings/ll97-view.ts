import type { PeriodAssessment } from '#law/ll97/assessment.ts';
import { findPathway, PATHWAYS, type Pathway } from '#law/ll97/coverage.ts';
import type { BuildingUse } from '#law/ll97/emissions.ts';
import { filedEnergy, type Filing, filingId, findFiling } from '#law/ll97/filing.ts';
import { filingHints } from '#law/ll97/filing-hints.ts';
import type { LL97Figures } from '#law/ll97/figures.ts';
import { buildingUses } from '#law/ll97/portfolio-manager.ts';
import type { PropertyTypeName } from '#law/ll97/property-types.ts';
import { reportOn } from '#law/ll97/report.ts';
import type { Facts } from '#law/buildings/facts.ts';
import { CALCULATOR_URL, calculatorFor } from '#app/urls/calculator-url.ts';
import { filingName, hintText } from '#app/features/ll97/texts.ts';
import { squareFeet } from '#app/features/ll97/report/format-report.ts';
import type { BuildingCopy } from '#app/data/laws.server.ts';
import { FILING } from './texts.ts';
import { periodsView } from '#app/features/ll97/report/period-view.ts';

interface Ll97Input {
  bbl?: string;
  facts: Facts;
  /** Covered Buildings List codes (0 to 4) of the chosen building, or of the lot if none is chosen. */
  pathways: readonly number[];
  filings: readonly Filing[];
  chosen?: string;
  filingHref: (id: string) => string;
  law: LL97Figures;
  copy: BuildingCopy['emissions'];
  day: string;
}

type ExposureInput = Omit<Ll97Input, 'filingHref'>;

/** The chosen filing, or the newest if only one property filed for that year. */
function filingFor({ filings, chosen }: ExposureInput): Filing | undefined {
  if (chosen) return findFiling(filings, chosen);
  const newest = Math.max(...filings.map(({ year }) => year));
  const [filing, ...others] = filings.filter(({ year }) => year === newest);
  return others.length === 0 ? filing : undefined;
}

/** Each filing is shown separately. A lot's filings are never added up. */
const filingView = (filing: Filing, { filings, filingHref }: Ll97Input, chosen?: Filing) => ({
  key: filingId(filing),
  year: filing.year,
  name: filingName(filing),
  area: filing.floorArea ? squareFeet(filing.floorArea) : FILING.noArea,
  hints: filingHints(filing, filings).map(hintText),
  href: filingHref(filingId(filing)),
  isChosen: filing === chosen,
});

/** For estimates: the use of building classes that almost always have a single use. */
const USES_OF_CLASS: readonly [RegExp, PropertyTypeName][] = [
  [/^(?:[CD]\d|R[1-4D])$/, 'Multifamily Housing'],
  [/^O[1-9]$/, 'Office'],
  [/^H[1-59BS]$/, 'Hotel'],
  [/^K/, 'Retail Store'],
  [/^E/, 'Non-Refrigerated Warehouse'],
  [/^W[1-3]$/, 'K-12 School'],
  [/^M1$/, 'Worship Facility'],
];

const typicalUse = (buildingClass: string): PropertyTypeName | undefined =>
  USES_OF_CLASS.find(([pattern]) => pattern.test(buildingClass))?.[1];

function estimatedUses({ listArea, floorArea, buildingClass }: Facts): BuildingUse[] | undefined {
  const area = floorArea?.source === 'visitor' ? floorArea.value : (listArea ?? floorArea)?.value;
  const propertyType = buildingClass && typicalUse(buildingClass.value);
  return area && propertyType ? [{ propertyType, squareFeet: area }] : undefined;
}

interface Computed {
  basis: string;
  isEstimate: boolean;
  cautions: string[];
  assessments?: PeriodAssessment[];
}

const none = (basis: string): Computed => ({ basis, isEstimate: false, cautions: [] });

/** Ignores the minimum size for a listed building, because the Covered Buildings List determines coverage. */
function periodsFor(
  { facts, law, day }: ExposureInput,
  pathway: Pathway,
  building: { uses: readonly BuildingUse[]; energy?: ReturnType<typeof filedEnergy> },
): PeriodAssessment[] | undefined {
  const isListed = facts.onLL97?.value === true;
  return reportOn({ ...building, pathway }, day, isListed ? { ...law, coveredSquareFeet: 0 } : law)
    ?.assessments;
}

function computedFrom(filing: Filing, input: ExposureInput, pathway: Pathway): Computed {
  const { propertyId, year, otherFuels } = filing;
  const uses = buildingUses(filing.uses);
  const energy = filedEnergy(filing);
  if (!energy) return none(FILING.noEnergy(propertyId, year));
  if (!uses) return none(FILING.noLimit(propertyId, year));
  return {
    basis: FILING.basis(propertyId, year),
    isEstimate: false,
    cautions: [...(otherFuels.length > 0 ? [FILING.leftOut(otherFuels)] : []), input.copy.filedText],
    assessments: periodsFor(input, pathway, { uses, energy }),
  };
}

function estimated(input: ExposureInput, pathway: Pathway): Computed {
  const uses = estimatedUses(input.facts);
  const assessments = uses && periodsFor(input, pathway, { uses });
  const [use] = uses ?? [];
  if (!use || !assessments) return none(input.copy.missingFactsText);
  return {
    basis: `${use.propertyType}, ${squareFeet(use.squareFeet)}.`,
    isEstimate: true,
    cautions: [input.copy.estimateText],
    assessments,
  };
}

function compute(input: ExposureInput, filing: Filing | undefined, pathways: readonly Pathway[]): Computed {
  const [pathway = 'article320', ...others] = pathways;
  if (others.length > 0) return none(input.copy.severalPathwaysText);
  if (filing) return computedFrom(filing, input, pathway);
  return input.filings.length > 0 ? none(input.copy.severalFilingsText) : estimated(input, pathway);
}

export function ll97Exposure(input: ExposureInput) {
  const { facts, filings, law } = input;
  const area = Math.max(facts.listArea?.value ?? 0, facts.floorArea?.value ?? 0);
  const isListed = facts.onLL97?.value === true;
  if (!isListed && area <= law.coveredSquareFeet && filings.length === 0) return undefined;
  const filing = filings.length > 0 ? filingFor(input) : undefined;
  const pathways = [...new Set(input.pathways.map(findPathway))].filter((pathway) => pathway !== undefined);
  return { filing, pathways, isListed, ...compute(input, filing, pathways) };
}

export function ll97View(input: Ll97Input) {
  const exposure = ll97Exposure(input);
  if (!exposure) return undefined;
  const { filings, copy } = input;
  const { filing, pathways, isListed, basis, isEstimate, cautions, assessments } = exposure;
  return {
    pathways: pathways.map((pathway) => PATHWAYS[pathway].explanation),
    filings: filings
      .toSorted((a, b) => b.year - a.year || a.propertyId.localeCompare(b.propertyId))
      .map((each) => filingView(each, input, filing)),
    basis,
    isEstimate,
    periods: assessments && periodsView(assessments),
    cautions: isListed ? cautions : [input.bbl ? copy.notListedText : copy.describedText, ...cautions],
    calculator: {
      label: filing ? 'Open this filing in the calculator' : 'Use your own bills in the calculator',
      href: input.bbl ? calculatorFor(input.bbl, filing) : CALCULATOR_URL,
    },
  };
}

export type Ll97View = NonNullable<ReturnType<typeof ll97View>>;
