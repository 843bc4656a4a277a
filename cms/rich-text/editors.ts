import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { Block } from 'payload';
import { AllowedContentFeature } from './allowed-content.ts';
import { CALLOUT_KINDS } from './callouts.ts';

const sentenceEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: ['articles'] }),
    InlineToolbarFeature(),
  ],
});

const callout: Block = {
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

const writing = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  BoldFeature(),
  ItalicFeature(),
  LinkFeature({ enabledCollections: ['articles'] }),
  UnorderedListFeature(),
  OrderedListFeature(),
  InlineToolbarFeature(),
  AllowedContentFeature(),
];

/** Short formatted text: headings, lists and links. */
export const proseEditor = lexicalEditor({ features: writing });

/** The body of an article: prose, images, quotations and highlighted callouts. */
export const articleEditor = lexicalEditor({
  features: [
    ...writing,
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    UploadFeature({ collections: { media: { fields: [] } } }),
    BlocksFeature({ blocks: [callout] }),
    FixedToolbarFeature(),
  ],
});
