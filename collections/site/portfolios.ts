import type { Field } from 'payload';
import { groupField, listField, paragraphField, titledTextFields } from '#cms/fields/copy.ts';
import { pageGlobal, pageHead } from '#cms/publishing/page-global.ts';

const section = (name: string, label: string): Field => groupField(name, label, titledTextFields());

export const PortfolioPages = pageGlobal({
  slug: 'portfolio-pages',
  label: 'Portfolio pages',
  isOfTool: true,
  path: '/portfolios',
  fields: [
    ...pageHead(),
    listField('points', 'What a portfolio does', titledTextFields()),
    paragraphField('deletedText', 'After a portfolio was deleted', 300),
    groupField('create', 'Create a portfolio', [
      ...pageHead(),
      paragraphField('listHint', 'Hint of the list', 300),
      paragraphField('fileHint', 'Hint of the file', 300),
      paragraphField('emailHint', 'Hint of the email address', 300),
    ]),
    groupField('dates', 'Dates of a portfolio', [
      paragraphField('bookmarkText', 'How to come back, and how to share', 400),
      paragraphField('questionsText', 'What open questions mean', 300),
      paragraphField('remindersText', 'How reminders stop', 300),
      paragraphField('emptyText', 'Text when there are no buildings', 300),
    ]),
    groupField('emissions', 'Local Law 97 across buildings', [
      paragraphField('text', 'What the figures are', 400),
      paragraphField('limitsText', 'What the figures leave out'),
    ]),
    groupField('questions', 'Open questions', [
      paragraphField('emptyText', 'Text when no question is open', 300),
    ]),
    groupField('settings', 'Share and settings', [
      section('reminders', 'Reminders'),
      paragraphField('stopText', 'How reminders stop', 300),
      section('share', 'Link that only shows the portfolio'),
      section('calendar', 'Calendar'),
      section('name', 'Name'),
      section('link', 'Private link'),
      section('delete', 'Deletion'),
    ]),
  ],
});
