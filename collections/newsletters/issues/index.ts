import type { Access, CollectionConfig, Field, NumberField } from 'payload';
import { MODULE_CHOICES } from '#law/modules.ts';
import { editors, hasRole, systemOnly } from '#cms/access.ts';
import { eventHooksWhere } from '#cms/publishing/publish-events.ts';
import { timeField } from '#cms/fields/common.ts';
import { slugField } from '#cms/fields/slug.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import type { NewsletterIssue } from '#cms/payload-types.ts';
import { articleEditor } from '#cms/rich-text/editors.ts';
import { issueEndpoints } from './issue-endpoints.ts';
import { hasBegun, STATUSES, WHERE_BEGUN, WHERE_NOT_BEGUN, WHERE_WAITING } from './issue-states.ts';

const sentOrEditors: Access = ({ req }) => hasRole(req, 'admin', 'editor') || WHERE_BEGUN;

const editorsBeforeSending: Access = ({ req }) => editors({ req }) && WHERE_NOT_BEGUN;

const editorsUnlessSent: Access = ({ req }) => hasRole(req, 'admin') || (editors({ req }) && WHERE_WAITING);

const inListsOnly = { access: systemOnly, admin: { condition: () => false } };

const countField = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue: 0,
  ...inListsOnly,
});

const hiddenText = (name: string): Field => ({
  name,
  type: 'textarea',
  access: systemOnly,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
});

/** A subscriber to several of an issue's newsletters gets only one email. `sent_notifications` lists the recipients. */
export const NewsletterIssues: CollectionConfig = {
  slug: 'newsletter-issues',
  labels: { singular: 'Newsletter issue', plural: 'Newsletter issues' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'newsletters', 'status', 'sendAt', 'recipients', 'unsubscribed'],
  },
  disableBulkEdit: true,
  defaultSort: '-createdAt',
  access: {
    create: editors,
    read: sentOrEditors,
    update: editorsBeforeSending,
    delete: editorsUnlessSent,
  },
  hooks: eventHooksWhere<NewsletterIssue>(({ status }) => hasBegun(status)),
  endpoints: issueEndpoints,
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { description: 'The subject of the email, and the title of the page.' },
    },
    {
      name: 'body',
      type: 'richText',
      editor: articleEditor,
      admin: { description: 'Pictures are shown on the site only.' },
    },
    {
      name: 'articles',
      type: 'relationship',
      relationTo: 'articles',
      hasMany: true,
      maxRows: 20,
      filterOptions: { _status: { equals: 'published' } },
      // Skip Payload's check: a newly unpublished article must not block changes to the rest of the issue.
      validate: () => true as const,
      admin: { description: 'Follow below the text, each with its title, excerpt and link.' },
    },
    componentField('mailing', '/collections/newsletters/issues/issue-mailing.tsx#IssueMailing'),
    {
      name: 'newsletters',
      type: 'select',
      hasMany: true,
      required: true,
      options: MODULE_CHOICES,
      admin: { position: 'sidebar', description: 'Someone who subscribes to several gets it once.' },
    },
    { ...slugField({ of: 'newsletter-issues' }), unique: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'draft',
      options: [...STATUSES],
      ...inListsOnly,
    },
    { ...timeField('sendAt', 'Scheduled for'), ...inListsOnly },
    { ...timeField('publishedAt', 'Sent on', { index: true }), ...inListsOnly },
    countField('recipients', 'Recipients'),
    countField('bounced', 'Rejected addresses'),
    countField('unsubscribed', 'Unsubscribed'),
    hiddenText('mailTitle'),
    hiddenText('mailText'),
  ],
};
