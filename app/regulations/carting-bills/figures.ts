import { longDay } from '../figures/kinds.ts';
import { DOUBTS, type Figure, type Register, valueOn } from '../figures/register.ts';
import { type RuleFigures, usesOfKeys } from '../figures/values.ts';
import type { RateUnit } from './bill.ts';

/** The most that a carter may charge, in dollars, with the sentence that names its source. */
export interface Maximum {
  dollars: number;
  source: string;
}

/** What the findings on a bill are calculated with. */
export interface BillFigures {
  /** The citywide cap of the Business Integrity Commission. */
  cap: Readonly<Record<RateUnit, Maximum>>;
  /** The carter's own maximum in a zone, where the register has it. */
  carterMaximum: (zone: string, carter: string, unit: RateUnit) => Maximum | undefined;
}

const CAP_KEYS = { volume: 'bic-cap-volume', weight: 'bic-cap-weight' } as const;

const inKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Editors add a figure with this key once they have read a carter's maximum in its agreement with the city. */
export const carterMaximumKey = (zone: string, carter: string, unit: RateUnit): string =>
  `cwz-maximum-${unit}-${inKey(zone)}-${inKey(carter)}`;

/** "Business Integrity Commission, as checked on November 22, 2026". */
function sourceOf({ citation, checkedOn, certainty }: Figure): string {
  const doubt = DOUBTS[certainty];
  return `${citation}, as checked on ${longDay(checkedOn)}${doubt ? ` (${doubt})` : ''}`;
}

function maximumOn({ figures }: Register, key: string, day: string): Maximum | undefined {
  const figure = figures[key];
  const value = figure && valueOn(figure, day);
  return figure && value !== undefined ? { dollars: Number(value), source: sourceOf(figure) } : undefined;
}

function capOn(register: Register, unit: RateUnit, day: string): Maximum {
  const cap = maximumOn(register, CAP_KEYS[unit], day);
  if (!cap) throw new Error(`The figure "${CAP_KEYS[unit]}" is not published, or has no value.`);
  return cap;
}

export const BILL_FIGURES: RuleFigures<BillFigures> = {
  uses: usesOfKeys(Object.values(CAP_KEYS)),
  from: (register, day) => ({
    cap: { volume: capOn(register, 'volume', day), weight: capOn(register, 'weight', day) },
    carterMaximum: (zone, carter, unit) => maximumOn(register, carterMaximumKey(zone, carter, unit), day),
  }),
};
