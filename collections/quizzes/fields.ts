import type { Condition, Field, UIField } from 'payload';
import { LEVEL_CHOICES, MOST_BANDS, OPTION_LETTERS } from '#app/regulations/quiz.ts';
import { MODULE_CHOICES } from '#app/regulations/index.ts';
import { validateQuiz, type QuizDraft } from '#app/regulations/quiz-validation.ts';
import { toneField } from '#cms/fields/common.ts';
import { lineField, paragraphField } from '#cms/fields/copy.ts';
import { linkFields } from '#cms/fields/link.ts';

interface Place {
  /** The whole quiz. */
  data: unknown;
  /** Where the field stands. Absent while somebody types: a quiz is judged as a whole when it is saved. */
  path?: (number | string)[];
}

/** What the rules of quizzes have against the field at this place. Drafts may be incomplete: they are not asked. */
export function validateByRules(_value: unknown, { data, path }: Place): string | true {
  if (!path) return true;
  const place = path.join('.');
  return validateQuiz(data as QuizDraft).find((problem) => problem.path === place)?.message ?? true;
}

/** A quiz to try, as it is in the form, and which scores fall into which band. */
export const quizTrialField = (): UIField => ({
  name: 'trial',
  label: 'Try it',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/collections/quizzes/quiz-trial.tsx#QuizTrial' },
  },
});

/** The module whose quiz this is: each has one. */
export const quizModuleField: Field = {
  name: 'module',
  type: 'select',
  required: true,
  unique: true,
  options: MODULE_CHOICES,
  admin: { position: 'sidebar', description: 'A module has one quiz.' },
};

const optionFields: Field[] = [
  {
    type: 'row',
    fields: [
      lineField('text', 'Answer'),
      {
        name: 'score',
        label: 'Points',
        type: 'number',
        required: true,
        min: 0,
        validate: validateByRules,
        admin: { description: 'A whole number from 0. The score is the sum of the points of all answers.' },
      },
      {
        name: 'doesNotApply',
        label: 'Leaves the question out of the score',
        type: 'checkbox',
        defaultValue: false,
      },
    ],
  },
  {
    name: 'lead',
    label: 'First sentence of the result',
    type: 'text',
    maxLength: 200,
    admin: { description: 'For an answer that matters more than the score. Shown above the verdict.' },
  },
];

/** The questions, in the order in which they are asked. */
export const questionsField: Field = {
  name: 'questions',
  type: 'array',
  required: true,
  validate: validateByRules,
  fields: [
    lineField('prompt', 'Question', 160),
    { name: 'description', type: 'textarea', maxLength: 400 },
    {
      name: 'options',
      type: 'array',
      required: true,
      maxRows: OPTION_LETTERS.length,
      validate: validateByRules,
      admin: { description: 'Links and findings refer to the options as a, b, c, d and e.' },
      fields: optionFields,
    },
  ],
};

/** Where a question can be left out, not everybody can reach the same score: there, bands are shares. */
export const bandsByField: Field = {
  name: 'bandsBy',
  label: 'Bands begin at',
  type: 'select',
  required: true,
  defaultValue: 'points',
  options: [
    { value: 'points', label: 'Points' },
    { value: 'share', label: 'Percent of the highest possible score, rounded up' },
  ],
};

/** The bands of the score, lowest first. */
export const bandsField: Field = {
  name: 'bands',
  type: 'array',
  required: true,
  maxRows: MOST_BANDS,
  validate: validateByRules,
  admin: { description: 'One for each level, lowest first. A band ends where the next one begins.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'from',
          label: 'From this score',
          type: 'number',
          required: true,
          min: 0,
          validate: validateByRules,
          admin: { description: 'In points or in percent, as chosen above. The first band begins at 0.' },
        },
        { name: 'level', type: 'select', required: true, options: LEVEL_CHOICES, validate: validateByRules },
        toneField(),
      ],
    },
    lineField('label', 'Badge', 40),
    lineField('title', 'Verdict, in one sentence', 160),
    paragraphField('description', 'What it means, and the next step'),
    { name: 'savings', label: 'Possible savings', type: 'text', maxLength: 40 },
  ],
};

const basedOn =
  (basis: 'answer' | 'band'): Condition =>
  (_data, finding: { basedOn?: string }) =>
    finding.basedOn === basis;

/** What the answers say about single points; each finding is positive or negative. */
export const findingsField: Field = {
  name: 'findings',
  label: 'Key findings',
  type: 'array',
  fields: [
    lineField('heading', 'Heading', 80),
    {
      name: 'basedOn',
      type: 'select',
      required: true,
      defaultValue: 'answer',
      options: [
        { value: 'answer', label: 'The answer to one question' },
        { value: 'band', label: 'The band of the score' },
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
          admin: {
            condition: basedOn('answer'),
            description: 'The first question is 1.',
          },
        },
        {
          name: 'positiveOptions',
          label: 'Positive answers',
          type: 'select',
          hasMany: true,
          options: [...OPTION_LETTERS],
          validate: validateByRules,
          admin: { condition: basedOn('answer') },
        },
      ],
    },
    {
      name: 'positiveLevels',
      label: 'Positive levels',
      type: 'select',
      hasMany: true,
      options: LEVEL_CHOICES,
      validate: validateByRules,
      admin: { condition: basedOn('band') },
    },
    paragraphField('positiveText', 'When it is positive', 500),
    paragraphField('negativeText', 'When it is negative', 500),
  ],
};

/** What stands around every result. */
export const resultFields: Field[] = [
  paragraphField('notice', 'Disclaimer', 500),
  paragraphField('basis', 'Sources', 500),
  {
    name: 'sending',
    label: 'Beside the form that sends the result',
    type: 'group',
    fields: [lineField('heading', 'Heading', 80), paragraphField('text', 'Text', 400)],
  },
  {
    name: 'nextSteps',
    type: 'group',
    fields: [
      lineField('heading', 'Heading', 80),
      { name: 'text', type: 'textarea', maxLength: 400 },
      { name: 'links', type: 'array', required: true, minRows: 1, maxRows: 4, fields: linkFields() },
    ],
  },
];
