import type { Field } from 'payload';
import { groupField, lineField, listField, paragraphField } from '#cms/fields/copy.ts';
import { answersField, validateByRules } from './fields.ts';

/** Whom an item is for: everybody, or those who gave certain answers. */
const audienceFields: Field[] = [
  {
    name: 'shownFor',
    type: 'select',
    required: true,
    defaultValue: 'everybody',
    options: [
      { value: 'everybody', label: 'Everybody' },
      { value: 'answers', label: 'Visitors who gave certain answers' },
    ],
    validate: validateByRules,
  },
  answersField('options', 'Answers', (_data, item: { shownFor?: string }) => item.shownFor === 'answers'),
];

/** The report of a module whose quiz has a checklist. The specification (section 2) leaves these reports open. */
export const checklistFields: Field[] = [
  {
    name: 'hasChecklist',
    label: 'The answers lead to a checklist',
    type: 'checkbox',
    defaultValue: false,
  },
  {
    ...groupField('checklist', 'Checklist', [
      lineField('linkLabel', 'Link on the result', 40),
      lineField('heading', 'Heading', 80),
      paragraphField('intro', 'Introduction, with answers', 400),
      paragraphField('generalIntro', 'Introduction, without answers', 400),
      {
        ...listField('items', 'Items', [
          lineField('heading', 'Heading', 80),
          paragraphField('rule', 'What the law requires', 500),
          paragraphField('action', 'What to do', 500),
          lineField('basis', 'Source, and the day it was checked', 200),
          ...audienceFields,
        ]),
        maxRows: 30,
        labels: { singular: 'Item', plural: 'Items' },
      },
    ]),
    admin: { condition: (quiz: { hasChecklist?: boolean }) => Boolean(quiz.hasChecklist) },
  },
];
