import type { SelectField } from 'payload';

/** A colour of the risk scale. The site shows it with a word and an icon beside it. */
export const toneField = (): SelectField => ({
  name: 'tone',
  label: 'Color',
  type: 'select',
  required: true,
  options: [
    { value: 'low', label: 'Green' },
    { value: 'medium', label: 'Yellow' },
    { value: 'high', label: 'Orange' },
    { value: 'veryHigh', label: 'Red' },
  ],
});
