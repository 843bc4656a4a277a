import type { Field } from 'payload';
import { groupField, listField, textareaField, titledTextFields } from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const section = (name: string, label: string): Field =>
  groupField(name, label, [textareaField('text', 'Text', 500)]);

export const PortfolioPages = pageGlobal({
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
