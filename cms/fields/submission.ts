import type { CheckboxField, CollectionConfig, Field, TextField } from 'payload';
import { admins, nobody, staff } from '#cms/access.ts';

/** What a visitor wrote stays as it was sent. */
export const asSent = { access: { update: nobody } };

/** Who sees what visitors sent: staff and admins. Nobody creates it by hand, and only admins delete it. */
export const submissionAccess = (): NonNullable<CollectionConfig['access']> => ({
  create: nobody,
  read: staff,
  update: staff,
  delete: admins,
});

const isSpamField = (): CheckboxField => ({
  name: 'isSpam',
  label: 'Probably spam',
  type: 'checkbox',
  defaultValue: false,
  index: true,
  admin: { position: 'sidebar', description: 'Staff were not notified. Clear this box if a person sent it.' },
});

const submissionDigestField = (): TextField => ({
  name: 'submissionDigest',
  type: 'text',
  index: true,
  access: { create: nobody, read: nobody, update: nobody },
  admin: { hidden: true },
});

/** What is recorded with every submission, beside what the visitor wrote. */
export const submissionRecord = (): Field[] => [isSpamField(), submissionDigestField()];
