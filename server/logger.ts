import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { z } from 'zod';
import { loggableEntry, loggableError } from './loggable-error.ts';

const development = process.env.NODE_ENV === 'development';

const entrySchema = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z.string().default(''),
  err: z.looseObject({ stack: z.string().optional() }).optional(),
});

export function readableLine(json: string): string {
  const { level, time, msg, err, ...details } = entrySchema.parse(JSON.parse(json));
  const parts = [time.slice(11, 19), level.padEnd(5), msg];
  if (Object.keys(details).length > 0) parts.push(JSON.stringify(details));
  return `${parts.join(' ')}\n${err?.stack ? `${err.stack}\n` : ''}`;
}

const readableOutput: DestinationStream = {
  write: (json) => {
    process.stdout.write(readableLine(json));
  },
};

export const loggerOptions = {
  level: 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: loggableError },
  hooks: {
    logMethod(given, log) {
      log.apply(this, loggableEntry(given));
    },
  },
  formatters: { level: (label: string) => ({ level: label }) },
} satisfies LoggerOptions;

const logDestination: DestinationStream = development
  ? readableOutput
  : pino.destination({ fd: 1, sync: true });

export const log = pino(loggerOptions, logDestination);

export type Log = typeof log;
