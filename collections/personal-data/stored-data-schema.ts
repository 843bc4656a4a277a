import { z } from 'zod';

export const addressSchema = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@"\\<>]+@[^\s@"\\<>]+$/);

const mentionSchema = z.object({
  label: z.string(),
  path: z.string().optional(),
  isErased: z.boolean(),
});

export const storedSchema = z.object({
  kinds: z.array(
    z.object({ label: z.string(), items: z.array(z.object({ label: z.string(), path: z.string() })) }),
  ),
  mails: z.number(),
  mentions: z.array(mentionSchema),
  erasureBlockedBy: z.string().optional(),
});

export type Stored = z.infer<typeof storedSchema>;
export type Mention = z.infer<typeof mentionSchema>;
