import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { loggableEntry, loggableError } from './loggable-error.ts';
import { readableLine } from './readable-line.ts';

const development = process.env.NODE_ENV === 'development';

const readableOutput: DestinationStream = {
  write: (json) => {
    process.stdout.write(readableLine(json));
  },
};

/** What every logger of the process has in common. */
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

/** Where log entries go: JSON lines to the standard output, in development a readable line for each. */
const logDestination: DestinationStream = development
  ? readableOutput
  : pino.destination({ fd: 1, sync: true });

/** The logger of the whole process. */
export const log = pino(loggerOptions, logDestination);

export type Log = typeof log;
