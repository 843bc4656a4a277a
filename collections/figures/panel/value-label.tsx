'use client';
import { useFormFields, useRowLabel } from '@payloadcms/ui';
import { FIGURE_KINDS, formatValue, isDay, longDay, toStoredValue } from '#law/figures/figure-kinds.ts';
import type { PeriodRow } from '#law/figures/register.ts';

const dayText = (word: string, day: string | null | undefined): string =>
  day && isDay(day) ? ` ${word} ${longDay(day)}` : '';

export function ValueLabel() {
  const { data, rowNumber = 0 } = useRowLabel<PeriodRow | undefined>();
  const kind = useFormFields(([fields]) => FIGURE_KINDS.find((each) => each === fields.kind?.value));
  const unit = useFormFields(([fields]) => fields.unit?.value);
  const { value, from, to } = data ?? {};
  if (!kind || !value) return <span>{`Value ${rowNumber + 1}`}</span>;
  const text = formatValue(kind, toStoredValue(kind, value), typeof unit === 'string' ? unit : '');
  return <span>{text + dayText('from', from) + dayText('until', to)}</span>;
}
