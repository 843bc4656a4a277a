/** The name of the field that only machines fill in. */
export const TRAP = 'website';

/** Whether a form was filled in by a machine. */
export const isTrapped = (fields: FormData): boolean => Boolean(fields.get(TRAP));
