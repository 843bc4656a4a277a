import {
  BoldFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  ParagraphFeature,
} from '@payloadcms/richtext-lexical';
import type { Block } from 'payload';

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

const sentenceEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: ['articles'] }),
    InlineToolbarFeature(),
  ],
});

/** A paragraph that stands out from the text around it. */
export const callout: Block = {
  slug: 'callout',
  interfaceName: 'CalloutBlock',
  labels: { singular: 'Callout', plural: 'Callouts' },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'note',
      options: CALLOUT_KINDS.map(({ value, label, emoji }) => ({ value, label: `${emoji} ${label}` })),
    },
    { name: 'body', type: 'richText', required: true, editor: sentenceEditor },
  ],
};
