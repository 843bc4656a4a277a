import { formatNumber } from '#law/numbers.ts';
import { classDescription, kindLabel } from '#law/buildings/building-classes.ts';
import { districtLabel } from '#law/buildings/district-places.ts';
import type { BuildingSet, FactName, Facts, LotFacts } from '#law/buildings/facts.ts';
import { NOT_RECORDED } from './texts.ts';
import { SET_EXPLAINED, SET_NAMES, setText } from '#law/buildings/set-names.ts';

export interface FactRow {
  name: FactName;
  label: string;
  value?: string;
  source?: string;
  note?: string;
  isYours: boolean;
  cityValue?: string;
}

export type LoadedSets = { readonly [Name in BuildingSet]?: string };

interface Shown<Name extends FactName> {
  label: string;
  format: (value: LotFacts[Name]) => string;
  set: BuildingSet;
  isOfLot?: true;
  /** Hidden when not recorded, because most lots lack this fact. */
  isRare?: true;
}

const area = (value: number): string => `${formatNumber(value)} sq ft`;

/** Distinguishes a data set that is not loaded from one that has no value for this building. */
function missingNote(set: BuildingSet, loaded: LoadedSets): string {
  if (loaded[set] === undefined) return NOT_RECORDED.noSet(SET_NAMES[set], SET_EXPLAINED[set]);
  return NOT_RECORDED.noValue(setText(set, loaded[set]));
}

interface FactsInput {
  facts: Facts;
  city: Facts;
  loaded: LoadedSets;
  hasSeveralBuildings: boolean;
}

function factRow<Name extends FactName>(
  name: Name,
  shown: Shown<Name>,
  { facts, city, loaded, hasSeveralBuildings }: FactsInput,
): FactRow | undefined {
  const fact = facts[name];
  if (!fact) {
    if (shown.isRare) return undefined;
    return { name, label: shown.label, note: missingNote(shown.set, loaded), isYours: false };
  }
  const isYours = fact.source === 'visitor';
  const recorded = city[name];
  return {
    name,
    label: shown.label,
    value: shown.format(fact.value),
    source: setText(fact.source, fact.version),
    note: !isYours && shown.isOfLot && hasSeveralBuildings ? 'Whole lot' : undefined,
    isYours,
    cityValue: isYours && recorded ? shown.format(recorded.value) : undefined,
  };
}

export function factRows(input: FactsInput): FactRow[] {
  const classInWords = (code: string): string => {
    const chosen = input.facts.buildingClass?.source === 'visitor' ? kindLabel(code) : undefined;
    if (chosen !== undefined && code === input.facts.buildingClass?.value) return chosen;
    const words = classDescription(code, input.facts.units?.value);
    return words ? `${words} (class ${code})` : `Class ${code}`;
  };
  const row = <Name extends FactName>(name: Name, shown: Shown<Name>) => factRow(name, shown, input);
  const rows = [
    row('buildingClass', { label: 'Kind of building', format: classInWords, set: 'pluto' }),
    row('floorArea', { label: 'Floor area', format: area, set: 'pluto', isOfLot: true }),
    row('listArea', {
      label: 'Floor area on the list',
      format: area,
      set: 'covered',
      isOfLot: true,
      isRare: true,
    }),
    row('floors', { label: 'Stories', format: formatNumber, set: 'pluto' }),
    row('units', { label: 'Homes', format: formatNumber, set: 'pluto', isOfLot: true }),
    row('yearBuilt', { label: 'Year built', format: String, set: 'pluto' }),
    row('district', { label: 'Community district', format: districtLabel, set: 'pluto' }),
    row('buildings', { label: 'Buildings on the lot', format: formatNumber, set: 'pluto', isRare: true }),
    row('historicDistrict', { label: 'Historic district', format: String, set: 'pluto', isRare: true }),
    row('landmark', { label: 'Landmark', format: String, set: 'pluto', isRare: true }),
  ];
  return rows.filter((each) => each !== undefined);
}
