import { z } from 'zod';

export const MAX_TEXT = 20_000;
export const MAX_SUBJECT = 300;
export const MAX_ATTACHMENTS = 20;
export const MAX_NAME = 200;
export const MAX_ADDRESS = 254;

/** PostgreSQL cannot store NUL. */
const text = (length: number) =>
  z
    .string()
    .max(length)
    .refine((value) => !value.includes('\0'));

/** A mail server's report of a failed delivery. See RFC 3464. */
const bounceSchema = z.object({
  original: text(1000).optional(),
  /** A status code such as "5.1.1". See RFC 3463. */
  status: text(10).optional(),
  isFailure: z.boolean(),
  /** Another mail to this address would fail, too. */
  isPermanent: z.boolean(),
});

export type Bounce = z.infer<typeof bounceSchema>;

export const inboundMailSchema = z.object({
  from: text(MAX_ADDRESS),
  subject: text(MAX_SUBJECT),
  text: text(MAX_TEXT),
  attachments: z.array(text(MAX_NAME)).max(MAX_ATTACHMENTS),
  bounce: bounceSchema.optional(),
});

export type InboundMail = z.infer<typeof inboundMailSchema>;
