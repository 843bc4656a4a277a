import type { Field } from 'payload';
import { addressField } from '#cms/fields/link.ts';
import { groupField, lineField, paragraphField } from '#cms/fields/copy.ts';

/** One way to start: a card with a button. */
const startField = (name: string, label: string, ...others: Field[]): Field =>
  groupField(name, label, [
    lineField('title', 'Title', 80),
    paragraphField('text', 'Text', 400),
    lineField('label', 'Button', 40),
    ...others,
  ]);

/** A screen before the first question, to take the quiz or skip it. Source: specification sections 2 and 4, "LL199". */
export const optionsScreenFields: Field[] = [
  {
    name: 'hasOptionsScreen',
    label: 'Ask first whether to take the quiz or to skip it',
    type: 'checkbox',
    defaultValue: false,
  },
  {
    ...groupField('optionsScreen', 'Options Screen', [
      lineField('heading', 'Heading', 80),
      startField('take', 'To take the quiz'),
      startField('skip', 'To skip it', addressField('url', true)),
    ]),
    admin: { condition: (quiz: { hasOptionsScreen?: boolean }) => Boolean(quiz.hasOptionsScreen) },
  },
];
