import type { Condition, Field } from 'payload';
import { OPTION_LETTERS } from '#app/regulations/quiz.ts';
import { lineField, paragraphField } from '#cms/fields/copy.ts';
import { validateByRules } from './fields.ts';

const whenAsked: Condition = (quiz: { hasChecklist?: boolean }) => Boolean(quiz.hasChecklist);

const whenForSome: Condition = (_data, item: { shownFor?: string }) => item.shownFor === 'answers';

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
  {
    type: 'row',
    fields: [
      {
        name: 'question',
        label: 'Number of the question',
        type: 'number',
        min: 1,
        validate: validateByRules,
        admin: { condition: whenForSome, description: 'The first question is 1.' },
      },
      {
        name: 'options',
        label: 'Answers',
        type: 'select',
        hasMany: true,
        options: [...OPTION_LETTERS],
        validate: validateByRules,
        admin: { condition: whenForSome },
      },
    ],
  },
];

/**
 * A checklist that follows from the answers: the report of a module whose quiz has one. The specification does
 * not show the reports of pests and plastics (section 2); these fields are ours.
 */
export const checklistFields: Field[] = [
  {
    name: 'hasChecklist',
    label: 'The answers lead to a checklist',
    type: 'checkbox',
    defaultValue: false,
  },
  {
    name: 'checklist',
    type: 'group',
    admin: { condition: whenAsked },
    fields: [
      lineField('linkLabel', 'Link on the result', 40),
      lineField('heading', 'Heading', 80),
      paragraphField('intro', 'Introduction, with answers', 400),
      paragraphField('generalIntro', 'Introduction, without answers', 400),
      {
        name: 'items',
        type: 'array',
        required: true,
        minRows: 1,
        maxRows: 30,
        labels: { singular: 'Item', plural: 'Items' },
        fields: [
          lineField('heading', 'Heading', 80),
          paragraphField('rule', 'What the law requires', 500),
          paragraphField('action', 'What to do', 500),
          lineField('basis', 'Source, and the day it was checked', 200),
          ...audienceFields,
        ],
      },
    ],
  },
];
