import { BILL_FIELDS, formatBillValue, type BillFieldName } from '#law/bills/bill-fields.ts';
import type { SentValue } from '#collections/bills/bill-progress.ts';

export interface ValueView {
  id: string;
  name: string;
  removeName: string;
  label: string;
  shown: string;
  revision: number;
  isUncertain: boolean;
  isRemoved: boolean;
  inputMode: 'text' | 'decimal';
}

export interface ValueGroup {
  heading: string;
  values: ValueView[];
  removes?: 'line' | 'value';
}

const labelOf = ({ field, label }: SentValue): string => {
  const name = BILL_FIELDS[field].label;
  if (!label) return name;
  return field === 'fee' ? label : `${name} (${label})`;
};

const isNumber = (field: BillFieldName): boolean => ['dollars', 'number'].includes(BILL_FIELDS[field].type);

export const removeNameOf = ({ id, line }: Pick<SentValue, 'id' | 'line'>): string =>
  line === undefined ? `remove_${id}` : `remove_line_${line}`;

const viewOf = (value: SentValue): ValueView => ({
  id: value.id,
  name: `value_${value.id}`,
  removeName: removeNameOf(value),
  label: labelOf(value),
  shown: formatBillValue(value.field, value.value),
  revision: value.revision,
  isUncertain: value.isUncertain,
  isRemoved: value.isRemoved,
  inputMode: isNumber(value.field) ? 'decimal' : 'text',
});

export function groupValues(values: readonly SentValue[]): ValueGroup[] {
  const lines = [...new Set(values.flatMap(({ line }) => line ?? []))].sort((one, other) => one - other);
  const isFee = ({ line, field }: SentValue) =>
    line === undefined && ['fee', 'recyclingRate', 'organicsRate'].includes(field);
  const groups = [
    { heading: 'Your bill', values: values.filter((value) => value.line === undefined && !isFee(value)) },
    ...lines.map((line, index) => ({
      heading: lines.length === 1 ? 'Service' : `Service ${index + 1}`,
      values: values.filter((value) => value.line === line),
      removes: 'line' as const,
    })),
    { heading: 'Fees and other rates', values: values.filter(isFee), removes: 'value' as const },
  ];
  return groups
    .filter((group) => group.values.length > 0)
    .map((group) => ({ ...group, values: group.values.map(viewOf) }));
}
