import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { PORT } from './settings.ts';

export interface RawRequest {
  method?: string;
  path: string;
  /** In a list, names and values alternate, so that a name can occur twice. */
  headers?: Record<string, string> | string[];
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

const isStream = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('text/event-stream') ?? false;

/** Sends exactly this path and these headers, which `fetch` would normalize or reject. Does not read a stream to its end. */
export function sendRaw({ method = 'GET', path, headers = {} }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: 'localhost', port: PORT, agent, method, path, headers }, (response) => {
      const answer = { status: response.statusCode ?? 0, headers: response.headers };
      response.on('error', reject).on('end', () => resolve(answer));
      if (isStream(response.headers)) {
        resolve(answer);
        outgoing.destroy();
      } else response.resume();
    });
    outgoing.setTimeout(5000, () =>
      outgoing.destroy(new Error(`No answer to ${method} ${path} in five seconds`)),
    );
    outgoing.on('error', reject).end();
  });
}
