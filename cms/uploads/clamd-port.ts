export const CLAMD_PORT = 3310;
