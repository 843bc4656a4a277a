'use client';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';

/** Moves blocks after inline blocks in the "/" menu, so that "/figure" and Enter inserts a figure, not a card. */
export const FigureFirstFeature = createClientFeature({
  slashMenu: { groups: [{ key: 'blocks', label: ({ i18n }) => i18n.t('lexical:blocks:label'), items: [] }] },
});
