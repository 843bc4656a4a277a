import type { PayloadHandler, PayloadRequest, TypedUser } from 'payload';
import type { z } from 'zod';

/** A refusal, in a sentence that the person reads. */
export const refusal = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

/** The panel itself never sends such a thing. */
const UNREADABLE = 'The request is incomplete or not valid. Reload the page and try again.';

/** A request of somebody who is signed in. */
export type PersonsRequest = PayloadRequest & { user: TypedUser };

interface Endpoint<Input> {
  /** Who may call it. */
  access: (args: { req: PayloadRequest }) => boolean;
  /** What has to be sent. */
  input: z.ZodType<Input>;
  handle: (req: PersonsRequest, input: Input) => Promise<Response> | Response;
}

const bodyOf = async (req: PayloadRequest): Promise<unknown> =>
  req.method === 'GET' ? req.query : await req.json?.().catch(() => undefined);

const isPersons = (req: PayloadRequest): req is PersonsRequest => req.user !== null;

/**
 * An endpoint of the panel: for people whose role allows it, with input that was checked. The parts of its path and
 * what was sent are one object.
 */
export const forPeople =
  <Input>({ access, input, handle }: Endpoint<Input>): PayloadHandler =>
  async (req) => {
    if (!isPersons(req) || !access({ req })) return refusal(403, 'You are not allowed to do this.');
    const body = await bodyOf(req);
    const sent = typeof body === 'object' ? { ...body, ...req.routeParams } : undefined;
    const { data, error } = input.safeParse(sent);
    return error ? refusal(400, UNREADABLE) : handle(req, data);
  };
