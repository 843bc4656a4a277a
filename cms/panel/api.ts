import { z } from 'zod';

const errorSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

const UNREACHABLE = 'The server could not be reached. Try again.';
const BROKEN_OFF = 'The download was interrupted. Try again.';

/** The result of a call, or an error message. */
export type Answer<Result> = { result: Result } | { problem: string };

async function errorOf(response: Response): Promise<string> {
  const { data } = errorSchema.safeParse(await response.json().catch(() => undefined));
  return data?.errors.map(({ message }) => message).join(' ') ?? `The request failed (${response.status}).`;
}

interface Sent {
  body?: object;
  signal?: AbortSignal;
}

/** Undefined where the server cannot be reached. */
async function send(path: string, { body, signal }: Sent): Promise<Response | undefined> {
  const sent = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  return fetch(`/api${path}`, { credentials: 'same-origin', signal, ...sent }).catch(() => undefined);
}

/** Calls a path below /api as the signed-in user (POST where there is a body), and parses the response. */
export async function callApi<Result>(
  path: string,
  schema: z.ZodType<Result>,
  sent: Sent = {},
): Promise<Answer<Result>> {
  const response = await send(path, sent);
  if (!response) return { problem: UNREACHABLE };
  if (!response.ok) return { problem: await errorOf(response) };
  return { result: schema.parse(await response.json()) };
}

const messageSchema = z.object({ message: z.string() });

/** Posts, and returns the message of success or failure. */
export async function postForMessage(path: string, body: object = {}): Promise<string> {
  const answer = await callApi(path, messageSchema, { body });
  return 'result' in answer ? answer.result.message : answer.problem;
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const nameIn = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';

/** Posts, and saves the file in the response. Returns the error message, if any. */
export async function downloadFile(path: string, body: object): Promise<string | undefined> {
  const response = await send(path, { body });
  if (!response) return UNREACHABLE;
  if (!response.ok) return errorOf(response);
  // A streamed response may fail after its status 200.
  const file = await response.blob().catch(() => undefined);
  if (!file) return BROKEN_OFF;
  save(file, nameIn(response.headers.get('Content-Disposition')));
  return undefined;
}
