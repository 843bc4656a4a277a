import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Matching all known robots takes longer than sending a cached page. */
const robots = new LRUCache<string, boolean>({ max: 1000 });

function isRobot(userAgent: string): boolean {
  const answer = robots.get(userAgent) ?? isbot(userAgent);
  robots.set(userAgent, answer);
  return answer;
}

export function isPerson({ method, headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? '';
  return (
    method === 'GET' && !/prefetch|prerender/.test(String(purpose)) && !isRobot(headers['user-agent'] ?? '')
  );
}
