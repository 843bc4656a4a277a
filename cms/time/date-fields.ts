import type { DateField, Field, Plugin } from 'payload';

const CELL = '/cms/time/date-cell.tsx#NewYorkDateCell';
const FIELD = '/cms/time/date-field.tsx#NewYorkDateField';

/** Payload would add these fields by itself, but without our list cell. */
const timestamp = (name: 'updatedAt' | 'createdAt'): DateField => ({
  name,
  type: 'date',
  index: true,
  label: ({ t }) => t(`general:${name}`),
  admin: { disableBulkEdit: true, hidden: true },
});

function inNewYork(field: Field): Field {
  if (field.type !== 'date') return field;
  const hasTime = field.admin?.date?.pickerAppearance === 'dayAndTime';
  const components = { Cell: CELL, ...(hasTime ? { Field: FIELD } : {}), ...field.admin?.components };
  return { ...field, admin: { ...field.admin, components } };
}

const withTimestamps = (fields: Field[]): Field[] => {
  const names = new Set(fields.map((field) => 'name' in field && field.name));
  const missing = (['updatedAt', 'createdAt'] as const).filter((name) => !names.has(name));
  return [...fields, ...missing.map(timestamp)];
};

export const newYorkDates: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    fields: withTimestamps(collection.fields).map(inNewYork),
  })),
});
