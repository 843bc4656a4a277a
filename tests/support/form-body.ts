import { readFormBody } from '#app/features/forms/form-body.server.ts';

export const URL_ENCODED = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data; boundary=x';

/** Streams a body in chunks, like a connection does. */
function bodyOf(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(sent, (sent += 64 * 1024)));
    },
  });
}

export async function readBody(
  text: string,
  type = URL_ENCODED,
  expected?: Parameters<typeof readFormBody>[1],
): Promise<FormData> {
  const request = new Request('http://site.test/', {
    method: 'POST',
    body: bodyOf(text),
    headers: { 'content-type': type },
    duplex: 'half',
  });
  return (await readFormBody(request, expected)).fields;
}

export const part = (head: string, text = '') =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
export const END = '--x--\r\n';
