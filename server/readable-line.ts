import { z } from 'zod';

const entrySchema = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z.string().default(''),
  err: z.looseObject({ stack: z.string().optional() }).optional(),
});

/** Turns one JSON log entry into a line for people: time, level, message, details; then a stack, if any. */
export function readableLine(json: string): string {
  const { level, time, msg, err, ...details } = entrySchema.parse(JSON.parse(json));
  const words = [time.slice(11, 19), level.padEnd(5), msg];
  if (Object.keys(details).length > 0) words.push(JSON.stringify(details));
  return `${words.join(' ')}\n${err?.stack ? `${err.stack}\n` : ''}`;
}
