import type { Choice } from './module.ts';

/** What a visitor's feedback can be. Source: specification section 3, "Enumerations". */
export const FEEDBACK_TYPES: Choice[] = [
  { value: 'suggestion', label: 'Feature Suggestion' },
  { value: 'issue', label: 'Issue Report' },
  { value: 'praise', label: 'Praise' },
  { value: 'other', label: 'Other' },
];
