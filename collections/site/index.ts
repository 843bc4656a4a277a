import type { ArrayFieldValidation, Field, GlobalConfig } from 'payload';
import { groupField, listField, textareaField, textField, titledTextFields } from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';
import { synonymsError } from '#collections/search/synonyms.ts';
import { Buildings } from './buildings.ts';
import { cwzPages } from '#collections/commercial-waste/cwz-page.ts';
import { billPages } from '#collections/bills/pages.ts';
import { ll97Pages } from '#collections/ll97/pages.ts';
import { generalPages } from './general.ts';
import { Home, SiteSettings } from './home.ts';
import { internetPages } from './internet.ts';

const FiguresPage = pageGlobal({
  slug: 'figures-page',
  label: 'Figures and deadlines',
  path: '/figures',
  fields: [
    ...pageHead(),
    groupField('deadlines', 'Deadlines', pageHead()),
    groupField('changes', 'Changes', pageHead()),
  ],
});

const section = (name: string, label: string): Field =>
  groupField(name, label, [textareaField('text', 'Text', 500)]);

const PortfolioPages = pageGlobal({
  slug: 'portfolio-pages',
  label: 'Portfolio pages',
  isOfTool: true,
  path: '/portfolios',
  fields: [
    ...pageHead(),
    listField('points', 'What a portfolio does', titledTextFields()),
    groupField('create', 'Create a portfolio', pageHead()),
    groupField('dates', 'Dates of a portfolio', [
      textareaField('bookmarkText', 'How to come back, and how to share', 400),
    ]),
    groupField('emissions', 'Local Law 97 across buildings', [
      textareaField('limitsText', 'What the figures leave out'),
    ]),
    groupField('settings', 'Share and settings', [
      section('reminders', 'Reminders'),
      section('share', 'Link that only shows the portfolio'),
      section('link', 'Private link'),
      section('delete', 'Deletion'),
    ]),
  ],
});

const validateSynonyms: ArrayFieldValidation = (rows) =>
  synonymsError(((rows ?? []) as { words?: string | null }[]).map(({ words }) => words ?? '')) ?? true;

const SearchPage = pageGlobal({
  slug: 'search-page',
  label: 'Search page',
  path: '/search',
  fields: [
    ...pageHead(),
    groupField('none', 'Nothing found', [textareaField('text', 'What to try')]),
    {
      ...listField('synonyms', 'Words that mean the same', [textField('words', 'Words', 300)], {
        minRows: 0,
      }),
      required: false,
      validate: validateSynonyms,
      labels: { singular: 'Group', plural: 'Groups' },
      admin: {
        description:
          'A search for one word of a group also finds the others. Separate words with commas: fine, penalty. You do not need to add other forms of a word, such as fines.',
      },
    },
  ],
});

export const globals: GlobalConfig[] = [
  SiteSettings,
  Home,
  Buildings,
  PortfolioPages,
  FiguresPage,
  SearchPage,
  ...generalPages,
  ...ll97Pages,
  ...cwzPages,
  ...billPages,
  ...internetPages,
];
