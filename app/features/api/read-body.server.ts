import { ApiProblem } from './problem.ts';

const MAX_BODY = 64 * 1024;

/** Reads even an oversized body to its end, because a client that is still sending would miss the response. */
export async function readBody({ body }: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    length += next.value.length;
    if (length <= MAX_BODY) chunks.push(next.value);
  }
  if (length > MAX_BODY) throw new ApiProblem(413, 'Send at most 64 KB.');
  return Buffer.concat(chunks).toString();
}
