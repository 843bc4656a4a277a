import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { editors } from '#cms/access.ts';
import { placeholderErrors } from '#law/figures/placeholders.ts';
import { fillFigures } from '#cms/register/fill.ts';
import { readRegister } from '#cms/register/register.ts';
import { bodyError, reasonError, subjectError } from '#cms/mail/copy-validation.ts';
import { mailCopySchema } from '#cms/mail/copy.ts';
import { imprint } from '#cms/mail/imprint.ts';
import { mailSchema, queueMail } from '#cms/mail/queue.ts';
import { renderMail, subjectLine } from '#cms/mail/render-mail.ts';
import { exampleValues } from '#cms/mail/template.ts';
import { mailTemplate, TEMPLATE_KEYS } from '#cms/mail/templates.ts';
import { errorResponse, signedInEndpoint, type SignedInRequest } from '#cms/panel/endpoint.ts';

const draftSchema = z.object({ key: z.enum(TEMPLATE_KEYS), ...mailCopySchema.shape });

type Draft = z.infer<typeof draftSchema>;

async function copyError(
  req: PayloadRequest,
  { key, subject, body, reason }: Draft,
): Promise<string | undefined> {
  const template = mailTemplate(key);
  const error = subjectError(template, subject) ?? bodyError(template, body) ?? reasonError(reason);
  return error ?? placeholderErrors(`${subject}\n${body}\n${reason}`, await readRegister(req.payload))[0];
}

async function renderDraft(req: PayloadRequest, { key, ...copy }: Draft) {
  const template = mailTemplate(key);
  const values = exampleValues(template);
  return renderMail(template, await fillFigures(() => readRegister(req.payload), copy), {
    values,
    ...(await imprint(req)),
  });
}

const forEditors = (handle: (req: SignedInRequest, draft: Draft) => Promise<Response>): PayloadHandler =>
  signedInEndpoint({ access: editors, input: draftSchema, handle });

/** Invalid copy is normal while editing, so this responds with 200 and the error. */
const preview = forEditors(async (req, draft) => {
  const error = await copyError(req, draft);
  return Response.json(error ? { error } : { mail: await renderDraft(req, draft) });
});

const sendTest = forEditors(async (req, draft) => {
  const error = await copyError(req, draft);
  if (error) return errorResponse(400, error);
  const mail = await renderDraft(req, draft);
  const to = mailSchema.shape.to.parse(req.user.email);
  await queueMail(req, { ...mail, to, subject: subjectLine('Test: {subject}', { subject: mail.subject }) });
  return Response.json({ message: `A test email is on its way to ${to}.` });
});

export const templateEndpoints: Endpoint[] = [
  { path: '/preview', method: 'post', handler: preview },
  { path: '/test', method: 'post', handler: sendTest },
];
