import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
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
import type { Block, TextField } from 'payload';
import { AllowedContentFeature } from './allowed-content.ts';
import { CALLOUT_KINDS, FIGURE_CARD } from './boxes.ts';
import { textErrors } from './text.ts';

const placeholderField: TextField = {
  name: 'placeholder',
  type: 'text',
  required: true,
  maxLength: 120,
  admin: { components: { Field: '/collections/figures/panel/figure-field.tsx#FigureField' } },
};

const figure: Block = {
  slug: 'figure',
  interfaceName: 'FigureInText',
  labels: { singular: 'Figure', plural: 'Figures' },
  admin: { components: { Label: '/collections/figures/panel/figure-chip.tsx#FigureChip' } },
  fields: [
    placeholderField,
    // Bold and italic, as a Lexical bit mask.
    { name: 'format', type: 'number', defaultValue: 0, admin: { hidden: true } },
  ],
};

const figureCard: Block = {
  slug: FIGURE_CARD,
  interfaceName: 'FigureCardBlock',
  labels: { singular: 'Figure card', plural: 'Figure cards' },
  admin: { disableBlockName: true },
  fields: [placeholderField],
};

/** Checks for our errors first, because Payload's message names a block by its type, and it accepts missing pictures. */
const checked =
  (editor: ReturnType<typeof lexicalEditor>): ReturnType<typeof lexicalEditor> =>
  async (args) => {
    const adapter = await editor(args);
    return {
      ...adapter,
      validate: async (value, options) => {
        const [error] = textErrors(value);
        return error ?? (await adapter.validate(value, options));
      },
    };
  };

const sentenceEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: ['articles'] }),
    BlocksFeature({ inlineBlocks: [figure] }),
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

const CleanPasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/cms/rich-text/clean-paste.tsx#CleanPasteClient' },
});

const writing = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  BoldFeature(),
  ItalicFeature(),
  LinkFeature({ enabledCollections: ['articles'] }),
  UnorderedListFeature(),
  OrderedListFeature(),
  EXPERIMENTAL_TableFeature(),
  InlineToolbarFeature(),
  CleanPasteFeature(),
  AllowedContentFeature(),
];

const FigureFirst = createServerFeature({
  key: 'figureFirst',
  feature: { ClientFeature: '/cms/rich-text/figure-first.ts#FigureFirstFeature' },
});

export const proseEditor = checked(
  lexicalEditor({ features: [...writing, BlocksFeature({ inlineBlocks: [figure] })] }),
);

export const articleEditor = checked(
  lexicalEditor({
    // Creates a list for each field, because `loadFeatures` in @payloadcms/richtext-lexical reverses its argument in place.
    features: () => [
      ...writing,
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      UploadFeature({ collections: { media: { fields: [] } } }),
      // Payload loads the last feature first, and this must load after the blocks.
      FigureFirst(),
      BlocksFeature({ blocks: [callout, figureCard], inlineBlocks: [figure] }),
      FixedToolbarFeature(),
    ],
  }),
);
