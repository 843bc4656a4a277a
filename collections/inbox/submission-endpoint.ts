import type { PayloadHandler } from 'payload';
import { z } from 'zod';
import { staff } from '#cms/access.ts';
import { errorResponse, idSchema, signedInEndpoint, type SignedInRequest } from '#cms/panel/endpoint.ts';
import type { InboxDocument, SubmissionKey } from './kinds/index.ts';
import { inboxSlugSchema } from './inbox-schema.ts';

export const keySchema = z.object({ collection: inboxSlugSchema, id: idSchema });

export const submissionNotFound = (): Response =>
  errorResponse(404, 'This submission does not exist. It may have been deleted.');

interface SubmissionEndpoint<Input> {
  input: z.ZodType<Input>;
  handle: (req: SignedInRequest, document: InboxDocument, input: Input) => Promise<Response>;
}

export const submissionEndpoint = <Input extends SubmissionKey>({
  input,
  handle,
}: SubmissionEndpoint<Input>): PayloadHandler =>
  signedInEndpoint({
    access: staff,
    input,
    handle: async (req, given) => {
      const { collection, id } = given;
      const access = { overrideAccess: false, user: req.user };
      const document = await req.payload.findByID({
        collection,
        id,
        depth: 2,
        disableErrors: true,
        ...access,
      });
      return document ? handle(req, document, given) : submissionNotFound();
    },
  });
