export const CLAMD_PORT = 3310;

/** `notScanned` applies if no scanner is set up. */
export const SCAN_STATES = [
  { value: 'notScanned', label: 'Not scanned: no virus scanner is set up' },
  { value: 'waiting', label: 'Waiting for the virus scan' },
  { value: 'clean', label: 'No virus found' },
  { value: 'infected', label: 'Infected' },
] as const;
