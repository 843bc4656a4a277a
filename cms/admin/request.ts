import { z } from 'zod';

const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

const UNREACHABLE = 'The server cannot be reached. Try again.';

/** The answer to a call of the panel: what it gave, or the sentence that says why not. */
export type Answer<Result> = { result: Result } | { problem: string };

async function problemOf(response: Response): Promise<string> {
  const { data } = refusalSchema.safeParse(await response.json().catch(() => undefined));
  return data?.errors.map(({ message }) => message).join(' ') ?? `It did not work (${response.status}).`;
}

/** Calls an address below /api as whoever is signed in (POST where there is a body), and reads the answer by its schema. */
export async function callApi<Result>(
  path: string,
  schema: z.ZodType<Result>,
  { body, signal }: { body?: object; signal?: AbortSignal } = {},
): Promise<Answer<Result>> {
  const sent = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`/api${path}`, { credentials: 'same-origin', signal, ...sent }).catch(
    () => undefined,
  );
  if (!response) return { problem: UNREACHABLE };
  if (!response.ok) return { problem: await problemOf(response) };
  return { result: schema.parse(await response.json()) };
}

const messageSchema = z.object({ message: z.string() });

/** Posts where only a sentence is answered, well or in vain. */
export async function askForMessage(path: string, body: object = {}): Promise<string> {
  const answer = await callApi(path, messageSchema, { body });
  return 'result' in answer ? answer.result.message : answer.problem;
}
