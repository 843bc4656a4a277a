import { z } from 'zod';
import type { CheckedField } from '#cms/content-lint/required-fields.ts';
import { toObject, toRows, type Values } from '#cms/objects.ts';

const changeSchema = z.object({ before: z.unknown().optional(), typed: z.unknown().optional() });

/** Unsaved changes, keyed by field path. */
const changesSchema = z.record(z.string(), changeSchema);

export type UnsavedChanges = z.infer<typeof changesSchema>;

export const parseChanges = (text: string | null): UnsavedChanges =>
  text === null ? {} : changesSchema.parse(JSON.parse(text));

const NOT_TYPED = new Set(['id', '_status', 'createdAt', 'updatedAt', 'savedBy', 'formKey']);

/** Flattens groups and tabs. Each list or rich text stays a single value. */
export function valuesByPath(fields: readonly CheckedField[], values: Values, above = ''): Values {
  const all = fields.map(({ type, name, fields: inner = [], tabs = [] }) => {
    if (type === 'ui' || (name && NOT_TYPED.has(name))) return {};
    if (!name) {
      const inTabs = tabs.map((tab) => ({ ...tab, type: tab.name ? 'group' : 'row' }));
      return valuesByPath([...inner, ...inTabs], values, above);
    }
    const path = above ? `${above}.${name}` : name;
    const value = values[name];
    if (type === 'group') return valuesByPath(inner, toObject(value), path);
    return { [path]: type === 'array' || type === 'blocks' ? toRows(value) : value };
  });
  return Object.assign({}, ...all) as Values;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => !isEmpty(each));
  return Object.fromEntries(
    entries
      .map(([name, each]) => [name, tidy(each)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const isSame = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(tidy(one)) === JSON.stringify(tidy(other));

const pick = (changes: UnsavedChanges, isPicked: (path: string) => boolean): UnsavedChanges =>
  Object.fromEntries(Object.entries(changes).filter(([path]) => isPicked(path)));

export const changesBetween = (before: Values, typed: Values): UnsavedChanges =>
  pick(
    Object.fromEntries(
      Object.keys(typed).map((path) => [path, { before: before[path], typed: typed[path] }] as const),
    ),
    (path) => !isSame(before[path], typed[path]),
  );

export const withoutSaved = (changes: UnsavedChanges, saved: Values): UnsavedChanges =>
  pick(changes, (path) => !isSame(saved[path], changes[path]?.typed));

/** Splits the changes missing from the form by whether someone else has since changed the field (`contested`). */
export function compareWithForm(changes: UnsavedChanges, shown: Values) {
  const missing = withoutSaved(changes, shown);
  const isTheirs = (path: string) => !isSame(shown[path], missing[path]?.before);
  return { free: pick(missing, (path) => !isTheirs(path)), contested: pick(missing, isTheirs) };
}

export function withValue(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  return {
    ...values,
    [name]: rest.length === 0 ? value : withValue(toObject(values[name]), rest.join('.'), value),
  };
}
