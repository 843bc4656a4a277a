/**
 * The kinds of highlighted paragraph, each with the emoji that marks it in imported Markdown.
 * Source: specification section 9, "Article body format".
 */
export const CALLOUT_KINDS = [
  { value: 'tip', label: 'Tip', emoji: '💡' },
  { value: 'warning', label: 'Warning', emoji: '⚠️' },
  { value: 'done', label: 'Done right', emoji: '✅' },
  { value: 'note', label: 'Note', emoji: '📌' },
  { value: 'date', label: 'Date', emoji: '📅' },
  { value: 'money', label: 'Money', emoji: '💰' },
] as const;
