export function medianOf(numbers: number[]): number | undefined;
export function figure(number: number): string;
