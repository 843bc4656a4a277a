import type { TextareaField, UIField } from 'payload';

/** What the vendor reads when staff do not accept an application. */
export const rejectionReasonField: TextareaField = {
  name: 'rejectionReason',
  type: 'textarea',
  maxLength: 1000,
  admin: {
    description: 'Why the application is rejected. The vendor gets this text by mail. Required to reject.',
  },
};

/** What follows from an approval: a profile in the directory. */
export const partnerProfileField: UIField = {
  name: 'partnerProfile',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/admin/inbox/partner-profile.tsx#PartnerProfile' },
  },
};
