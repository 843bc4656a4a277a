import type { PayloadHandler, PayloadRequest, TypedUser } from 'payload';
import type { z } from 'zod';

export const errorResponse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

/** For requests that the panel itself never makes. */
const INVALID = 'The request is incomplete or not valid. Reload the page and try again.';

export type SignedInRequest = PayloadRequest & { user: TypedUser };

interface Endpoint<Input> {
  access: (args: { req: PayloadRequest }) => boolean;
  /** The parts of the path, and the body or the query. */
  input: z.ZodType<Input>;
  handle: (req: SignedInRequest, input: Input) => Promise<Response> | Response;
}

const bodyOf = async (req: PayloadRequest): Promise<unknown> =>
  req.method === 'GET' ? req.query : await req.json?.().catch(() => undefined);

const isSignedIn = (req: PayloadRequest): req is SignedInRequest => req.user !== null;

/** An endpoint of the panel for signed-in users with access, with validated input. */
export const signedInEndpoint =
  <Input>({ access, input, handle }: Endpoint<Input>): PayloadHandler =>
  async (req) => {
    if (!isSignedIn(req) || !access({ req })) return errorResponse(403, 'You are not allowed to do this.');
    const body = await bodyOf(req);
    const sent = typeof body === 'object' ? { ...body, ...req.routeParams } : undefined;
    const { data, error } = input.safeParse(sent);
    return error ? errorResponse(400, INVALID) : handle(req, data);
  };
