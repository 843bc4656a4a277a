/** The default port of clamd. */
export const CLAMD_PORT = 3310;
