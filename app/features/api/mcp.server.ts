import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import pTimeout from 'p-timeout';
import type { Operation } from './define-operation.ts';
import { findBuildings, getBuilding, getBuildingDeadlines } from './operations/buildings.server.ts';
import { getBuildingRecord } from './operations/record.server.ts';
import { estimateLL97 } from './operations/estimate.server.ts';
import { getFigure } from './operations/figures.server.ts';
import { getLaw } from './operations/laws.server.ts';
import { ApiProblem, problemResponse } from './problem.ts';
import { readBody } from './read-body.server.ts';
import { NOTICE } from './schemas.ts';

interface Tool {
  name: string;
  operation: Operation;
  description: string;
}

/** Assistants read these descriptions to choose a tool. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'find_building',
    operation: findBuildings,
    description:
      'Finds a building in New York City by its address, BBL, or BIN. Returns the BBL that the other tools take. Several candidates mean that the address is not clear: ask which one is meant.',
  },
  {
    name: 'laws_for_building',
    operation: getBuilding,
    description:
      'Says which of about forty building laws apply to a lot, why, when each is due, and what it costs to miss it, from the city’s data. "ask" means that it depends on a fact that only the owner knows: put the question to the owner.',
  },
  {
    name: 'city_record',
    operation: getBuildingRecord,
    description:
      'Lists the violations and summonses of a lot, counts what is open, due now, and at stake at an upcoming hearing, and says what is on file for each law. A set that is not loaded says nothing: never call that "none". The agency’s own record decides.',
  },
  {
    name: 'explain_law',
    operation: getLaw,
    description:
      'Explains one building law by its id, such as ll97-320 or ll152: who is exempt, what to do, when it is due, the penalty, and the citation.',
  },
  {
    name: 'upcoming_deadlines',
    operation: getBuildingDeadlines,
    description:
      'Lists what to do about a lot now, the most urgent first, and its next dates: of laws that apply or may apply, of hearings, and of corrections. An empty `now` means that nothing on record needs doing, never that all is well, and nothing at all of the lists in `unknown`.',
  },
  {
    name: 'figure',
    operation: getFigure,
    description:
      'Looks up an amount, a limit, or a date of the laws by its key, such as ll97-penalty-per-ton, with its history and how sure it is.',
  },
  {
    name: 'estimate_ll97',
    operation: estimateLL97,
    description:
      'Estimates emissions, limits, and penalties under Local Law 97 from a building’s uses, floor area, energy use, and pathway.',
  },
];

const INSTRUCTIONS = `${NOTICE} Say the day and the source of what you report. If a letter from the city says something else, the letter counts.`;

const text = (value: object) => [{ type: 'text' as const, text: JSON.stringify(value) }];

function mcpServer(): McpServer {
  const server = new McpServer({ name: 'lotline', version: '1.0.0' }, { instructions: INSTRUCTIONS });
  for (const { name, operation, description } of TOOLS) {
    server.registerTool(
      name,
      {
        title: operation.summary,
        description,
        inputSchema: operation.input.shape,
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async (input: Record<string, unknown>) => {
        try {
          const found = { notice: NOTICE, ...(await operation.call(input)) };
          return { content: text(found), structuredContent: found };
        } catch (error) {
          if (!(error instanceof ApiProblem)) throw error;
          return { content: text(error.body), isError: true };
        }
      },
    );
  }
  return server;
}

const ERRORS = {
  notJson: { status: 400, code: -32_700, message: 'The body is not JSON.' },
  batch: { status: 400, code: -32_600, message: 'Send one message at a time. The protocol has no batches.' },
  tooSlow: { status: 200, code: -32_001, message: 'The call took too long. Try again in a minute.' },
} as const;

const errorResponse = ({ status, ...error }: (typeof ERRORS)[keyof typeof ERRORS]): Response =>
  Response.json({ jsonrpc: '2.0', id: null, error }, { status, headers: { 'Cache-Control': 'no-store' } });

/** Some clients send null for omitted values. */
const withoutNulls = (_name: string, value: unknown): unknown => (value === null ? undefined : value);

function parseMessage(body: string): unknown {
  try {
    return JSON.parse(body, withoutNulls);
  } catch {
    return undefined;
  }
}

/** The transport requires clients to accept event streams, but responses are always JSON. */
function acceptingAll({ url, headers }: Request): Request {
  const all = new Headers(headers);
  all.set('accept', 'application/json, text/event-stream');
  return new Request(url, { method: 'POST', headers: all });
}

const MAX_CALL_MS = 10_000;

/** Streamable HTTP without sessions: each request gets its own server. */
async function respond(request: Request): Promise<Response> {
  const parsedBody = parseMessage(await readBody(request));
  if (parsedBody === undefined) return errorResponse(ERRORS.notJson);
  if (Array.isArray(parsedBody)) return errorResponse(ERRORS.batch);
  const server = mcpServer();
  try {
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    return await pTimeout(transport.handleRequest(acceptingAll(request), { parsedBody }), {
      milliseconds: MAX_CALL_MS,
      fallback: () => errorResponse(ERRORS.tooSlow),
    });
  } finally {
    await server.close();
  }
}

export async function mcpResponse(request: Request): Promise<Response> {
  try {
    return await respond(request);
  } catch (error) {
    if (error instanceof ApiProblem) return problemResponse(error);
    throw error;
  }
}

/** Without sessions, there is no stream to GET and no session to DELETE. */
export const onlyPost = (): Response =>
  problemResponse(new ApiProblem(405, 'Send MCP requests with POST.'), { Allow: 'POST, OPTIONS' });
