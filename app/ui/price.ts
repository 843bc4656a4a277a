/** A price in whole dollars: "$1,250". */
export const price = (dollars: number): string => `$${dollars.toLocaleString('en-US')}`;
