import { z } from 'zod';

const errorSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

const UNREACHABLE = 'The server could not be reached. Try again.';
const BROKEN_OFF = 'The download was interrupted. Try again.';

/** The answer to a call of the panel: what it gave, or the sentence that says why not. */
export type Answer<Result> = { result: Result } | { problem: string };

async function errorOf(response: Response): Promise<string> {
  const { data } = errorSchema.safeParse(await response.json().catch(() => undefined));
  return data?.errors.map(({ message }) => message).join(' ') ?? `The request failed (${response.status}).`;
}

interface Sent {
  body?: object;
  signal?: AbortSignal;
}

/** The answer of an address below /api; nothing where the server cannot be reached. */
async function send(path: string, { body, signal }: Sent): Promise<Response | undefined> {
  const sent = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  return fetch(`/api${path}`, { credentials: 'same-origin', signal, ...sent }).catch(() => undefined);
}

/** Calls an address below /api as whoever is signed in (POST where there is a body), and reads the answer by its schema. */
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

/** Posts where only a sentence is answered, well or in vain. */
export async function postForMessage(path: string, body: object = {}): Promise<string> {
  const answer = await callApi(path, messageSchema, { body });
  return 'result' in answer ? answer.result.message : answer.problem;
}

/** Offers a file to the browser, as a link to it would. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const nameIn = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';

/** Posts, and saves the file that is answered under the name that it has. Returns the sentence that says why not. */
export async function downloadFile(path: string, body: object): Promise<string | undefined> {
  const response = await send(path, { body });
  if (!response) return UNREACHABLE;
  if (!response.ok) return errorOf(response);
  // What is streamed may fail after it was answered with 200.
  const file = await response.blob().catch(() => undefined);
  if (!file) return BROKEN_OFF;
  save(file, nameIn(response.headers.get('Content-Disposition')));
  return undefined;
}
