import { liveZoneCount } from '#app/regulations/cwz/zones.ts';
import { dayInNewYork } from '#app/ui/dates.ts';

/** Copies content with each of its texts changed. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mapTexts(child, change)]));
}

/** Fills in placeholders such as "{productName}", which let editors change a name in one place. */
export const fillPlaceholders = <Content>(content: Content, values: Record<string, string>): Content =>
  mapTexts(content, (text) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder),
  ) as Content;

/** The figures that editors can have counted, each for a day in New York (ISO 8601). */
const FIGURES: Readonly<Record<string, (day: string) => string>> = {
  'zones:live-count': (day) => String(liveZoneCount(day)),
};

/** Fills in "{zones:live-count}" at each request: content is cached for longer than a day's figures hold. */
export function withFiguresOfTheDay<Content>(content: Content, clock = new Date()): Content {
  const day = dayInNewYork(clock);
  return mapTexts(content, (text) =>
    text.replace(/\{([a-z]+:[a-z-]+)\}/g, (placeholder, name: string) => FIGURES[name]?.(day) ?? placeholder),
  ) as Content;
}
