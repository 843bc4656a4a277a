import { Counter, Gauge, Registry } from 'prom-client';

/** Every figure of this process. What it holds is shown at /metrics. */
export const registry = new Registry();

const settings = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) => ({
  name: `lotline_${name}`,
  help,
  labelNames,
  registers: [registry],
});

/** A figure that only grows. One line makes it, and it is shown at once; its name ends with _total. */
export const counter = <Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> => new Counter(settings(name, help, labelNames));

/** A figure that rises and falls, and is asked for when somebody looks. */
export const gauge = (name: string, help: string, value: () => number): Gauge =>
  new Gauge({
    ...settings(name, help, []),
    collect() {
      this.set(value());
    },
  });
