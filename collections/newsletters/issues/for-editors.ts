import type { PayloadHandler } from 'payload';
import type { z } from 'zod';
import { editors } from '#cms/access.ts';
import { signedInEndpoint, type SignedInRequest } from '#cms/panel/endpoint.ts';

export const forEditors = <Input>(
  input: z.ZodType<Input>,
  handle: (req: SignedInRequest, input: Input) => Promise<object>,
): PayloadHandler =>
  signedInEndpoint({
    access: editors,
    input,
    handle: async (req, sent) => Response.json(await handle(req, sent)),
  });
