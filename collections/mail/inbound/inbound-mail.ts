import { z } from 'zod';

export const MAX_TEXT = 20_000;
export const MAX_SUBJECT = 300;
export const MAX_ATTACHMENTS = 20;
export const MAX_NAME = 200;
export const MAX_ADDRESS = 254;

/** PostgreSQL stores no NUL. */
const text = (length: number) =>
  z
    .string()
    .max(length)
    .refine((value) => !value.includes('\0'));

/** A mail server's report that it could not deliver a mail: RFC 3464. */
const bounceSchema = z.object({
  /** The Message-ID of the mail. */
  original: text(1000).optional(),
  /** The code of its reason, such as "5.1.1": RFC 3463. */
  status: text(10).optional(),
  /** No further try is made. */
  isFailure: z.boolean(),
  /** Another mail to this address would fail, too. */
  isPermanent: z.boolean(),
});

export type Bounce = z.infer<typeof bounceSchema>;

/** What we keep of a mail that came in. */
export const inboundMailSchema = z.object({
  from: text(MAX_ADDRESS),
  subject: text(MAX_SUBJECT),
  text: text(MAX_TEXT),
  /** Names of attached files. */
  attachments: z.array(text(MAX_NAME)).max(MAX_ATTACHMENTS),
  bounce: bounceSchema.optional(),
});

export type InboundMail = z.infer<typeof inboundMailSchema>;
