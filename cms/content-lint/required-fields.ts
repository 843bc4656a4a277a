import { toObject, toRows } from '#cms/objects.ts';

export interface LintFinding {
  /** `missing` prevents publishing, `weak` does not. */
  kind: 'missing' | 'weak';
  message: string;
}

export const missing = (message: string): LintFinding => ({ kind: 'missing', message });
export const weak = (message: string): LintFinding => ({ kind: 'weak', message });

export interface CheckedField {
  type: string;
  name?: string;
  label?: unknown;
  required?: boolean;
  minRows?: number;
  fields?: readonly CheckedField[];
  tabs?: readonly { name?: string; label?: unknown; fields: readonly CheckedField[] }[];
  blocks?: readonly { slug: string; fields: readonly CheckedField[] }[];
}

interface Parent {
  path: string;
  label: string;
  values: Record<string, unknown>;
  isShown: (path: string) => boolean;
}

const sentenceCase = (name: string): string => {
  const spaced = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

export function displayLabel({ label, name = '' }: Pick<CheckedField, 'label' | 'name'>): string {
  if (typeof label === 'string' && label !== '') return label;
  const english: unknown = typeof label === 'object' && label !== null ? Reflect.get(label, 'en') : undefined;
  return typeof english === 'string' ? english : sentenceCase(name);
}

const ROW = /^\d+$/;

function fieldNamed(fields: readonly CheckedField[], name: string): CheckedField | undefined {
  const found = fields.find((field) => field.name === name);
  const inside = fields.flatMap(({ name: own, fields: below = [], tabs = [] }) =>
    own ? [] : [...below, ...tabs.flatMap((tab) => (tab.name ? [{ ...tab, type: 'group' }] : tab.fields))],
  );
  return found ?? (inside.length > 0 ? fieldNamed(inside, name) : undefined);
}

/** Returns "Reasons, row 2: Text" for "reasons.1.text". If a field does not exist, uses its name. */
export function labelAtPath(fields: readonly CheckedField[], path: string): string {
  const [name = '', ...rest] = path.split('.');
  const field = fieldNamed(fields, name);
  const [row = ''] = rest;
  const isRow = ROW.test(row);
  const label = displayLabel(field ?? { name }) + (isRow ? `, row ${Number(row) + 1}` : '');
  const below = rest.slice(isRow ? 1 : 0).join('.');
  const inside = [...(field?.fields ?? []), ...(field?.blocks ?? []).flatMap((block) => block.fields)];
  return below === '' ? label : `${label}: ${labelAtPath(inside, below)}`;
}

const isEmptyRichText = (value: object): boolean =>
  'root' in value && !/"text":"[^"]|"type":"(?:upload|block|horizontalrule)"/.test(JSON.stringify(value));

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && isEmptyRichText(value);
}

function missingInField(field: CheckedField, parent: Parent): LintFinding[] {
  const { type, name, fields = [], tabs = [], blocks, minRows = 1, required } = field;
  if (type === 'ui') return [];
  if (!name) {
    const inTabs = tabs.flatMap((tab) =>
      missingInField({ ...tab, type: tab.name ? 'group' : 'tab' }, parent),
    );
    return [...missingFields(fields, parent), ...inTabs];
  }
  const path = parent.path ? `${parent.path}.${name}` : name;
  if (!parent.isShown(path)) return [];
  const label = parent.label ? `${parent.label}: ${displayLabel(field)}` : displayLabel(field);
  const value = parent.values[name];
  if (type === 'group') return missingFields(fields, { ...parent, path, label, values: toObject(value) });
  const hasRows = type === 'array' || type === 'blocks';
  const rows = hasRows ? toRows(value) : [];
  const isMissing = required && (hasRows ? rows.length < minRows : isEmpty(value));
  const inRows = rows.flatMap((values, index) => {
    const block = blocks?.find(({ slug }) => slug === values.blockType);
    const row = { ...parent, path: `${path}.${index}`, label: `${label}, row ${index + 1}`, values };
    return missingFields(block?.fields ?? fields, row);
  });
  return [...(isMissing ? [missing(`${label} is missing.`)] : []), ...inRows];
}

export const missingFields = (fields: readonly CheckedField[], parent: Parent): LintFinding[] =>
  fields.flatMap((field) => missingInField(field, parent));
