'use client';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';

/** Moves blocks behind inline blocks in the menu of "/": Enter after "/figure" inserts a figure, not a card of one. */
export const FigureFirstFeature = createClientFeature({
  slashMenu: { groups: [{ key: 'blocks', label: ({ i18n }) => i18n.t('lexical:blocks:label'), items: [] }] },
});
