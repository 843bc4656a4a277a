import type { Condition, Field } from 'payload';
import { addressField } from '#cms/fields/link.ts';
import { lineField, paragraphField } from '#cms/fields/copy.ts';

const whenAsked: Condition = (quiz: { hasOptionsScreen?: boolean }) => Boolean(quiz.hasOptionsScreen);

/** One way to begin: a card with a button. */
const wayToBegin = (name: string, label: string, ...others: Field[]): Field => ({
  name,
  label,
  type: 'group',
  fields: [
    lineField('title', 'Title', 80),
    paragraphField('text', 'Text', 400),
    lineField('label', 'Button', 40),
    ...others,
  ],
});

/**
 * A screen before the first question, where a quiz can be taken or skipped. A quiz without it begins with
 * its first question. Source: specification sections 2 and 4, "LL199".
 */
export const optionsScreenFields: Field[] = [
  {
    name: 'hasOptionsScreen',
    label: 'Ask first whether to take the quiz or to skip it',
    type: 'checkbox',
    defaultValue: false,
  },
  {
    name: 'optionsScreen',
    type: 'group',
    admin: { condition: whenAsked },
    fields: [
      lineField('heading', 'Heading', 80),
      wayToBegin('take', 'To take the quiz'),
      wayToBegin('skip', 'To skip it', addressField('url', true)),
    ],
  },
];
