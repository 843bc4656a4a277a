import { z } from 'zod';

const entrySchema = z.object({
  id: z.number(),
  at: z.string(),
  direction: z.enum(['out', 'in']),
  state: z.enum(['queued', 'sent', 'failed', 'received']),
  reason: z.string().optional(),
  from: z.string(),
  isOtherEmail: z.boolean(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.string()),
});

export const MAX_SUBJECT = 200;
export const MAX_TEXT = 10_000;

const draftSchema = z.object({
  /** Identifies an opened form, so that sending it twice sends one email. */
  formKey: z.uuid(),
  subject: z.string(),
  text: z.string(),
  setsAnswered: z.boolean(),
});

export const savedDraftSchema = draftSchema.extend({
  subject: z.string().max(MAX_SUBJECT),
  text: z.string().max(MAX_TEXT),
});

export type ReplyDraft = z.infer<typeof draftSchema>;

export const conversationSchema = z.object({
  entries: z.array(entrySchema),
  obstacle: z.string().optional(),
  to: z.string().optional(),
  subject: z.string(),
  templates: z.array(z.object({ id: z.number(), name: z.string(), subject: z.string(), body: z.string() })),
  answered: z.object({ value: z.string(), label: z.string() }).optional(),
  draft: draftSchema.optional(),
});

export type ConversationEntry = z.infer<typeof entrySchema>;
export type Conversation = z.infer<typeof conversationSchema>;

export const replySchema = draftSchema.extend({
  after: z.number().int().min(0),
});

export type Reply = z.infer<typeof replySchema>;

export function subjectProblem(subject: string): string | undefined {
  if (!subject.trim()) return 'Enter a subject.';
  if (/\p{Cc}/u.test(subject)) return 'The subject must be one line.';
  return subject.length > MAX_SUBJECT ? `Use at most ${MAX_SUBJECT} characters.` : undefined;
}

export function textProblem(text: string): string | undefined {
  if (!text.trim()) return 'Write the reply.';
  return text.length > MAX_TEXT ? `Use at most ${MAX_TEXT} characters.` : undefined;
}

export const changedSchema = z.object({
  status: z.string(),
  revision: z.number().nullish(),
  assignee: z.number().nullish(),
  closedAt: z.string().nullish(),
  updatedAt: z.string(),
});

export type SubmissionChange = z.infer<typeof changedSchema>;

export const sentSchema = z.object({
  errors: z.object({ subject: z.string().optional(), text: z.string().optional() }).optional(),
  isOutdated: z.boolean().optional(),
  changed: changedSchema.optional(),
  message: z.string(),
});

export type Sent = z.infer<typeof sentSchema>;
