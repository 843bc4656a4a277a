import { BILL_FIELDS, formatBillValue } from '#app/regulations/bill-fields.ts';
import type { SentValue } from '#collections/bill-readings/links.ts';

export interface ValueView {
  /** The name of its field in the form. */
  name: string;
  label: string;
  shown: string;
  revision: number;
  isUncertain: boolean;
}

export interface ValueGroup {
  heading: string;
  values: ValueView[];
}

const labelOf = ({ field, label }: SentValue): string => {
  const name = BILL_FIELDS[field].label;
  if (!label) return name;
  return field === 'fee' ? label : `${name} (${label})`;
};

const viewOf = (value: SentValue): ValueView => ({
  name: `value_${value.id}`,
  label: labelOf(value),
  shown: formatBillValue(value.field, value.value),
  revision: value.revision,
  isUncertain: value.isUncertain,
});

/** What was read: of the bill as a whole first, then line by line, then its fees and rates. */
export function groupValues(values: readonly SentValue[]): ValueGroup[] {
  const lines = [...new Set(values.flatMap(({ line }) => line ?? []))].sort((one, other) => one - other);
  const isFee = ({ line, field }: SentValue) =>
    line === undefined && ['fee', 'recyclingRate', 'organicsRate'].includes(field);
  const groups = [
    { heading: 'Your bill', values: values.filter((value) => value.line === undefined && !isFee(value)) },
    ...lines.map((line, index) => ({
      heading: lines.length === 1 ? 'Service' : `Service ${index + 1}`,
      values: values.filter((value) => value.line === line),
    })),
    { heading: 'Fees and other rates', values: values.filter(isFee) },
  ];
  return groups
    .filter((group) => group.values.length > 0)
    .map((group) => ({ ...group, values: group.values.map(viewOf) }));
}
