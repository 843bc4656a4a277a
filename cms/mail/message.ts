import { z } from 'zod';

/** A line break in a header would begin another header, such as a second recipient. */
const oneLine = z.string().regex(/^[^\p{Cc}]*$/u, 'has to be one line');

const address = oneLine.max(254).regex(z.regexes.html5Email, 'has to be one e-mail address');

/**
 * A mail, as it waits to be sent: to one person, in plain text, with HTML beside it where that helps.
 * Whatever ends in a header is one line, whoever wrote it.
 */
export const mailSchema = z.strictObject({
  to: address,
  subject: oneLine.min(1).max(300),
  text: z.string().min(1),
  html: z.string().min(1).optional(),
  replyTo: address.optional(),
  headers: z.record(z.string().regex(/^[A-Za-z][A-Za-z-]*$/), oneLine).optional(),
});

export type Mail = z.infer<typeof mailSchema>;
