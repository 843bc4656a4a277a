/** What is known of a file's viruses. The first one is where no scanner is set up. */
export const SCAN_STATES = [
  { value: 'notScanned', label: 'No scanner is set up' },
  { value: 'waiting', label: 'Waits for the scanner' },
  { value: 'clean', label: 'Nothing found' },
  { value: 'infected', label: 'Infected' },
] as const;
