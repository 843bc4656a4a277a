export interface LintFinding {
  /** `missing` prevents publishing; `weak` does not. */
  kind: 'missing' | 'weak';
  message: string;
}

export const missing = (message: string): LintFinding => ({ kind: 'missing', message });
export const weak = (message: string): LintFinding => ({ kind: 'weak', message });

/** The part of a field's configuration that the check needs. */
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

interface Place {
  /** The path of the parent, such as "bands.0". */
  path: string;
  /** Its label, such as "Bands, row 1". */
  words: string;
  values: Record<string, unknown>;
  /** Whether the form shows the field at a path: hidden fields are not required. */
  isShown: (path: string) => boolean;
}

/** "searchTitle" becomes "Search title", as the panel does for a field without a label. */
const sentenceCase = (name: string): string => {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The label of a field in the panel. */
export function labelOf({ label, name = '' }: Pick<CheckedField, 'label' | 'name'>): string {
  if (typeof label === 'string' && label !== '') return label;
  const english: unknown = typeof label === 'object' && label !== null ? Reflect.get(label, 'en') : undefined;
  return typeof english === 'string' ? english : sentenceCase(name);
}

const joined = (around: string, name: string): string => (around ? `${around}.${name}` : name);
const within = (around: string, words: string): string => (around ? `${around}: ${words}` : words);

/** Whether formatted text has neither text nor an image. */
const isEmptyText = (value: object): boolean =>
  'root' in value && !/"text":"[^"]|"type":"(?:upload|block|horizontalrule)"/.test(JSON.stringify(value));

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && isEmptyText(value);
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function missingInRows(field: CheckedField, place: Place, rows: unknown[]): LintFinding[] {
  return rows.flatMap((row, index) => {
    const values = asRecord(row);
    const block = field.blocks?.find(({ slug }) => slug === values.blockType);
    const path = `${place.path}.${index}`;
    const words = `${place.words}, row ${index + 1}`;
    return missingFields(block?.fields ?? field.fields ?? [], { ...place, path, words, values });
  });
}

function missingInField(field: CheckedField, place: Place): LintFinding[] {
  const { name } = field;
  if (field.type === 'ui') return [];
  if (!name) return missingFields(field.fields ?? [], place);
  const path = joined(place.path, name);
  if (!place.isShown(path)) return [];
  const words = within(place.words, labelOf(field));
  const value = place.values[name];
  const inner = { ...place, path, words, values: asRecord(value) };
  if (field.type === 'group') return missingFields(field.fields ?? [], inner);
  const isRows = field.type === 'array' || field.type === 'blocks';
  const rows = isRows && Array.isArray(value) ? (value as unknown[]) : [];
  const isMissing = Boolean(field.required) && (isRows ? rows.length < (field.minRows ?? 1) : isEmpty(value));
  return [...(isMissing ? [missing(`${words} is missing.`)] : []), ...missingInRows(field, inner, rows)];
}

/** The required fields that are empty, by their labels, in the order of the form. */
export const missingFields = (fields: readonly CheckedField[], place: Place): LintFinding[] =>
  fields.flatMap((field) => [
    ...missingInField(field, place),
    ...(field.tabs ?? []).flatMap((tab) =>
      missingInField({ ...tab, type: tab.name ? 'group' : 'tab' }, place),
    ),
  ]);
