import type { CollectionConfig } from 'payload';
import { admins, colleagues, ROLES, selfOrAdmins, signedIn } from '#cms/access.ts';
import { deletePrivateViews } from '#collections/inbox-views.ts';
import { deleteOwnDrafts } from '#collections/reply-drafts.ts';
import {
  recordSignInStart,
  passwordMail,
  uniformSignInError,
  sessionCookie,
  requireStrongPassword,
} from './sign-in.ts';

/** Of inactivity. Active users are asked to stay signed in. */
const SESSION_SECONDS = 2 * 60 * 60;

/** People who work in the back office. Visitors never sign in. */
export const Users: CollectionConfig = {
  slug: 'users',
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    hidden: ({ user }) => user?.role !== 'admin',
  },
  access: {
    admin: signedIn,
    create: admins,
    read: colleagues,
    update: selfOrAdmins,
    delete: admins,
    unlock: admins,
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    useSessions: true,
    tokenExpiration: SESSION_SECONDS,
    // The token stays in an HttpOnly cookie.
    removeTokenFromResponses: true,
    forgotPassword: passwordMail,
    cookies: sessionCookie(process.env.SITE_URL),
  },
  hooks: {
    beforeDelete: [deletePrivateViews, deleteOwnDrafts],
    beforeOperation: [requireStrongPassword, recordSignInStart],
    afterError: [uniformSignInError],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: admins, update: admins },
      options: ROLES.map((role) => ({ value: role, label: role.charAt(0).toUpperCase() + role.slice(1) })),
      admin: {
        description: 'Editors handle content, staff handle submissions, and admins handle everything.',
      },
    },
    {
      name: 'publishesFigures',
      label: 'Can publish figures and deadlines',
      type: 'checkbox',
      defaultValue: false,
      saveToJWT: true,
      access: { create: admins, update: admins },
      admin: {
        condition: ({ role }) => role === 'editor',
        description: 'Other editors propose changes; someone with this permission publishes them.',
      },
    },
    {
      name: 'getsInboxReport',
      label: 'Gets the report of the inbox by email every Monday',
      type: 'checkbox',
      defaultValue: true,
      admin: { condition: ({ role }) => role === 'admin' },
    },
  ],
};
