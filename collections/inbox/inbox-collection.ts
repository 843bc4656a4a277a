import type { CollectionConfig, Field, FlattenedField, JoinField } from 'payload';
import { nobody } from '#cms/access.ts';
import { submissionAccess, submissionRecord } from './submission-fields.ts';
import { erasureRequestField, inboxFields } from './inbox-fields.ts';
import { deleteActivity } from './activity.ts';
import { guardChange } from './guard-change.ts';
import { recordChanges } from './history.ts';
import { setDueDate } from './due-date.ts';
import { offerUndo } from './undo-offer.ts';
import { inboxKind, type InboxSlug } from './kinds/index.ts';
import {
  type IsWork,
  linkSubmission,
  storeSharedFields,
  submissionField,
  withSharedField,
} from './submission-row.ts';

const ANSWER = { isAnswer: true };

export const isAnswer = ({ custom }: Pick<FlattenedField, 'custom'>): boolean =>
  custom?.isAnswer === ANSWER.isAnswer;

export type AnswerField = Exclude<Field, JoinField>;

type InboxCollection = Omit<CollectionConfig, 'fields'> & {
  slug: InboxSlug;
  answers: AnswerField[];
  fields?: Field[];
  admin: NonNullable<CollectionConfig['admin']>;
  isWork?: IsWork;
};

/** A collection of submissions in the inbox. Its `kind.ts` has what differs from other collections. */
export function inboxCollection({
  slug,
  answers,
  fields = [],
  hooks = {},
  admin,
  isWork,
  ...rest
}: InboxCollection): CollectionConfig {
  const { label, singular, workflow, where } = inboxKind(slug);
  return {
    slug,
    labels: { singular, plural: label },
    defaultSort: '-createdAt',
    access: submissionAccess(),
    disableBulkEdit: true,
    ...rest,
    admin: {
      group: 'Submissions',
      pagination: { defaultLimit: 25 },
      ...(where ? { baseFilter: () => where } : {}),
      components: {
        edit: { beforeDocumentControls: ['/collections/inbox/panel/screen/neighbors.tsx#Neighbors'] },
        beforeListTable: ['/collections/inbox/panel/inbox-of-kind.tsx#InboxOfKind'],
      },
      ...admin,
    },
    hooks: {
      ...hooks,
      beforeChange: [setDueDate, guardChange, ...(hooks.beforeChange ?? []), storeSharedFields(isWork)],
      afterChange: [linkSubmission, recordChanges, ...(hooks.afterChange ?? []), offerUndo],
      afterDelete: [deleteActivity, ...(hooks.afterDelete ?? [])],
    },
    fields: [
      ...answers.map((field) => ({ ...field, access: { update: nobody }, custom: ANSWER })),
      ...[...fields, ...inboxFields(workflow, isWork), erasureRequestField(), ...submissionRecord()].map(
        withSharedField,
      ),
      submissionField,
    ],
  };
}
