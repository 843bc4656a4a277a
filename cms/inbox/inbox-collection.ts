import type { CollectionConfig, Condition } from 'payload';
import { submissionAccess, submissionRecord } from '#cms/fields/submission.ts';
import { inboxFields } from './fields.ts';
import { deleteActivity } from './hooks/delete-activity.ts';
import { guardChange } from './hooks/guard-change.ts';
import { recordChanges } from './hooks/record-changes.ts';
import { setDueDate } from './hooks/set-due-date.ts';
import { inboxKind, type InboxSlug } from './kinds.ts';

type InboxCollection = CollectionConfig & {
  slug: InboxSlug;
  admin: NonNullable<CollectionConfig['admin']>;
  /** Which documents are work; all where it is absent. */
  isWork?: Condition;
};

/**
 * A collection that staff work on: what a visitor sent, and the work on it. Status, assignee, due date, notes, history,
 * views, bulk changes and export are the same for each; what differs is in `kinds.ts`.
 */
export function inboxCollection({
  slug,
  fields,
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
    enableQueryPresets: true,
    ...rest,
    admin: {
      group: 'Inbox',
      pagination: { defaultLimit: 25 },
      ...(where ? { baseFilter: () => where } : {}),
      components: {
        beforeListTable: ['/cms/admin/inbox/views.tsx#Views', '/cms/admin/inbox/bulk-actions.tsx#BulkActions'],
      },
      ...admin,
    },
    hooks: {
      ...hooks,
      beforeChange: [setDueDate, guardChange, ...(hooks.beforeChange ?? [])],
      afterChange: [recordChanges, ...(hooks.afterChange ?? [])],
      afterDelete: [deleteActivity, ...(hooks.afterDelete ?? [])],
    },
    fields: [...fields, ...inboxFields(workflow, isWork), ...submissionRecord()],
  };
}
