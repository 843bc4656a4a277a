/** Everybody, visitors included. */
export const anyone = (): boolean => true;
