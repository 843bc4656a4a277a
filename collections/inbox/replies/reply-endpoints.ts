import type { Endpoint } from 'payload';
import { staff } from '#cms/access.ts';
import { findFirst } from '#cms/database/find.ts';
import { keySchema, submissionEndpoint } from '../submission-endpoint.ts';
import { retryMail } from '#cms/mail/failed-mails.ts';
import { errorResponse, idSchema, signedInEndpoint } from '#cms/panel/endpoint.ts';
import { findConversation } from './conversation.ts';
import { saveDraft } from './find-draft.ts';
import { replySchema, savedDraftSchema } from './reply-schema.ts';
import { sendReply } from './send-reply.ts';

const conversation = submissionEndpoint({
  input: keySchema,
  handle: async (req, document, key) => Response.json(await findConversation(req, key, document)),
});

const send = signedInEndpoint({
  access: staff,
  input: keySchema.extend(replySchema.shape),
  handle: async (req, { collection, id, ...reply }) =>
    Response.json(await sendReply(req, { collection, id }, reply)),
});

const draft = signedInEndpoint({
  access: staff,
  input: keySchema.extend(savedDraftSchema.shape),
  handle: async (req, { collection, id, ...written }) =>
    Response.json(await saveDraft(req, { collection, id }, written)),
});

const retry = signedInEndpoint({
  access: staff,
  input: keySchema.extend({ reply: idSchema }),
  handle: async (req, { collection, id: document, reply: id }) => {
    const reply = await findFirst(req, 'replies', {
      id: { equals: id },
      collection: { equals: collection },
      document: { equals: document },
      state: { equals: 'failed' },
    });
    const isDue = reply?.job && (await retryMail(req.payload, reply.job));
    return isDue
      ? Response.json({ message: 'It will be sent again within seconds.' })
      : errorResponse(404, 'This email can no longer be sent again. Write a new reply.');
  },
});

export const replyEndpoints: Endpoint[] = [
  { path: '/inbox/:collection/:id/replies', method: 'get', handler: conversation },
  { path: '/inbox/:collection/:id/replies', method: 'post', handler: send },
  { path: '/inbox/:collection/:id/replies/draft', method: 'post', handler: draft },
  { path: '/inbox/:collection/:id/replies/:reply/retry', method: 'post', handler: retry },
];
