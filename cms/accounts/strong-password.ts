import { type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { objectionToPassword } from './account-schema.ts';

/** What comes with a new password: of the account only what is sent along. */
const withPassword = z.object({
  data: z.object({ password: z.string().min(1), email: z.string().catch(''), name: z.string().catch('') }),
});

interface Operation {
  args: unknown;
  operation: string;
  req: PayloadRequest;
}

const SETS_A_PASSWORD = ['create', 'update', 'updateByID', 'resetPassword'];

/** Refuses a weak password wherever one is set: in the panel, by the link from a mail, at a terminal. */
export const strongPassword = ({ args, operation, req }: Operation): void => {
  if (!SETS_A_PASSWORD.includes(operation)) return;
  const { data: given } = withPassword.safeParse(args);
  const message = given && objectionToPassword(given.data.password, given.data);
  if (message) {
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t);
  }
};
