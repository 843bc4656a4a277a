import { longDay } from '../figures/figure-kinds.ts';
import { type Figure, type Register, valueOn } from '../figures/register.ts';
import { DOUBTS } from '../modules.ts';
import { knownHaulerIn } from './haulers.ts';
import { figureValues, type RuleFigures, useNames } from '../figures/values.ts';
import type { RateUnit } from './bill.ts';

export interface Maximum {
  dollars: number;
  source: string;
}

interface CapEdition {
  dollars: number;
  from?: string;
}

/** The Business Integrity Commission's citywide cap: the highest published value that may be in force. */
export interface Cap extends Maximum, CapEdition {
  /** The lowest published value, if values differ. A rate between the two is not an overcharge. */
  lowest?: CapEdition;
}

export interface BillFigures {
  cap: Readonly<Record<RateUnit, Cap>>;
  citywide: { carters: number; containerYards: number };
  contractYears: number;
  carterMaximum: (zone: string, carter: string, unit: RateUnit) => Maximum | undefined;
}

const NUMBER_KEYS = ['cwz-carters-citywide', 'cwz-large-container', 'bic-contract-years'] as const;

const CAP_KEYS = { volume: 'bic-cap-volume', weight: 'bic-cap-weight' } as const;

const inKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const LEFT_OUT = /^(the|inc|incorporated|llc|corp|corporation|co|company|ltd|services?)$/;

const shortKey = (name: string): string =>
  inKey(name)
    .split('-')
    .filter((word) => !LEFT_OUT.test(word))
    .join('-');

/**
 * Returns "royal-waste" for "Royal Waste Services, Inc.", because sources spell a carter's name differently, or use the
 * name in its award. "Royal Waste Management" may be another carter, so it keeps its own key.
 */
function carterInKey(name: string): string {
  const known = knownHaulerIn(name);
  const rest = known && name.slice(0, known.start) + name.slice(known.end);
  return shortKey(known && shortKey(rest ?? '') === '' ? known.name : name);
}

/** Editors add a figure with this key after they read a carter's maximum in its agreement with the city. */
export const carterMaximumKey = (zone: string, carter: string, unit: RateUnit): string =>
  `cwz-maximum-${unit}-${inKey(zone)}-${inKey(carter)}`;

function citedSource({ citation, checkedOn, certainty }: Figure): string {
  const doubt = DOUBTS[certainty];
  return `${citation}, as checked on ${longDay(checkedOn)}${doubt ? ` (${doubt})` : ''}`;
}

interface CarterInZone {
  zone: string;
  carter: string;
  day: string;
}

function maximumOn(
  { figures }: Register,
  { zone, carter, day }: CarterInZone,
  unit: RateUnit,
): Maximum | undefined {
  const prefix = carterMaximumKey(zone, '', unit);
  const key = Object.keys(figures).find(
    (each) => each.startsWith(prefix) && carterInKey(each.slice(prefix.length)) === carterInKey(carter),
  );
  const figure = key === undefined ? undefined : figures[key];
  const value = figure && valueOn(figure, day);
  return figure && value !== undefined ? { dollars: Number(value), source: citedSource(figure) } : undefined;
}

export const hasMaximum = (register: Register, where: CarterInZone): boolean =>
  (['volume', 'weight'] as const).some((unit) => maximumOn(register, where, unit));

/** Until the figure is verified, any published value may be the cap. */
function capOn(register: Register, unit: RateUnit, day: string): Cap {
  const figure = register.figures[CAP_KEYS[unit]];
  const value = figure && valueOn(figure, day);
  if (!figure || value === undefined) {
    throw new Error(`The figure "${CAP_KEYS[unit]}" is not published, or has no value.`);
  }
  const source = citedSource(figure);
  if (figure.certainty === 'verified') return { dollars: Number(value), source };
  const editions = figure.values
    .map((period) => ({ dollars: Number(period.value), from: period.from }))
    .toSorted((a, b) => a.dollars - b.dollars);
  const [lowest, highest = lowest] = [editions[0], editions.at(-1)];
  return { dollars: Number(value), ...highest, source, ...(lowest === highest ? {} : { lowest }) };
}

function numbersOn(register: Register, day: string): Pick<BillFigures, 'citywide' | 'contractYears'> {
  const values = figureValues(register, NUMBER_KEYS, day);
  return {
    citywide: {
      carters: Number(values['cwz-carters-citywide']),
      containerYards: Number(values['cwz-large-container']),
    },
    contractYears: Number(values['bic-contract-years']),
  };
}

export const BILL_FIGURES: RuleFigures<BillFigures> = {
  uses: useNames([...Object.values(CAP_KEYS), ...NUMBER_KEYS]),
  from: (register, day) => ({
    cap: { volume: capOn(register, 'volume', day), weight: capOn(register, 'weight', day) },
    ...numbersOn(register, day),
    carterMaximum: (zone, carter, unit) => maximumOn(register, { zone, carter, day }, unit),
  }),
};
