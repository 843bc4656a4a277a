import type { SelectField } from 'payload';
import { MODULE_CHOICES } from '#app/regulations/index.ts';

/** Which of the six modules a document belongs to. */
export const moduleField = (overrides: Partial<Pick<SelectField, 'access' | 'admin'>> = {}): SelectField => ({
  name: 'module',
  type: 'select',
  required: true,
  index: true,
  options: MODULE_CHOICES,
  ...overrides,
});
