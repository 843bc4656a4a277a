import type { CollectionAfterDeleteHook, CollectionConfig, Field, FlattenedField, JoinField } from 'payload';
import { admins, nobody, staff, systemOnly } from '#cms/access.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { submissionKind, STATUS_OPTIONS, type KindName } from './kinds.ts';

export const submissionAccess = (): NonNullable<CollectionConfig['access']> => ({
  create: nobody,
  read: staff,
  update: nobody,
  delete: admins,
});

/** A hash to detect duplicate submissions. See docs/decisions/0005. */
export const digestField = (): Field => ({
  name: 'submissionDigest',
  type: 'text',
  index: true,
  access: { create: nobody, read: nobody, update: nobody },
  admin: { hidden: true },
});

export const spamField = (): Field => ({
  name: 'isSpam',
  label: 'Probably spam',
  type: 'checkbox',
  defaultValue: false,
  index: true,
  admin: { position: 'sidebar', description: 'Staff was not notified.' },
});

/** Shows a submission's field in lists and the API. On the record's own page, the work panel shows it. */
const shown = (field: Field & { name: string }): Field =>
  ({
    ...field,
    virtual: `submission.${field.name}`,
    admin: { readOnly: true, condition: () => false },
  }) as Field;

/** Fields for staff's work on a record. */
export const workFields = ({ hasReference = false }: { hasReference?: boolean } = {}): Field[] => [
  componentField('work', '/collections/submissions/panel/record-work.tsx#RecordWork'),
  {
    name: 'submission',
    type: 'relationship',
    relationTo: 'submissions',
    required: true,
    unique: true,
    index: true,
    access: systemOnly,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  shown({ name: 'status', type: 'select', options: STATUS_OPTIONS }),
  shown({ name: 'assignee', type: 'relationship', relationTo: 'users' }),
  shown({ name: 'dueAt', label: 'Due', type: 'date' }),
  shown({ name: 'isSpam', label: 'Probably spam', type: 'checkbox' }),
  ...(hasReference ? [shown({ name: 'reference', label: 'Reference number', type: 'text' })] : []),
];

/** Deleting the submission also deletes its notes, replies, and changes. */
export const deleteSubmission: CollectionAfterDeleteHook<{ id: number; submission?: unknown }> = async ({
  doc,
  req,
}) => {
  const where = { id: { equals: idOf(doc.submission) ?? 0 } };
  await req.payload.db.deleteMany({ collection: 'submissions', where, req });
};

export const isAnswer = ({ custom }: Pick<FlattenedField, 'custom'>): boolean => custom?.isAnswer === true;

type AnswerField = Exclude<Field, JoinField>;

interface RecordCollection extends Pick<CollectionConfig, 'admin' | 'hooks'> {
  slug: KindName;
  answers: AnswerField[];
}

/** Creates a read-only collection of what visitors wrote. */
export function recordCollection({ slug, answers, admin, hooks }: RecordCollection): CollectionConfig {
  const { label, singular, hasReference } = submissionKind(slug);
  return {
    slug,
    labels: { singular, plural: label },
    defaultSort: '-createdAt',
    access: submissionAccess(),
    disableBulkEdit: true,
    admin: { group: 'Submissions', pagination: { defaultLimit: 25 }, ...admin },
    hooks: { ...hooks, afterDelete: [deleteSubmission] },
    fields: [
      ...answers.map((field) => ({ ...field, custom: { isAnswer: true } })),
      ...workFields({ hasReference }),
      digestField(),
    ],
  };
}
