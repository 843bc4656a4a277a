import type { ActionFunctionArgs } from '@remix-run/node';
import { mcpResponse, onlyPost } from '#app/features/api/mcp.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = onlyPost;

export const action = ({ request }: ActionFunctionArgs) =>
  request.method === 'POST' ? mcpResponse(request) : onlyPost();

export const handle: RouteHandle = { isPublic: true, isApi: true, rateLimit: 'none' };
