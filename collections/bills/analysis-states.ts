export const STATES = [
  { value: 'notRead', label: 'Not read' },
  { value: 'waiting', label: 'Waiting to be read' },
  { value: 'reading', label: 'Being read' },
  { value: 'read', label: 'Read' },
  { value: 'byHand', label: 'Read by hand' },
] as const;

export const BY_HAND_REASONS = [
  { value: 'crashed', label: 'The reader crashed on it' },
  { value: 'tooLong', label: 'It took too long' },
  { value: 'tooLarge', label: 'It took too much memory' },
  { value: 'interrupted', label: 'The product stopped while reading it, twice' },
  { value: 'infected', label: 'The virus scanner found something' },
  { value: 'notScanned', label: 'The virus scanner could not be reached' },
  { value: 'notFound', label: 'Its files could not be opened' },
] as const;

export const KINDS = [
  { value: 'bill', label: 'A bill' },
  { value: 'notABill', label: 'Not a bill' },
  { value: 'empty', label: 'Empty' },
] as const;

export const SOURCES = ['text', 'scan'] as const;

export const VERDICTS = ['none', 'accepted', 'corrected', 'dismissed'] as const;

export const CORRECTORS = ['visitor', 'staff'] as const;
