import { createHash } from 'node:crypto';
import { isDatabaseUnavailable } from '#app/data/database-loss.server.ts';
import { API_BASE } from '#app/urls/api-urls.ts';
import { isPersonal, type Operation, pathParameters } from './define-operation.ts';
import { OPERATIONS } from './operations.server.ts';
import { ApiProblem, problemResponse } from './problem.ts';
import { readBody } from './read-body.server.ts';

const PUBLIC = 'public, max-age=300';
const PRIVATE = 'private, no-store';

interface ApiContext {
  log: Record<'warn' | 'error', (details: object, message: string) => void>;
}

const escaped = (text: string): string => text.replace(/[.]/g, '\\$&');

const PATTERNS = OPERATIONS.map((operation) => ({
  operation,
  pattern: new RegExp(`^${API_BASE}${escaped(operation.path).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
}));

interface Match {
  operation: Operation;
  params: Record<string, string>;
}

/** Keeps text that cannot be decoded, so that the operation reports it as invalid. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function findMatches(pathname: string): Match[] {
  return PATTERNS.flatMap(({ operation, pattern }) => {
    const found = pattern.exec(pathname);
    if (!found) return [];
    const params = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decoded(text)] as const);
    return [{ operation, params: Object.fromEntries(params) }];
  });
}

const allowedMethods = ({ method }: Operation): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

const json = (body: object, status: number, headers: Record<string, string>): Response =>
  new Response(`${JSON.stringify(body)}\n`, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function parseBody(request: Request): Promise<Record<string, unknown>> {
  const text = await readBody(request);
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new ApiProblem(415, 'Send JSON, with the header "Content-Type: application/json".', [
      { field: 'Content-Type', message: 'Send JSON.', allowed: ['application/json'] },
    ]);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Reported like a value that is not an object.
  }
  const message = 'The body is not a JSON object.';
  throw new ApiProblem(422, message, [{ field: 'body', message }]);
}

const MAX_UNKNOWN = 20;

/** Rejects unknown parameters, so that a misspelled one is not silently replaced by its default. */
function parseQuery({ operation }: Match, query: URLSearchParams): Record<string, string> {
  const inPath = pathParameters(operation);
  const allowed = operation.method === 'GET' ? operation.fields.filter((name) => !inPath.includes(name)) : [];
  const names = [...new Set(query.keys())];
  if (names.filter((name) => !allowed.includes(name)).length > MAX_UNKNOWN) {
    const message = 'There are too many parameters that do not exist.';
    throw new ApiProblem(400, message, [{ field: 'query', message, allowed }]);
  }
  const errors = names.flatMap((field) => {
    if (!allowed.includes(field)) {
      return [{ field, message: 'There is no such parameter.', allowed }];
    }
    return query.getAll(field).length > 1 ? [{ field, message: 'Give this parameter once.' }] : [];
  });
  if (errors.length === 0) return Object.fromEntries(query);
  throw new ApiProblem(400, `Check ${errors.map(({ field }) => field).join(', ')}.`, errors);
}

async function answer({ operation, params }: Match, request: Request): Promise<Response> {
  const query = parseQuery({ operation, params }, new URL(request.url).searchParams);
  const body = operation.method === 'POST' ? await parseBody(request) : {};
  const input = { ...query, ...body, ...params };
  const found = await operation.call(input);
  if (isPersonal(operation, input)) return json(found, 200, { 'Cache-Control': PRIVATE });
  const response = json(found, 200, { 'Cache-Control': PUBLIC });
  const hash = createHash('sha256').update(Buffer.from(await response.clone().arrayBuffer()));
  const tag = `"${hash.digest('base64url').slice(0, 22)}"`;
  const headers = { 'Cache-Control': PUBLIC, ETag: `W/${tag}` };
  if (request.headers.get('if-none-match')?.includes(tag))
    return new Response(null, { status: 304, headers });
  response.headers.set('ETag', headers.ETag);
  return response;
}

async function respond(request: Request): Promise<Response> {
  const matches = findMatches(new URL(request.url).pathname);
  const match = matches.find(({ operation }) => allowedMethods(operation).includes(request.method));
  if (match) return answer(match, request);
  if (matches.length === 0) {
    throw new ApiProblem(404, 'There is no such operation: see /developers.', [
      { field: 'path', message: 'There is no such operation.' },
    ]);
  }
  const allowed = [...matches.flatMap(({ operation }) => allowedMethods(operation)), 'OPTIONS'];
  const refused = new ApiProblem(405, `Use ${allowed.join(' or ')}.`, [
    { field: 'method', message: `There is no ${request.method} here.`, allowed },
  ]);
  return problemResponse(refused, { Allow: allowed.join(', ') });
}

const RETRY_AFTER_SECONDS = '5';

export async function apiResponse(request: Request, context: ApiContext): Promise<Response> {
  try {
    return await respond(request);
  } catch (error) {
    if (error instanceof ApiProblem) return problemResponse(error);
    if (isDatabaseUnavailable(error)) {
      context.log.warn({ err: error }, 'The database was unavailable');
      const unavailable = new ApiProblem(
        503,
        'The data is not available at the moment. Try again in a minute.',
      );
      return problemResponse(unavailable, { 'Retry-After': RETRY_AFTER_SECONDS });
    }
    context.log.error({ err: error }, 'A request of the API failed.');
    return problemResponse(new ApiProblem(500, 'Server error. We have logged it. Try again later.'));
  }
}
