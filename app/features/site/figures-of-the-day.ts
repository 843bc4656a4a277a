import { liveZoneCount } from '#app/regulations/cwz/zones.ts';
import { dayInNewYork } from '#app/ui/date-words.ts';

/** The placeholders that editors can write in a text, each with its value on a day (ISO 8601, in New York). */
const FIGURES: Readonly<Record<string, (day: string) => string>> = {
  'zones:live-count': (day) => String(liveZoneCount(day)),
};

const PLACEHOLDER = /\{([a-z]+:[a-z-]+)\}/g;

function fillIn(value: unknown, day: string): unknown {
  if (typeof value === 'string') {
    return value.replace(PLACEHOLDER, (placeholder, name: string) => FIGURES[name]?.(day) ?? placeholder);
  }
  if (Array.isArray(value)) return value.map((item) => fillIn(item, day));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fillIn(child, day)]));
}

/**
 * Copies a page's content with the figures of the day in place of their placeholders. For each request: content reads
 * are cached for longer than a day's figures hold.
 */
export const withFiguresOfTheDay = <Content>(content: Content, clock = new Date()): Content =>
  fillIn(content, dayInNewYork(clock)) as Content;
