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
import { OfferedOnlyFeature } from '../rich-text/offered-only.ts';
import { callout } from './callout.ts';

const writing = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  BoldFeature(),
  ItalicFeature(),
  LinkFeature({ enabledCollections: ['articles'] }),
  UnorderedListFeature(),
  OrderedListFeature(),
  InlineToolbarFeature(),
  OfferedOnlyFeature(),
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
