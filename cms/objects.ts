export type Values = Record<string, unknown>;

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toObject = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};

/** Returns an empty array if `value` is not an array, because a list without rows is the number 0 in form state. */
export const toRows = (value: unknown): Values[] => (Array.isArray(value) ? value.map(toObject) : []);
