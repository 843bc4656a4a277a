import { z } from 'zod';

const messageSchema = z.object({ message: z.string() });

/** What the server answers: what was asked for, or a sentence that says why not. */
export type Answer<Value> = { value: Value } | { objection: string };

/** Posts to an address of the panel's interface, as the person who is signed in. */
export async function askServer<Value>(
  address: string,
  schema: z.ZodType<Value>,
  { body, signal }: { body?: object; signal?: AbortSignal } = {},
): Promise<Answer<Value>> {
  const response = await fetch(address, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
    signal,
  });
  const answer: unknown = await response.json();
  if (response.ok) return { value: schema.parse(answer) };
  return { objection: messageSchema.parse(answer).message };
}

/** Posts where only a sentence is answered, well or in vain. */
export async function askForMessage(address: string, body?: object): Promise<string> {
  try {
    const answer = await askServer(address, messageSchema, { body });
    return 'value' in answer ? answer.value.message : answer.objection;
  } catch {
    return 'The server could not be asked. Please try again.';
  }
}
