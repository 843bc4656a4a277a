import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { editors } from '#cms/access.ts';
import { signedInEndpoint, errorResponse, type SignedInRequest } from '#cms/panel/endpoint.ts';
import { imprint } from '#cms/mail/imprint.ts';
import { mailSchema } from '#cms/mail/queue.ts';
import { queueMail } from '#cms/mail/queue.ts';
import { renderMail, type RenderedMail } from '#cms/mail/render-mail.ts';
import { exampleValues } from '#cms/mail/templates/definition.ts';
import { mailTemplate, TEMPLATE_KEYS } from '#cms/mail/templates/index.ts';
import { bodyError, subjectError } from '#cms/mail/copy-validation.ts';
import { subjectLine } from '#cms/mail/render-mail.ts';
import { mailCopySchema } from '#cms/mail/copy.ts';

const typedSchema = z.object({ key: z.enum(TEMPLATE_KEYS), ...mailCopySchema.shape });

type Typed = z.infer<typeof typedSchema>;

/** What stands in the way of sending what is typed. */
const copyError = ({ key, subject, body }: Typed): string | undefined =>
  subjectError(mailTemplate(key), subject) ?? bodyError(mailTemplate(key), body);

/** What becomes of it, with example values. */
async function renderTyped(req: PayloadRequest, typed: Typed): Promise<RenderedMail> {
  const template = mailTemplate(typed.key);
  return renderMail(template, typed, { values: exampleValues(template), ...(await imprint(req)) });
}

/** Answers an editor who types the words of a mail. */
const forEditors = (handle: (req: SignedInRequest, typed: Typed) => Promise<Response>): PayloadHandler =>
  signedInEndpoint({ access: editors, input: typedSchema, handle });

/** Words that cannot be sent yet are no fault of whoever is typing them: the answer says what they lack. */
const preview = forEditors(async (req, typed) => {
  const error = copyError(typed);
  return Response.json(error ? { error } : { mail: await renderTyped(req, typed) });
});

/** Mails what is typed to whoever types it, and to nobody else. */
const sendTest = forEditors(async (req, typed) => {
  const error = copyError(typed);
  if (error) return errorResponse(400, error);
  const mail = await renderTyped(req, typed);
  const to = mailSchema.shape.to.parse(req.user.email);
  await queueMail(req, { ...mail, to, subject: subjectLine('Test: {subject}', { subject: mail.subject }) });
  return Response.json({ message: `A test is on its way to ${to}.` });
});

/** What the page of a mail template asks the server while somebody types. */
export const templateEndpoints: Endpoint[] = [
  { path: '/preview', method: 'post', handler: preview },
  { path: '/test', method: 'post', handler: sendTest },
];
