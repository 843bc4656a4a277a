import type { RequestHandler } from 'express';
import { Counter, Gauge, Registry } from 'prom-client';
import { notFound } from './message-page.ts';
import { hasBearer } from './session.ts';

export const registry = new Registry();

const settings = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) => ({
  name: `lotline_${name}`,
  help,
  labelNames,
  registers: [registry],
});

type Values<Label extends string> = number | (readonly [labels: Record<Label, string>, value: number])[];

export const counter = <Label extends string = never>(
  name: string,
  help: string,
  labelNames?: readonly Label[],
): Counter<Label> => new Counter(settings(name, help, labelNames));

export const gauge = <Label extends string = never>(
  name: string,
  help: string,
  values: () => Values<Label> | Promise<Values<Label>>,
  labelNames?: readonly Label[],
): Gauge<Label> =>
  new Gauge({
    ...settings(name, help, labelNames),
    async collect() {
      const found = await values();
      this.reset();
      if (typeof found === 'number') this.set(found);
      else for (const [labels, value] of found) this.set(labels, value);
    },
  });

export function metricsPage(token: string | undefined): RequestHandler {
  if (!token) return notFound;
  return (request, response, next) => {
    response.set('cache-control', 'no-store');
    if (!hasBearer(request, token)) {
      response.status(401).set('www-authenticate', 'Bearer').type('text/plain').send('Not allowed\n');
      return;
    }
    registry
      .metrics()
      .then((text) => response.set('content-type', registry.contentType).send(text))
      .catch(next);
  };
}
