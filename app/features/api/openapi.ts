import { z } from 'zod';
import { API_BASE } from '#app/urls/api-urls.ts';
import { type Operation, pathParameters } from './define-operation.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** Removes required keys that are not defined as properties. Zod lists such keys for a record, but linters reject them. */
function requireWhatIsDefined(schema: { required?: string[]; properties?: object }): void {
  const { required, properties = {} } = schema;
  if (!required) return;
  const known = required.filter((name) => Object.hasOwn(properties, name));
  if (known.length > 0) schema.required = known;
  else delete schema.required;
}

/** OpenAPI 3.1 uses the default dialect of `z.toJSONSchema`. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _,
    '~standard': _validator,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => requireWhatIsDefined(jsonSchema),
  });
  return json;
}

const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const PROBLEM: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: {
          field: { type: 'string' },
          message: { type: 'string' },
          allowed: { type: 'array', items: { type: ['string', 'number'] } },
        },
      },
    },
  },
};

export const STATUSES = {
  400: 'A parameter is not valid, or unknown: `errors` names it and what is allowed',
  404: 'There is no such operation, building, law, or figure',
  413: 'The body has more than 64 KB',
  415: 'The body is not JSON',
  422: 'The body is not valid: `errors` names the field and what is allowed',
  429: 'Too many requests: `Retry-After` says how many seconds to wait',
  503: 'The data is not available at the moment',
} as const;

const OF_METHOD = { GET: [400, 404, 429, 503], POST: [400, 413, 415, 422, 429, 503] } as const;

const problems = ({ method }: Operation) =>
  Object.fromEntries(
    OF_METHOD[method].map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  );

function describeParameters(operation: Operation) {
  const inPath = pathParameters(operation);
  return Object.entries(operation.input.shape)
    .filter(([name]) => operation.method === 'GET' || inPath.includes(name))
    .map(([name, field]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: !field.safeParse(undefined).success,
      ...(field.description && { description: `${field.description}.` }),
      schema: toJsonSchema(field, 'input'),
      ...(operation.example[name] !== undefined && { example: operation.example[name] }),
    }));
}

const CACHING = {
  shared: 'The response may be cached for five minutes, unless it depends on answers that you send.',
  personal: 'The response depends on what you send, and is not cached.',
};

function describedOperation(operation: Operation) {
  return {
    operationId: operation.id,
    tags: [operation.group],
    summary: operation.summary,
    description: `${operation.summary}. ${CACHING[operation.personal === 'all' ? 'personal' : 'shared']}`,
    parameters: describeParameters(operation),
    ...(operation.method === 'POST' && {
      requestBody: {
        required: true,
        content: json(toJsonSchema(operation.input, 'input'), operation.example),
      },
    }),
    responses: {
      200: { description: 'OK', content: json(toJsonSchema(operation.response, 'output')) },
      ...problems(operation),
    },
  };
}

const GROUPS: Readonly<Record<Operation['group'], string>> = {
  Buildings: 'Find a building, the laws that apply to it, its dates, and its record with the city.',
  'Laws and dates': 'What each law asks for, and when it is due.',
  Figures: 'Amounts, limits, and dates of the laws, with their sources.',
  Places: 'Commercial waste zones and community districts.',
  Calculator: 'An estimate of emissions, limits, and penalties under Local Law 97.',
  'About the API': 'This description.',
};

function describePaths(operations: readonly Operation[]) {
  const paths: Record<string, Record<string, ReturnType<typeof describedOperation>>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describedOperation(operation),
    };
  }
  return paths;
}

export const openApiDocument = (operations: readonly Operation[], site: string) => ({
  openapi: '3.1.0' as const,
  info: {
    title: 'Lotline',
    version: '1',
    description:
      'New York City building laws, and the city’s data about buildings. Information, not legal advice.',
    contact: { name: 'Lotline', url: `${site}/contact` },
    license: { name: 'Free to use with attribution', url: `${site}/developers#terms` },
  },
  servers: [{ url: `${site}${API_BASE}` }],
  security: [],
  tags: [...new Set(operations.map(({ group }) => group))].map((name) => ({
    name,
    description: GROUPS[name],
  })),
  paths: describePaths(operations),
  components: {
    responses: Object.fromEntries(
      Object.entries(STATUSES).map(([status, description]) => [
        status,
        {
          description,
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
    ),
    schemas: { Problem: PROBLEM },
  },
});
