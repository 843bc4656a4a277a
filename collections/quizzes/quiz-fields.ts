import type { Condition, Field, NumberField } from 'payload';
import { MODULE_CHOICES } from '#law/modules.ts';
import { validateQuiz, type QuizDraft } from '#law/quizzes/quiz-validation.ts';
import { LEVEL_CHOICES, MAX_BANDS, OPTION_LETTERS } from '#law/quizzes/quiz.ts';
import { toneField } from '#cms/fields/common.ts';
import {
  amountField,
  checkboxField,
  choiceField,
  groupField,
  textField,
  listField,
  OPTIONAL,
  textareaField,
  rowField,
} from '#cms/fields/copy.ts';
import { linkFields } from '#cms/fields/link.ts';

interface Place {
  data: unknown;
  path?: (number | string)[];
}

export function validateByRules(_value: unknown, { data, path }: Place): string | true {
  if (!path) return true;
  const place = path.join('.');
  return validateQuiz(data as QuizDraft).find((error) => error.path === place)?.message ?? true;
}

export const quizModuleField: Field = {
  name: 'module',
  type: 'select',
  required: true,
  unique: true,
  options: MODULE_CHOICES,
  admin: { position: 'sidebar', description: 'Each module has one quiz.' },
};

const scoreField = (...args: Parameters<typeof amountField>): NumberField => ({
  ...amountField(...args),
  validate: validateByRules,
});

const optionFields: Field[] = [
  rowField(
    textField('text', 'Answer'),
    scoreField(
      'score',
      'Points',
      'A whole number, 0 or more. The score is the sum of the points of all answers.',
    ),
    checkboxField('doesNotApply', 'Leaves the question out of the score'),
  ),
  {
    name: 'lead',
    label: 'First sentence of the result',
    type: 'text',
    maxLength: 200,
    admin: { description: 'Use it for an answer that matters more than the score. Shown above the verdict.' },
  },
];

export const questionsField: Field = {
  name: 'questions',
  type: 'array',
  required: true,
  validate: validateByRules,
  fields: [
    textField('prompt', 'Question', 160),
    { name: 'description', type: 'textarea', maxLength: 400 },
    {
      name: 'options',
      type: 'array',
      required: true,
      maxRows: OPTION_LETTERS.length,
      validate: validateByRules,
      admin: { description: 'Links and findings refer to the options by letter: a, b, c, d, e.' },
      fields: optionFields,
    },
  ],
};

const bandsField: Field = {
  name: 'bands',
  type: 'array',
  required: true,
  maxRows: MAX_BANDS,
  validate: validateByRules,
  admin: { description: 'One for each level, lowest first. A band ends where the next one begins.' },
  fields: [
    rowField(
      scoreField(
        'from',
        'From this score',
        'In points or percent, as chosen above. The first band begins at 0.',
      ),
      { name: 'level', type: 'select', required: true, options: LEVEL_CHOICES, validate: validateByRules },
      toneField(),
    ),
    textField('label', 'Badge', 40),
    textField('title', 'Verdict, in one sentence', 160),
    textareaField('description', 'What it means, and the next step'),
    { name: 'savings', label: 'Possible savings', type: 'text', maxLength: 40 },
  ],
};

export const answersField = (name: string, label: string, condition: Condition): Field =>
  rowField(
    {
      name: 'question',
      label: 'Question number',
      type: 'number',
      min: 1,
      validate: validateByRules,
      admin: { condition, description: 'The first question is 1.' },
    },
    {
      name,
      label,
      type: 'select',
      hasMany: true,
      options: [...OPTION_LETTERS],
      validate: validateByRules,
      admin: { condition },
    },
  );

const basedOn =
  (basis: 'answer' | 'band'): Condition =>
  (_data, finding: { basedOn?: string }) =>
    finding.basedOn === basis;

const findingsField: Field = listField(
  'findings',
  'Key findings',
  [
    textField('heading', 'Heading', 80),
    {
      ...choiceField('basedOn', 'Based on', [
        { value: 'answer', label: 'The answer to one question' },
        { value: 'band', label: 'The band of the score' },
      ]),
      validate: validateByRules,
    },
    answersField('positiveOptions', 'Positive answers', basedOn('answer')),
    {
      name: 'positiveLevels',
      label: 'Positive levels',
      type: 'select',
      hasMany: true,
      options: LEVEL_CHOICES,
      validate: validateByRules,
      admin: { condition: basedOn('band') },
    },
    textareaField('positiveText', 'When it is positive', 500),
    textareaField('negativeText', 'When it is negative', 500),
  ],
  OPTIONAL,
);

export const resultFields: Field[] = [
  // In quizzes with skippable questions, the maximum score varies by visitor, so bands are percentages.
  choiceField('bandsBy', 'Bands begin at', [
    { value: 'points', label: 'Points' },
    { value: 'share', label: 'Percent of the highest possible score, rounded up' },
  ]),
  bandsField,
  findingsField,
  textareaField('notice', 'Disclaimer', 500),
  textareaField('basis', 'Sources', 500),
  groupField('sending', 'Beside the form for getting the result by email', [
    textField('heading', 'Heading', 80),
    textareaField('text', 'Text', 400),
  ]),
  groupField('nextSteps', 'Next Steps', [
    textField('heading', 'Heading', 80),
    { name: 'text', type: 'textarea', maxLength: 400 },
    listField('links', 'Links', linkFields(), { maxRows: 4 }),
  ]),
];
