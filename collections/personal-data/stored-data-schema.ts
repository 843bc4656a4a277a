import { z } from 'zod';

export const addressSchema = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@"\\<>]+@[^\s@"\\<>]+$/);

export const storedSchema = z.object({
  kinds: z.array(
    z.object({
      label: z.string(),
      items: z.array(z.object({ label: z.string(), path: z.string().optional() })),
    }),
  ),
  mails: z.number(),
  /** Other people's rows that mention the email address, by collection. Erasure redacts these mentions. */
  mentions: z.array(z.object({ label: z.string(), count: z.number() })),
  profiles: z.array(z.object({ label: z.string(), path: z.string() })),
  erasureBlockedBy: z.string().optional(),
});

export type Stored = z.infer<typeof storedSchema>;
