import type { PayloadHandler, PayloadRequest, TypedUser } from 'payload';
import type { z } from 'zod';

/** A refusal, in a sentence that the person reads. */
export const errorResponse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

/** The panel itself never sends such a thing. */
const INVALID = 'The request is incomplete or not valid. Reload the page and try again.';

/** A request of somebody who is signed in. */
export type SignedInRequest = PayloadRequest & { user: TypedUser };

interface Endpoint<Input> {
  /** Who may call it. */
  access: (args: { req: PayloadRequest }) => boolean;
  /** What has to be sent. */
  input: z.ZodType<Input>;
  handle: (req: SignedInRequest, input: Input) => Promise<Response> | Response;
}

const bodyOf = async (req: PayloadRequest): Promise<unknown> =>
  req.method === 'GET' ? req.query : await req.json?.().catch(() => undefined);

const isSignedIn = (req: PayloadRequest): req is SignedInRequest => req.user !== null;

/**
 * An endpoint of the panel: for people whose role allows it, with input that was checked. The parts of its path and
 * what was sent are one object.
 */
export const signedInEndpoint =
  <Input>({ access, input, handle }: Endpoint<Input>): PayloadHandler =>
  async (req) => {
    if (!isSignedIn(req) || !access({ req })) return errorResponse(403, 'You are not allowed to do this.');
    const body = await bodyOf(req);
    const sent = typeof body === 'object' ? { ...body, ...req.routeParams } : undefined;
    const { data, error } = input.safeParse(sent);
    return error ? errorResponse(400, INVALID) : handle(req, data);
  };
