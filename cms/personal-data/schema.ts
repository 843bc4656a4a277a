import { z } from 'zod';

/** An e-mail address that somebody types to look for it: whatever a form could have stored. */
export const addressSchema = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@"\\<>]+@[^\s@"\\<>]+$/);

const whereSchema = z.object({
  /** What the place is called. */
  label: z.string(),
  /** Where it is in the panel, below /admin; nothing where it has no page. */
  path: z.string().optional(),
});

const mentionSchema = whereSchema.extend({ isErased: z.boolean() });

/** What is stored of an address. */
export const storedSchema = z.object({
  kinds: z.array(
    z.object({ label: z.string(), count: z.number(), items: z.array(whereSchema.required({ path: true })) }),
  ),
  /** Mails to the address, or about it, that wait, have failed, or lie in the outbox. */
  mails: z.number(),
  /** Where else the address stands: in the words of others. */
  mentions: z.array(mentionSchema),
  /** Why it cannot be erased as a visitor's. */
  obstacle: z.string().optional(),
});

export type Stored = z.infer<typeof storedSchema>;
export type Mention = z.infer<typeof mentionSchema>;
export type StoredKind = Stored['kinds'][number];
