export const STATES = [
  { value: 'notRead', label: 'Not read yet' },
  { value: 'waiting', label: 'Waiting to be read' },
  { value: 'reading', label: 'Being read' },
  { value: 'read', label: 'Read' },
  { value: 'byHand', label: 'Reading failed' },
] as const;

export const BY_HAND_REASONS = [
  { value: 'crashed', label: 'The reader crashed on it' },
  { value: 'tooLong', label: 'It took too long' },
  { value: 'tooLarge', label: 'It used too much memory' },
  { value: 'interrupted', label: 'The product stopped twice while reading it' },
  { value: 'infected', label: 'The virus scanner found something' },
  { value: 'notScanned', label: 'The virus scanner could not be reached' },
  { value: 'notFound', label: 'Its files could not be opened' },
] as const;

export const KINDS = [
  { value: 'bill', label: 'A bill' },
  { value: 'notABill', label: 'Not a bill' },
  { value: 'empty', label: 'Empty' },
] as const;
