import type { Block, Field, Plugin } from 'payload';
import { formatLabels } from 'payload/shared';

export const findTextFields = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return findTextFields(field.fields);
    return field.type === 'text' || field.type === 'textarea' ? [field.name] : [];
  });

const MAX = 80;

export function rowText(row: object | undefined, names: readonly string[]): string {
  const texts = names.map((name): unknown => row && Reflect.get(row, name));
  const text = texts.find((each) => typeof each === 'string' && each.trim() !== '');
  const line = typeof text === 'string' ? text.trim().replace(/\s+/g, ' ') : '';
  return line.length > MAX ? `${line.slice(0, MAX - 1).trimEnd()}…` : line;
}

const rowLabel = (kind: string, fields: Field[]) => ({
  path: '/cms/panel/row-label.tsx#RowLabel',
  clientProps: { kind, names: findTextFields(fields) },
});

const singularLabel = (labels: Block['labels'], name: string): string =>
  typeof labels?.singular === 'string' ? labels.singular : formatLabels(name).singular;

function labeledBlock(block: Block): Block {
  const { admin, fields, labels, slug } = block;
  const Label = rowLabel(singularLabel(labels, slug), fields);
  const components = { ...admin?.components, Label };
  return { ...block, fields: fields.map(labeled), admin: { ...admin, components } };
}

function labeled(field: Field): Field {
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(labeled) })) };
  }
  if (field.type === 'row' || field.type === 'group' || field.type === 'collapsible') {
    return { ...field, fields: field.fields.map(labeled) };
  }
  if (field.type === 'blocks') {
    return {
      ...field,
      blocks: field.blocks.map(labeledBlock),
      admin: { initCollapsed: true, ...field.admin },
    };
  }
  if (field.type !== 'array') return field;
  const { admin, fields, labels, name } = field;
  const components = { RowLabel: rowLabel(singularLabel(labels, name), fields), ...admin?.components };
  return { ...field, fields: fields.map(labeled), admin: { initCollapsed: true, ...admin, components } };
}

export const labeledRows: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => ({ ...each, fields: each.fields.map(labeled) })),
  globals: config.globals?.map((each) => ({ ...each, fields: each.fields.map(labeled) })),
});
