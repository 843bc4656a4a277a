import { z } from 'zod';

/** An email address to look for: anything that a form could have stored. */
export const addressSchema = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@"\\<>]+@[^\s@"\\<>]+$/);

const mentionSchema = z.object({
  label: z.string(),
  /** Where it is in the panel, below /admin, if it has a page. */
  path: z.string().optional(),
  isErased: z.boolean(),
});

export const storedSchema = z.object({
  kinds: z.array(
    z.object({ label: z.string(), items: z.array(z.object({ label: z.string(), path: z.string() })) }),
  ),
  /** How many mails to the address, or about it, are waiting, have failed, or are in the outbox. */
  mails: z.number(),
  mentions: z.array(mentionSchema),
  erasureBlockedBy: z.string().optional(),
});

export type Stored = z.infer<typeof storedSchema>;
export type Mention = z.infer<typeof mentionSchema>;
