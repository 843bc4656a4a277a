import { z } from 'zod';

const entrySchema = z.object({
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  direction: z.enum(['out', 'in']),
  state: z.enum(['queued', 'sent', 'failed', 'received']),
  reason: z.string().optional(),
  /** The name of the person who replied, or the visitor's address. */
  from: z.string(),
  /** It came from another address than the one that the visitor gave. */
  isOtherAddress: z.boolean(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.string()),
});

export const MAX_SUBJECT = 200;
export const MAX_TEXT = 10_000;

const draftSchema = z.object({
  /** One for each form that was opened: the same form sent twice is one mail. */
  formKey: z.uuid(),
  subject: z.string(),
  text: z.string(),
  setsAnswered: z.boolean(),
});

/** The form limits what is typed; a draft need not be valid yet. */
export const savedDraftSchema = draftSchema.extend({
  subject: z.string().max(MAX_SUBJECT),
  text: z.string().max(MAX_TEXT),
});

export type ReplyDraft = z.infer<typeof draftSchema>;

/** The conversation about a submission, oldest first, and what a new reply can be. */
export const conversationSchema = z.object({
  entries: z.array(entrySchema),
  obstacle: z.string().optional(),
  to: z.string().optional(),
  subject: z.string(),
  templates: z.array(z.object({ id: z.number(), name: z.string(), subject: z.string(), body: z.string() })),
  /** The status that a reply can set, if the submission can have it next. */
  answered: z.object({ value: z.string(), label: z.string() }).optional(),
  draft: draftSchema.optional(),
});

export type ConversationEntry = z.infer<typeof entrySchema>;
export type Conversation = z.infer<typeof conversationSchema>;

export const replySchema = draftSchema.extend({
  /** The last entry that the person saw; 0 where there was none. */
  after: z.number().int().min(0),
});

export type Reply = z.infer<typeof replySchema>;

/** The error for a field, or nothing. Both the panel and the server use them. */
export function subjectProblem(subject: string): string | undefined {
  if (!subject.trim()) return 'Enter a subject.';
  if (/\p{Cc}/u.test(subject)) return 'The subject must be one line.';
  return subject.length > MAX_SUBJECT ? `Use at most ${MAX_SUBJECT} characters.` : undefined;
}

export function textProblem(text: string): string | undefined {
  if (!text.trim()) return 'Write the reply.';
  return text.length > MAX_TEXT ? `Use at most ${MAX_TEXT} characters.` : undefined;
}

/** Fields of a submission that a form in the panel holds, too. */
export const changedSchema = z.object({
  status: z.string(),
  revision: z.number().nullish(),
  assignee: z.number().nullish(),
  closedAt: z.string().nullish(),
  updatedAt: z.string(),
});

export type SubmissionChange = z.infer<typeof changedSchema>;

export const sentSchema = z.object({
  /** Where fields are invalid, nothing was sent. */
  errors: z.object({ subject: z.string().optional(), text: z.string().optional() }).optional(),
  /** Someone else has replied, or an answer has come, since the form was opened. */
  isOutdated: z.boolean().optional(),
  changed: changedSchema.optional(),
  message: z.string(),
});

export type Sent = z.infer<typeof sentSchema>;
