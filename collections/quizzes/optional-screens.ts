import type { Field } from 'payload';
import {
  checkboxField,
  choiceField,
  groupField,
  textField,
  listField,
  textareaField,
} from '#cms/fields/copy.ts';
import { addressField } from '#cms/fields/link.ts';
import { answersField, validateByRules } from './quiz-fields.ts';

const optionalGroup = (
  box: string,
  boxLabel: string,
  name: string,
  label: string,
  fields: Field[],
): Field[] => [
  checkboxField(box, boxLabel),
  {
    ...groupField(name, label, fields),
    admin: { condition: (quiz: Record<string, unknown>) => Boolean(quiz[box]) },
  },
];

const startField = (name: string, label: string, ...others: Field[]): Field =>
  groupField(name, label, [
    textField('title', 'Title', 80),
    textareaField('text', 'Text', 400),
    textField('label', 'Button', 40),
    ...others,
  ]);

export const optionsScreenFields = optionalGroup(
  'hasOptionsScreen',
  'Ask first whether to take the quiz or skip it',
  'optionsScreen',
  'Options Screen',
  [
    textField('heading', 'Heading', 80),
    startField('take', 'To take the quiz'),
    startField('skip', 'To skip it', addressField('url', true)),
  ],
);

export const checklistFields = optionalGroup(
  'hasChecklist',
  'The answers lead to a checklist',
  'checklist',
  'Checklist',
  [
    textField('linkLabel', 'Link on the result', 40),
    textField('heading', 'Heading', 80),
    textareaField('intro', 'Introduction, with answers', 400),
    textareaField('generalIntro', 'Introduction, without answers', 400),
    {
      ...listField('items', 'Items', [
        textField('heading', 'Heading', 80),
        textareaField('rule', 'What the law requires', 500),
        textareaField('action', 'What to do', 500),
        textField('basis', 'Source, and the day it was checked', 200),
        {
          ...choiceField('shownFor', 'Shown for', [
            { value: 'everybody', label: 'Everyone' },
            { value: 'answers', label: 'Visitors who gave certain answers' },
          ]),
          validate: validateByRules,
        },
        answersField('options', 'Answers', (_data, { shownFor }) => shownFor === 'answers'),
      ]),
      maxRows: 30,
      labels: { singular: 'Item', plural: 'Items' },
    },
  ],
);
