import { figuresAsCsv } from '#app/features/figures/export.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = () => figuresAsCsv();

export const handle: RouteHandle = { isPublic: true };
