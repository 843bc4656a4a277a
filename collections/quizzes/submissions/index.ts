import type { CollectionConfig } from 'payload';
import { eventHooksWhere } from '#cms/publishing/publish-events.ts';
import { moduleField, publicIdField, timeField } from '#cms/fields/common.ts';
import { checkboxField } from '#cms/fields/copy.ts';
import type { QuizSubmission } from '#cms/payload-types.ts';
import { digestField, spamField, submissionAccess } from '#collections/submissions/record-fields.ts';
import { RETENTION_DAYS, SPAM_RETENTION, type RetentionPeriod } from '#cms/retention.ts';

const resultId = publicIdField('publicId', 'Public ID', '/nyc-internet/quiz/result/');

const isListed = ({ module, isSpam }: Partial<QuizSubmission>): boolean =>
  module === 'nyc-internet' && !isSpam;

export const QuizSubmissions: CollectionConfig = {
  slug: 'quiz-submissions',
  labels: { singular: 'Quiz result', plural: 'Quiz results' },
  admin: {
    group: 'Submissions',
    useAsTitle: 'buildingAddress',
    defaultColumns: ['buildingAddress', 'module', 'riskLevel', 'score', 'submittedAt'],
    listSearchableFields: ['buildingAddress', 'userName', 'userEmail'],
  },
  defaultSort: '-submittedAt',
  access: submissionAccess(),
  hooks: eventHooksWhere(isListed),
  fields: [
    { name: 'userName', label: 'Name', type: 'text' },
    { name: 'userEmail', label: 'Email', type: 'email', required: true, index: true },
    { name: 'buildingAddress', type: 'text', required: true },
    checkboxField('isAddressWithheld', 'Address kept out of the public list', {
      condition: (data) => data.module === 'nyc-internet',
    }),
    {
      name: 'answers',
      type: 'json',
      required: true,
      admin: { description: 'The questions as they were worded that day, and the visitor’s answers.' },
    },
    moduleField({ admin: { position: 'sidebar' } }),
    { name: 'score', type: 'number', required: true, admin: { position: 'sidebar' } },
    {
      name: 'riskLevel',
      label: 'Level',
      type: 'text',
      required: true,
      index: true,
      admin: {
        position: 'sidebar',
        components: {
          Cell: '/collections/quizzes/submissions/level-field.tsx#QuizLevelCell',
          Field: '/collections/quizzes/submissions/level-field.tsx#QuizLevel',
        },
      },
    },
    timeField('submittedAt', 'Submitted', { required: true, index: true }),
    {
      ...resultId,
      required: false,
      admin: { ...resultId.admin, condition: (data) => Boolean(data.publicId) },
    },
    spamField(),
    digestField(),
  ],
};

export const quizResultRetention: readonly RetentionPeriod[] = [
  {
    days: RETENTION_DAYS.assessments,
    after: 'after it was received',
    from: 'submittedAt',
    reason: 'By then, the rules have changed and the result is out of date.',
  },
  SPAM_RETENTION,
];
