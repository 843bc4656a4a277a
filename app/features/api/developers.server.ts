import { formatNumber } from '#law/numbers.ts';
import { z } from 'zod';
import { originOf } from '#app/features/site/origin.server.ts';
import { API_BASE } from '#app/urls/api-urls.ts';
import { type Operation, pathParameters } from './define-operation.ts';
import { callOperation, OPERATIONS } from './operations.server.ts';
import { TOOLS } from './mcp.server.ts';
import { ApiProblem } from './problem.ts';
import { moreText } from './texts.ts';

const MAX_ENTRIES = 3;

/** A replacer for `JSON.stringify` that shortens long lists and objects. More entries add nothing to an example. */
function shortened(_key: string, value: unknown): unknown {
  if (Array.isArray(value) && value.length > MAX_ENTRIES) {
    return [...(value as unknown[]).slice(0, MAX_ENTRIES - 1), moreText(value.length - MAX_ENTRIES + 1)];
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const most = MAX_ENTRIES * 6;
  if (entries.length <= most) return value;
  return Object.fromEntries([...entries.slice(0, most), ['…', moreText(entries.length - most)]]);
}

async function exampleResponse({ id, example }: Operation): Promise<string> {
  try {
    return JSON.stringify(await callOperation(id, example), shortened, 2);
  } catch (error) {
    // The example building's data may not be loaded.
    if (error instanceof ApiProblem) return JSON.stringify(error.body, shortened, 2);
    throw error;
  }
}

function fillPath({ path, example }: Operation): string {
  return (
    API_BASE + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(example[name])))
  );
}

function curlCommand(operation: Operation, origin: string): string {
  const { method, example } = operation;
  const url = `${origin}${fillPath(operation)}`;
  if (method === 'POST') {
    return `curl '${url}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(example)}'`;
  }
  const inPath = pathParameters(operation);
  const query = new URLSearchParams(
    Object.entries(example).flatMap(([name, value]) =>
      inPath.includes(name) ? [] : [[name, String(value)]],
    ),
  );
  return `curl '${url}${query.size > 0 ? `?${query.toString()}` : ''}'`;
}

interface Described {
  type?: string;
  enum?: readonly unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  format?: string;
  description?: string;
}

const MAX_VALUES = 6;

function describeValues({ type = '', enum: values, minimum, maximum, format }: Described): string {
  if (values && values.length <= MAX_VALUES) return values.map(String).join(', ');
  if (format === 'date') return 'a day, such as 2026-11-27';
  return minimum === undefined || maximum === undefined
    ? type
    : `${type} from ${formatNumber(minimum)} to ${formatNumber(maximum)}`;
}

const listParameters = ({ input }: Operation) =>
  Object.entries(input.shape).map(([name, field]) => {
    const schema = z.toJSONSchema(field, { io: 'input' }) as Described;
    return {
      name,
      isRequired: !field.safeParse(undefined).success,
      values: describeValues(schema),
      description: schema.description,
    };
  });

async function operationView(operation: Operation, origin: string) {
  const { id, method, path, summary, group } = operation;
  return {
    id,
    method,
    path,
    summary,
    group,
    parameters: listParameters(operation),
    request: curlCommand(operation, origin),
    response: await exampleResponse(operation),
  };
}

export type OperationView = Awaited<ReturnType<typeof operationView>>;

export async function loadDevelopers(request: Request) {
  const origin = originOf(request);
  // The OpenAPI document is longer than this page, so the page only links to it.
  const shown = OPERATIONS.filter(({ group }) => group !== 'About the API');
  const operations = await Promise.all(shown.map((operation) => operationView(operation, origin)));
  const groups = [...new Set(operations.map(({ group }) => group))].map((name) => ({
    name,
    operations: operations.filter(({ group }) => group === name),
  }));
  const mcp = `${origin}/mcp`;
  return {
    base: `${origin}${API_BASE}`,
    mcp,
    settings: JSON.stringify({ mcpServers: { lotline: { type: 'http', url: mcp } } }, undefined, 2),
    tools: TOOLS.map(({ name, operation }) => ({ name, summary: operation.summary })),
    groups,
  };
}

export type DevelopersView = Awaited<ReturnType<typeof loadDevelopers>>;
