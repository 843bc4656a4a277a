import { readFileSync } from 'node:fs';
import { NO_ENERGY, type EnergyUse } from '#law/ll97/emissions.ts';
import type { PropertyTypeName } from '#law/ll97/property-types.ts';
import type { Building } from '#law/ll97/report.ts';

interface WorkedResult {
  period: string;
  limit_t: number;
  emissions_t: number;
  excess_t: number;
  penalty_usd: number;
  assumption: boolean;
}

interface WorkedExample {
  id: string;
  inputs: {
    uses?: { property_type: PropertyTypeName; sq_ft: number }[];
    energy_per_year?: Record<string, number>;
  };
  results: WorkedResult[];
}

const METERS: Record<string, { name: keyof EnergyUse; perUnit: number }> = {
  electricity_kwh: { name: 'electricityKwh', perUnit: 1 },
  natural_gas_therms: { name: 'naturalGasTherms', perUnit: 1 },
  natural_gas_kbtu: { name: 'naturalGasTherms', perUnit: 0.01 },
  fuel_oil_2_gallons: { name: 'fuelOil2Gallons', perUnit: 1 },
  district_steam_thousand_lb: { name: 'districtSteamThousandPounds', perUnit: 1 },
};

function energyOf(quantities: Record<string, number>): EnergyUse {
  const energy = { ...NO_ENERGY };
  for (const [key, quantity] of Object.entries(quantities)) {
    const meter = METERS[key];
    if (!meter) throw new Error(`The example uses ${key}, which the tests do not know.`);
    energy[meter.name] = quantity * meter.perUnit;
  }
  return energy;
}

const file = new URL('ll97/worked-examples.json', import.meta.url);
const { examples } = JSON.parse(readFileSync(file, 'utf8')) as { examples: WorkedExample[] };

/** The worked examples that include energy use, as buildings with their results. */
export const WORKED_EXAMPLES = examples.flatMap(
  ({ id, inputs: { uses, energy_per_year: energy }, results }) => {
    if (!uses || !energy || Object.keys(energy).length === 0) return [];
    const building: Building = {
      address: '350 Fifth Avenue, New York, NY 10118',
      uses: uses.map(({ property_type, sq_ft }) => ({ propertyType: property_type, squareFeet: sq_ft })),
      energy: energyOf(energy),
      pathway: 'article320',
    };
    return [{ id, building, results }];
  },
);
