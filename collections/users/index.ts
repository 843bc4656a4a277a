import type { CollectionConfig } from 'payload';
import { admins } from '#cms/access/admins.ts';
import { ROLES } from '#cms/access/roles.ts';
import { colleagues } from '#cms/access/colleagues.ts';
import { selfOrAdmins } from '#cms/access/self-or-admins.ts';
import { signedIn } from '#cms/access/signed-in.ts';

/** People who work in the back office. There is no other kind of account: visitors never sign in. */
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
    cookies: {
      sameSite: 'Lax',
      secure: process.env.SITE_URL?.startsWith('https://') ?? false,
    },
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
        description: 'Editors work on content, staff on what visitors sent, admins on everything.',
      },
    },
  ],
};
