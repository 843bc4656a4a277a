import { CWZ_ZONES, liveZoneCount } from '#law/commercial-waste/zones.ts';
import { fillText, usesIn, type UseName } from '#law/figures/placeholders.ts';
import type { Register } from '#law/figures/register.ts';
import { dayInNewYork } from '#law/new-york-day.ts';
import { mapTexts, textsIn } from './texts.ts';
import { recordUses } from './uses.ts';

/** Counted by the rules of a module instead of stored: how many commercial waste zones are live. */
const LIVE_ZONES = '{zones:live-count}';

const LIVE_DATES = CWZ_ZONES.uses.filter((use) => use.startsWith('figure:'));

/** Few texts have placeholders, and looking for braces is much quicker than matching. */
const mayNeedFilling = (text: string): boolean => text.includes('{');

/** The names of everything that a document or view uses of the register. */
export const usesOf = (content: unknown): UseName[] => [
  ...new Set(textsIn(content).filter(mayNeedFilling).flatMap(usesIn)),
];

/** The names of what the texts of a document or view are filled in from. */
export function neededFor(content: unknown): UseName[] {
  const texts = textsIn(content).filter(mayNeedFilling);
  const countsZones = texts.some((text) => text.includes(LIVE_ZONES));
  return [...usesOf(texts), ...(countsZones ? LIVE_DATES : [])];
}

function fillWith<Content>(content: Content, register: Register, day: string): Content {
  return mapTexts(content, (text) =>
    mayNeedFilling(text)
      ? fillText(
          text.replaceAll(LIVE_ZONES, () => String(liveZoneCount(CWZ_ZONES.from(register, day), day))),
          register,
          day,
        )
      : text,
  );
}

/**
 * Fills the placeholders of a document or view with the values of a day in New York, and records what it used. The
 * register is read only for a view that has some.
 */
export async function fillFigures<Content>(
  read: () => Promise<Register>,
  content: Content,
  now = new Date(),
): Promise<Content> {
  const uses = neededFor(content);
  if (uses.length === 0) return content;
  recordUses(uses);
  return fillWith(content, await read(), dayInNewYork(now));
}
