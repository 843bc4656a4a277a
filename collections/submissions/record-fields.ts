import type { CollectionAfterDeleteHook, CollectionConfig, Field, FlattenedField, JoinField } from 'payload';
import { admins, nobody, staff, writtenByProduct } from '#cms/access.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { kindOf, STATUS_OPTIONS, type KindName } from './kinds.ts';

export const submissionAccess = (): NonNullable<CollectionConfig['access']> => ({
  create: nobody,
  read: staff,
  update: nobody,
  delete: admins,
});

/** Finds what the same sender sends twice. See docs/decisions/0005. */
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

/** In lists and in the API. The work on the page of a record shows them, too. */
const shown = (field: Field & { name: string }): Field =>
  ({
    ...field,
    virtual: `submission.${field.name}`,
    admin: { readOnly: true, condition: () => false },
  }) as Field;

/** The work on a record, as fields of its collection. */
export const workFields = ({ hasReference = false }: { hasReference?: boolean } = {}): Field[] => [
  componentField('work', '/collections/submissions/panel/record-work.tsx#RecordWork'),
  {
    name: 'submission',
    type: 'relationship',
    relationTo: 'submissions',
    required: true,
    unique: true,
    index: true,
    access: writtenByProduct,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  shown({ name: 'status', type: 'select', options: STATUS_OPTIONS }),
  shown({ name: 'assignee', type: 'relationship', relationTo: 'users' }),
  shown({ name: 'dueAt', label: 'Due', type: 'date' }),
  shown({ name: 'isSpam', label: 'Probably spam', type: 'checkbox' }),
  ...(hasReference ? [shown({ name: 'reference', label: 'Reference number', type: 'text' })] : []),
];

/** Notes, replies, and changes go with the submission. */
export const deleteSubmission: CollectionAfterDeleteHook<{ id: number; submission?: unknown }> = async ({
  doc,
  req,
}) => {
  const where = { id: { equals: idOf(doc.submission) ?? 0 } };
  await req.payload.db.deleteMany({ collection: 'submissions', where, req });
};

const ANSWER = { isAnswer: true };

export const isAnswer = ({ custom }: Pick<FlattenedField, 'custom'>): boolean =>
  custom?.isAnswer === ANSWER.isAnswer;

type AnswerField = Exclude<Field, JoinField>;

type RecordCollection = Omit<CollectionConfig, 'fields' | 'slug'> & {
  slug: KindName;
  answers: AnswerField[];
  fields?: Field[];
};

/** A collection of what visitors wrote, which nobody can change. */
export function recordCollection({
  slug,
  answers,
  fields = [],
  admin,
  hooks,
  ...rest
}: RecordCollection): CollectionConfig {
  const { label, singular, hasReference } = kindOf(slug);
  return {
    slug,
    labels: { singular, plural: label },
    defaultSort: '-createdAt',
    access: submissionAccess(),
    disableBulkEdit: true,
    ...rest,
    admin: { group: 'Submissions', pagination: { defaultLimit: 25 }, ...admin },
    hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), deleteSubmission] },
    fields: [
      ...answers.map((field) => ({ ...field, custom: ANSWER })),
      ...fields,
      ...workFields({ hasReference }),
      digestField(),
    ],
  };
}
