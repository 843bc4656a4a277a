import type { DateField, SelectField, TextField } from 'payload';
import { MAX_ANSWERS_LENGTH } from '#law/buildings/answers.ts';
import { LAW_GROUPS, MODULE_CHOICES } from '#law/modules.ts';
import { nobody, signedIn, systemOnly } from '#cms/access.ts';

export const moduleField = (overrides: Partial<Pick<SelectField, 'access' | 'admin'>> = {}): SelectField => ({
  name: 'module',
  type: 'select',
  required: true,
  index: true,
  options: MODULE_CHOICES,
  ...overrides,
});

export const lawGroupField = (): SelectField => ({
  ...moduleField({ admin: { position: 'sidebar' } }),
  options: [...LAW_GROUPS],
});

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

export const timeField = (name: string, label: string, overrides: Partial<DateField> = {}): DateField => ({
  name,
  label,
  type: 'date',
  ...overrides,
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' }, ...overrides.admin },
});

/** Unguessable, because anyone who knows the URL can see the result. */
export const publicIdField = (name: string, label: string, address: string): TextField => ({
  name,
  label,
  type: 'text',
  required: true,
  unique: true,
  index: true,
  admin: { position: 'sidebar', description: `The last part of its address: ${address}...` },
});

/** Hidden in the panel, because anyone who knows the secret can change the data behind its link. */
export const secretField = (name: string, required = false): TextField => ({
  name,
  type: 'text',
  required,
  unique: true,
  index: true,
  access: { create: nobody, read: nobody, update: nobody },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
});

/** Formatted by `answersText`: "boiler=yes&units=42". */
export const answersField = (): TextField => ({
  name: 'answers',
  label: 'Answers about the building',
  type: 'text',
  maxLength: MAX_ANSWERS_LENGTH,
});

/** See collections/content-files/seed.ts. */
export const seedDigestField = (): TextField => ({
  name: 'seedDigest',
  type: 'text',
  access: { create: nobody, read: nobody, update: nobody },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
});

export const savedByField = (): TextField => ({
  name: 'savedBy',
  label: 'Saved by',
  type: 'text',
  access: { ...systemOnly, read: signedIn },
  admin: { position: 'sidebar', readOnly: true, condition: ({ savedBy }) => Boolean(savedBy) },
});
