import { classDescription, KINDS } from '#law/buildings/building-classes.ts';
import { districtLabel } from '#law/buildings/district-places.ts';
import { DISTRICTS } from '#law/buildings/districts.ts';
import { CORRECTABLE, type CorrectableFact, type Facts } from '#law/buildings/facts.ts';
import { FIELD_HINTS } from './texts.ts';

export interface FieldView {
  name: CorrectableFact;
  label: string;
  hint?: string;
  value: string;
  choices?: { value: string; label: string }[];
  isDecimal?: true;
  errors?: string[];
}

function districtChoices(districts: readonly number[], chosen: number | undefined) {
  const offered = districts.length > 1 ? districts : DISTRICTS;
  const all = chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];
  return all.map((district) => ({ value: String(district), label: districtLabel(district) }));
}

const FIELDS: Readonly<Record<CorrectableFact, Pick<FieldView, 'label' | 'hint' | 'isDecimal'>>> = {
  buildingClass: { label: 'Kind of building' },
  floorArea: { label: 'Floor area', hint: FIELD_HINTS.floorArea },
  floors: { label: 'Stories', hint: FIELD_HINTS.floors, isDecimal: true },
  units: { label: 'Homes', hint: FIELD_HINTS.units },
  yearBuilt: { label: 'Year built' },
  district: { label: 'Community district', hint: FIELD_HINTS.district },
};

export const FIELD_LABELS: Readonly<Record<CorrectableFact, string>> = {
  buildingClass: 'kind of building',
  floorArea: 'floor area',
  floors: 'stories',
  units: 'homes',
  yearBuilt: 'year built',
  district: 'community district',
};

const ORDER: readonly CorrectableFact[] = CORRECTABLE.toSorted(
  (a, b) => Object.keys(FIELDS).indexOf(a) - Object.keys(FIELDS).indexOf(b),
);

function kindChoices(code: string | undefined) {
  const choices = KINDS.map(({ buildingClass, label }) => ({ value: buildingClass, label }));
  if (!code || choices.some(({ value }) => value === code)) return choices;
  return [{ value: code, label: `${classDescription(code) ?? 'As recorded'} (class ${code})` }, ...choices];
}

export const FACT_ERROR = 'We could not read this. Enter a number, or choose from the list';

export const fieldViews = (facts: Facts, districts: readonly number[] = []): FieldView[] =>
  ORDER.map((name) => {
    const value = facts[name]?.value;
    return {
      name,
      ...FIELDS[name],
      value: value === undefined ? '' : String(value),
      ...(name === 'buildingClass' && { choices: kindChoices(facts.buildingClass?.value) }),
      ...(name === 'district' && { choices: districtChoices(districts, facts.district?.value) }),
    };
  });
