'use client';
import { useFormFields } from '@payloadcms/ui';
import { choiceOf, textOf, useChoices } from './use-choices.ts';
import '#cms/panel/figures.css';

export function FigureChip() {
  const value = useFormFields(([fields]) => fields.placeholder?.value);
  const choices = useChoices();
  const placeholder = typeof value === 'string' ? value : '';
  return (
    <span
      className="figures-chip"
      title={[placeholder, ...(choiceOf(choices, placeholder)?.coming ?? [])].join(', ')}
    >
      {textOf(choices, placeholder) ?? (placeholder || 'Choose a figure')}
    </span>
  );
}
