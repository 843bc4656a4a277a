import type { Endpoint, PayloadRequest, TypedUser } from 'payload';
import { z } from 'zod';
import { admins } from '#cms/access.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { errorResponse, idSchema, signedInEndpoint } from '#cms/panel/endpoint.ts';
import type { User } from '#cms/payload-types.ts';
import { emailSchema, generatePassword, nameSchema, roleSchema } from './account-schema.ts';
import { linkWith } from './sign-in.ts';

const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

async function mailInvitation(req: PayloadRequest, { email, name }: User, by: TypedUser): Promise<void> {
  const token = await req.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: DAYS * DAY_MS,
    req,
  });
  const values = { name, by: by.name, days: String(DAYS), link: linkWith(token) };
  await queueTemplate(req, { template: 'invitation', to: email, values });
}

const accountSchema = z.object({ name: nameSchema, email: emailSchema, role: roleSchema });

const invite = signedInEndpoint({
  access: admins,
  input: z.object({ name: z.string(), email: z.string(), role: z.string() }),
  handle: async ({ payload, user }, given) => {
    const { data: account, error } = accountSchema.safeParse(given);
    if (error) return errorResponse(400, error.issues.map(({ message }) => message).join(' '));
    const { id } = await inTransaction(payload, async (transaction) => {
      const req = Object.assign(transaction, { user });
      const data = { ...account, password: generatePassword() };
      const created = await payload.create({ collection: 'users', data, depth: 0, req });
      await mailInvitation(req, created, user);
      return created;
    });
    const message = `${account.name} has an account now, and gets an email to set a password.`;
    return Response.json({ id, message });
  },
});

const inviteAgain = signedInEndpoint({
  access: admins,
  input: z.object({ id: idSchema }),
  handle: ({ payload, user }, { id }) =>
    inTransaction(payload, async (req) => {
      const account = await findFirst(req, 'users', { id: { equals: id } });
      if (!account) return errorResponse(404, 'This account no longer exists.');
      if (account.isDeactivated) return errorResponse(409, 'This account is deactivated.');
      if (account.lastSignInAt) return errorResponse(409, `${account.name} has already signed in.`);
      await mailInvitation(req, account, user);
      return Response.json({ message: `The invitation is on its way to ${account.email}.` });
    }),
});

export const invitationEndpoints: Endpoint[] = [
  { path: '/invite', method: 'post', handler: invite },
  { path: '/:id/invite', method: 'post', handler: inviteAgain },
];
