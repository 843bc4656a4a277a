import type { Block, Field, Plugin } from 'payload';
import { formatLabels } from 'payload/shared';
import { textFieldsOf } from './row-text.ts';

const rowLabel = (kind: string, fields: Field[]) => ({
  path: '/cms/admin/rows/row-label.tsx#RowLabel',
  clientProps: { kind, names: textFieldsOf(fields) },
});

const singularOf = (labels: Block['labels'], name: string): string =>
  typeof labels?.singular === 'string' ? labels.singular : formatLabels(name).singular;

function labeledBlock(block: Block): Block {
  const { admin, fields, labels, slug } = block;
  const Label = rowLabel(singularOf(labels, slug), fields);
  const components = { ...admin?.components, Label };
  return { ...block, fields: fields.map(labeled), admin: { ...admin, components } };
}

/** The same field, where its rows and those in it are collapsed, and labeled by their words. */
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
      admin: { ...field.admin, initCollapsed: true },
    };
  }
  if (field.type !== 'array') return field;
  const { admin, fields, labels, name } = field;
  const components = { RowLabel: rowLabel(singularOf(labels, name), fields), ...admin?.components };
  return { ...field, fields: fields.map(labeled), admin: { ...admin, initCollapsed: true, components } };
}

/** Makes long forms short: rows say what is in them, and open one by one. */
export const labeledRows: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => ({ ...each, fields: each.fields.map(labeled) })),
  globals: config.globals?.map((each) => ({ ...each, fields: each.fields.map(labeled) })),
});
