import type { TableRow } from './set.ts';
import { bbl as toBbl } from './values.ts';

interface Units {
  low: number;
  high: number;
  billing: string;
}

/** Maps unit lots to billing lots. PAD lists some buildings under a unit lot; all other data sets use the billing lot. */
export function condoLots() {
  const blocks = new Map<string, Units[]>();
  const seen = new Set<string>();

  const joinBbl = (borough: string, block: string, lot: string): string =>
    toBbl(borough + block.padStart(5, '0') + lot.padStart(4, '0'));

  return {
    unitRows: (values: readonly string[]): readonly TableRow[] => {
      const [lowBorough = '', lowBlock = '', lowLot = '', highBorough = '', highBlock = '', highLot = ''] =
        values;
      const [borough = '', block = '', lot = ''] = values.slice(6);
      if (borough === '' || Number(lot) === 0) return [];
      const low = joinBbl(lowBorough, lowBlock, lowLot);
      const high = joinBbl(highBorough, highBlock, highLot);
      const billing = joinBbl(borough, block, lot);
      if (seen.has(low)) return [];
      seen.add(low);
      const units = { low: Number(lowLot), high: Number(highLot), billing };
      const key = lowBorough + lowBlock;
      const known = blocks.get(key);
      if (known) known.push(units);
      else blocks.set(key, [units]);
      return [[low, high, billing]];
    },
    lotOf: (borough: string, block: string, lot: string): string => {
      const number = Number(lot);
      const units = blocks.get(borough + block)?.find(({ low, high }) => number >= low && number <= high);
      return units?.billing ?? joinBbl(borough, block, lot);
    },
  };
}
