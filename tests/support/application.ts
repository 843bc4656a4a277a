import { type IncomingHttpHeaders, type Server, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import type { User } from '#cms/payload-types.ts';
import { siteRoutes } from './site-routes.ts';
import { type ApplicationParts, createApplication } from '#server/http/application.ts';
import { createLifecycle } from '#server/http/serve.ts';
import type { FindUser } from '#server/http/session.ts';

interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface HttpRequest {
  method?: string;
  path: string;
  /** In a list, names and values alternate, so that a name can occur twice. */
  headers?: Record<string, string> | string[];
  body?: string | Buffer;
}

/** Responds with its name, the method and the URL, so that a test sees which handler responded. */
export const saysItsName =
  (name: string): RequestHandler =>
  (request, response) => {
    response.type('text/plain').send(`${name}: ${request.method} ${request.originalUrl}`);
  };

/** The headers of a valid session. */
export const SESSION = { authorization: 'JWT valid' };

/** Accepts only `SESSION`. */
export const findUser: FindUser = (headers) =>
  Promise.resolve(
    headers.get('authorization') === SESSION.authorization ? ({ id: 1, role: 'editor' } as User) : undefined,
  );

/** The parts that a test provides. */
export interface GivenParts extends Partial<Omit<ApplicationParts, 'site'>> {
  site?: Partial<ApplicationParts['site']>;
}

/** The parts of an application, with stubs for the admin panel and the site. */
function stubParts({ site, ...given }: GivenParts = {}): ApplicationParts {
  const lifecycle = createLifecycle();
  lifecycle.markReady();
  return {
    log: pino({ level: 'silent' }),
    siteUrl: 'http://localhost:3000',
    trustProxy: false,
    limits: {
      signIn: () => Promise.resolve(undefined),
      download: () => Promise.resolve(undefined),
      lookUp: () => Promise.resolve(undefined),
      api: () => Promise.resolve(undefined),
    },
    lifecycle,
    ping: () => Promise.resolve(),
    catchUp: () => Promise.resolve(),
    production: true,
    findUser: () => Promise.resolve(undefined),
    findBulkFile: () => Promise.resolve(undefined),
    adminPanel: saysItsName('admin panel'),
    site: {
      files: (_request, _response, next) => next(),
      pages: saysItsName('site'),
      routes: () => Promise.resolve(siteRoutes),
      ...site,
    },
    ...given,
  };
}

/** Serves an application on a free port. */
export async function serve(given: GivenParts = {}): Promise<Server> {
  const server = createServer(createApplication(stubParts(given)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Sends a request with exactly this path, which `fetch` would normalize. */
export function ask(
  server: Server,
  { method = 'GET', path, headers = {}, body }: HttpRequest,
): Promise<HttpResponse> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
