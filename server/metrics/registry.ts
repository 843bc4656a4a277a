import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { Counter, Gauge, Registry } from 'prom-client';
import { notFound } from '../http/message-page.ts';

export const registry = new Registry();

const settings = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) => ({
  name: `lotline_${name}`,
  help,
  labelNames,
  registers: [registry],
});

/** A counter that is shown from the start. Its name ends with _total. */
export const counter = <Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> => new Counter(settings(name, help, labelNames));

/** A gauge whose value is asked for when /metrics is requested. */
export const gauge = (name: string, help: string, value: () => number): Gauge =>
  new Gauge({
    ...settings(name, help, []),
    collect() {
      this.set(value());
    },
  });

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isSame = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other));

/** Shows the metrics of this process to clients with the bearer token. Answers 404 if no token is set. */
export function metricsPage(token: string | undefined): RequestHandler {
  if (!token) return notFound;
  return (request, response, next) => {
    response.set('cache-control', 'no-store');
    if (!isSame(request.get('authorization') ?? '', `Bearer ${token}`)) {
      response.status(401).set('www-authenticate', 'Bearer').type('text/plain').send('Not allowed\n');
      return;
    }
    registry
      .metrics()
      .then((text) => response.set('content-type', registry.contentType).send(text))
      .catch(next);
  };
}
