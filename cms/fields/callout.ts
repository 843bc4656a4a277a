import {
  BoldFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  ParagraphFeature,
} from '@payloadcms/richtext-lexical';
import type { Block } from 'payload';
import { CALLOUT_KINDS } from '../rich-text/callouts.ts';

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
