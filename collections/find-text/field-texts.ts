import { formatNumber } from '#law/numbers.ts';
import { type CheckedField, displayLabel } from '#cms/content-lint/required-fields.ts';
import { toObject, toRows } from '#cms/objects.ts';
import { plainText } from '#cms/rich-text/text.ts';

export interface FieldText {
  path: string;
  label: string;
  tab?: string;
  text: string;
}

type Parent = Pick<FieldText, 'path' | 'label' | 'tab'>;

const within = ({ path, label, tab }: Parent, field: CheckedField): Parent => ({
  path: path ? `${path}.${field.name ?? ''}` : (field.name ?? ''),
  label: label ? `${label}: ${displayLabel(field)}` : displayLabel(field),
  ...(tab === undefined ? {} : { tab }),
});

function findTexts(field: CheckedField, values: Record<string, unknown>, parent: Parent): FieldText[] {
  const { type, name, fields = [], tabs = [], blocks = [] } = field;
  const own = name ? within(parent, field) : parent;
  const value = name ? values[name] : values;
  switch (type) {
    case 'text':
    case 'textarea':
    case 'richText': {
      const text = typeof value === 'string' ? value : plainText(value);
      return text.trim() === '' ? [] : [{ ...own, text: text.trim() }];
    }
    case 'number': {
      if (typeof value !== 'number') return [];
      const sign = /dollars/i.test(own.label) ? '$' : '';
      return [{ ...own, text: `${sign}${formatNumber(value)}` }];
    }
    case 'tabs':
      return tabs.flatMap((tab) =>
        findTexts({ ...tab, type: 'group' }, values, { ...parent, tab: displayLabel(tab) }),
      );
    case 'array':
    case 'blocks':
      return toRows(value).flatMap((row, index) => {
        const block = blocks.find(({ slug }) => slug === row.blockType);
        const place = { ...own, path: `${own.path}.${index}`, label: `${own.label}, row ${index + 1}` };
        return allTexts(block?.fields ?? fields, row, place);
      });
    default:
      return allTexts(fields, toObject(value), own);
  }
}

const allTexts = (
  fields: readonly CheckedField[],
  values: Record<string, unknown>,
  parent: Parent,
): FieldText[] => fields.flatMap((field) => findTexts(field, values, parent));

export const fieldTexts = (fields: readonly CheckedField[], document: unknown): FieldText[] =>
  allTexts(fields, toObject(document), { path: '', label: '' });

export interface Excerpt {
  before: string;
  match: string;
  after: string;
}

const CONTEXT = 70;

/** Must not change the length of the text, because match positions are used in the original. */
const comparable = (text: string): string =>
  text.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export function findExcerpt(text: string, phrase: string): Excerpt | undefined {
  const line = oneLine(text);
  const start = comparable(line).indexOf(comparable(oneLine(phrase)));
  if (start < 0) return undefined;
  const end = start + oneLine(phrase).length;
  return {
    before: `${start > CONTEXT ? '…' : ''}${line.slice(Math.max(0, start - CONTEXT), start)}`,
    match: line.slice(start, end),
    after: `${line.slice(end, end + CONTEXT)}${end + CONTEXT < line.length ? '…' : ''}`,
  };
}
