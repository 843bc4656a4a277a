import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Browsers have few names, and to compare one with all robots takes longer than to answer with a kept page. */
const known = new LRUCache<string, boolean>({ max: 1000 });

function isRobot(browser: string): boolean {
  const answer = known.get(browser) ?? isbot(browser);
  known.set(browser, answer);
  return answer;
}

/** Whether a request is a person opening a page, and not a robot or a browser reading ahead. */
export function isReader({ method, headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? '';
  return (
    method === 'GET' && !/prefetch|prerender/.test(String(purpose)) && !isRobot(headers['user-agent'] ?? '')
  );
}
