import type { CollectionConfig, Endpoint } from 'payload';
import { z } from 'zod';
import {
  admins,
  colleagues,
  nobody,
  ROLES,
  roleLabel,
  selfOrAdmins,
  signedIn,
  systemOnly,
} from '#cms/access.ts';
import { findPersonName } from '#cms/editing/last-editor.ts';
import { timeField } from '#cms/fields/common.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { errorResponse, idSchema, signedInEndpoint } from '#cms/panel/endpoint.ts';
import {
  endSessions,
  keepAnAdmin,
  keepAnAdminUndeleted,
  recordRights,
  recordSignIn,
  refuseDeactivated,
  releaseLocks,
} from './account-hooks.ts';
import { invitationEndpoints } from './invitations.ts';
import {
  LOCK_MS,
  recordSignInStart,
  passwordMail,
  uniformSignInError,
  sessionCookie,
  requireStrongPassword,
} from './sign-in.ts';

const SESSION_SECONDS = 2 * 60 * 60;

const inviteAgainField = componentField('inviteAgain', '/collections/users/invitation.tsx#InviteAgain', {
  position: 'sidebar',
});

/** Lets users see each other's names, but nothing else about each other's accounts. */
const nameEndpoint: Endpoint = {
  method: 'get',
  path: '/name/:id',
  handler: signedInEndpoint({
    access: signedIn,
    input: z.object({ id: idSchema }),
    handle: async (req, { id }) => {
      const name = await findPersonName(req, id);
      return name === undefined
        ? errorResponse(404, 'This account no longer exists.')
        : Response.json({ name });
    },
  }),
};

export const Users: CollectionConfig = {
  slug: 'users',
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'lastSignInAt', 'isDeactivated'],
    components: { beforeListTable: ['/collections/users/invitation.tsx#InviteForm'] },
    hidden: ({ user }) => user?.role !== 'admin',
  },
  access: {
    admin: signedIn,
    create: nobody,
    read: colleagues,
    update: selfOrAdmins,
    delete: admins,
    unlock: admins,
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: LOCK_MS,
    useSessions: true,
    tokenExpiration: SESSION_SECONDS,
    removeTokenFromResponses: true,
    forgotPassword: passwordMail,
    cookies: sessionCookie(process.env.SITE_URL),
  },
  hooks: {
    beforeChange: [keepAnAdmin, endSessions],
    afterChange: [recordRights],
    beforeDelete: [keepAnAdminUndeleted, releaseLocks],
    beforeLogin: [refuseDeactivated],
    afterLogin: [recordSignIn],
    beforeOperation: [requireStrongPassword, recordSignInStart],
    afterError: [uniformSignInError],
  },
  endpoints: [...invitationEndpoints, nameEndpoint],
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: admins, update: admins },
      options: ROLES.map((role) => ({ value: role, label: roleLabel(role) })),
      admin: {
        description: 'Editors handle content, staff handles submissions, and admins handle everything.',
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
      name: 'isDeactivated',
      label: 'Deactivated',
      type: 'checkbox',
      defaultValue: false,
      access: { create: admins, update: admins },
      admin: {
        position: 'sidebar',
        description:
          'Ends all sessions. This person cannot sign in, and gets no work or emails. Assign their work to someone else.',
      },
    },
    timeField('lastSignInAt', 'Last sign-in', {
      access: { ...systemOnly, read: admins },
      admin: { readOnly: true },
    }),
    {
      ...inviteAgainField,
      admin: {
        ...inviteAgainField.admin,
        condition: ({ lastSignInAt, isDeactivated }, _siblings, { user }) =>
          user?.role === 'admin' && !lastSignInAt && !isDeactivated,
      },
    },
  ],
};
