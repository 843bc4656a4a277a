import type { FieldMetadata } from '@conform-to/react';
import { METER_NAMES, METERS, type EnergyUse } from '#app/regulations/ll97/emissions.ts';
import { TextInput } from '#app/ui/forms/controls.tsx';

interface EnergyFieldsProps {
  fields: Record<keyof EnergyUse, FieldMetadata<string | undefined>>;
}

const HINTS: Partial<Record<keyof EnergyUse, string>> = {
  naturalGasTherms: '1 therm is 100 kBtu. A bill in ccf: multiply by 1.026.',
  fuelOil4Gallons: METERS.fuelOil4Gallons.note,
  districtSteamThousandPounds: 'Mlb on a New York steam bill.',
};

/** The label of an amount of energy. */
export const meterLabel = (name: keyof EnergyUse): string => `${METERS[name].label}, ${METERS[name].unit}`;

/** A year's energy, fuel by fuel, in the units of the bills. */
export const EnergyFields = ({ fields }: EnergyFieldsProps) => (
  <fieldset className="grid gap-5">
    <legend className="mb-1 text-[1.3rem] font-bold">The energy of one year</legend>
    <p className="text-[0.94rem] text-soft">
      January to December, from the bills of the whole building. Leave what it does not use empty. Without any
      bill, leave all empty: we estimate from the median of buildings of the same kind, and say so.
    </p>
    {METER_NAMES.map((name) => (
      <TextInput
        key={name}
        field={fields[name]}
        label={meterLabel(name)}
        hint={HINTS[name]}
        inputMode="decimal"
      />
    ))}
  </fieldset>
);
