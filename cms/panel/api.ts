import { z } from 'zod';

const errorSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

const UNREACHABLE = 'The server could not be reached. Try again.';
const INTERRUPTED = 'The download was interrupted. Try again.';

export type ApiResponse<Result> =
  | { result: Result; error?: undefined }
  | { result?: undefined; error: string };

interface Options {
  method?: 'DELETE' | 'PATCH';
  body?: object;
  signal?: AbortSignal;
  keepalive?: boolean;
}

async function send(
  path: string,
  { method, body, signal, keepalive }: Options,
): Promise<ApiResponse<Response>> {
  const post = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`/api${path}`, {
    credentials: 'same-origin',
    signal,
    keepalive,
    ...post,
    ...(method && { method }),
  }).catch(() => undefined);
  if (!response) return { error: UNREACHABLE };
  if (response.ok) return { result: response };
  const { data } = errorSchema.safeParse(await response.json().catch(() => undefined));
  const messages = data?.errors.map(({ message }) => message).join(' ');
  return { error: messages ?? `The request failed (${response.status}).` };
}

export async function callApi<Result>(
  path: string,
  schema: z.ZodType<Result>,
  options: Options = {},
): Promise<ApiResponse<Result>> {
  const { result, error } = await send(path, options);
  const body: unknown = await result?.json().catch(() => undefined);
  return body === undefined ? { error: error ?? INTERRUPTED } : { result: schema.parse(body) };
}

export async function postForMessage(path: string, body: object = {}): Promise<string> {
  const { result, error } = await callApi(path, z.object({ message: z.string() }), { body });
  return result ? result.message : error;
}

function save(file: Blob, disposition: string | null): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function downloadFile(path: string, body: object): Promise<string | undefined> {
  const { result, error } = await send(path, { body });
  // A streamed response can fail after a 200 status has been sent.
  const file = await result?.blob().catch(() => undefined);
  if (!file) return error ?? INTERRUPTED;
  save(file, result?.headers.get('Content-Disposition') ?? null);
  return undefined;
}
