import type { ServerResponse } from 'node:http';

export interface Problem {
  status: number;
  title: string;
  detail: string;
  part?: 'errors' | 'limits';
}

/** Version 1 of the public API, and its MCP server. The rest of /api belongs to the back office. */
export const API_V1 = /^\/(?:api\/v1|mcp)(\/|$)/i;

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Returns problem details as JSON. See RFC 9457. */
export const problemText = ({ status, title, detail, part = 'errors' }: Problem): string =>
  `${JSON.stringify({ type: `/developers#${part}`, title, status, detail })}\n`;

export const sendProblem = (response: ServerResponse, problem: Problem): void => {
  response
    .writeHead(problem.status, { 'cache-control': 'no-store', 'content-type': PROBLEM_TYPE })
    .end(problemText(problem));
};
