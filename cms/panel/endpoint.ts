import type { Endpoint as PayloadEndpoint, PayloadHandler, PayloadRequest, TypedUser } from 'payload';
import { z } from 'zod';
import { editors } from '#cms/access.ts';

export const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);

export const errorResponse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

export const downloadHeaders = (contentType: string, name: string, extension: string) => ({
  'Content-Type': contentType,
  'Content-Disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.${extension}"`,
  'Cache-Control': 'private, no-store',
});

const INVALID = 'The request is incomplete or not valid. Reload the page and try again.';

export type SignedInRequest = PayloadRequest & { user: TypedUser };

interface Endpoint<Input> {
  access: (args: { req: PayloadRequest }) => boolean;
  input: z.ZodType<Input>;
  handle: (req: SignedInRequest, input: Input) => Promise<Response> | Response;
}

const isSignedIn = (req: PayloadRequest): req is SignedInRequest => req.user !== null;

export const signedInEndpoint =
  <Input>({ access, input, handle }: Endpoint<Input>): PayloadHandler =>
  async (req) => {
    if (!isSignedIn(req) || !access({ req })) return errorResponse(403, 'You are not allowed to do this.');
    const body: unknown = req.method === 'GET' ? req.query : await req.json?.().catch(() => undefined);
    const sent = typeof body === 'object' ? { ...body, ...req.routeParams } : undefined;
    const { data, error } = input.safeParse(sent);
    return error ? errorResponse(400, INVALID) : handle(req, data);
  };

export const editorEndpoint = <Input>(
  method: 'get' | 'post',
  path: string,
  input: z.ZodType<Input>,
  handle: Endpoint<Input>['handle'],
): PayloadEndpoint => ({ method, path, handler: signedInEndpoint({ access: editors, input, handle }) });
