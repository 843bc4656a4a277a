interface Measured {
  name: string;
  perSecond: number;
  barePerSecond: number;
  failed: number;
}

export function promisesOf(measured: {
  few: Measured[];
  many: Measured[];
}): { text: string; found: string; isKept: boolean }[];
