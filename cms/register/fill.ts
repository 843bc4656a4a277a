import { CWZ_ZONES, liveZoneCount } from '#law/commercial-waste/zones.ts';
import { fillText, usesIn, type UseName } from '#law/figures/placeholders.ts';
import type { Register } from '#law/figures/register.ts';
import { dayInNewYork } from '#law/days.ts';
import { mapTexts, textsIn } from './texts.ts';
import { addUses } from './uses.ts';

const LIVE_ZONES = '{zones:live-count}';

const LIVE_DATES = CWZ_ZONES.uses.filter((use) => use.startsWith('figure:'));

/** Rules out most texts, which have no placeholders: searching for a brace is much faster than matching a pattern. */
const mayNeedFilling = (text: string): boolean => text.includes('{');

export const listUses = (content: unknown): UseName[] => [
  ...new Set(textsIn(content).filter(mayNeedFilling).flatMap(usesIn)),
];

export function neededFor(content: unknown): UseName[] {
  const texts = textsIn(content).filter(mayNeedFilling);
  const countsZones = texts.some((text) => text.includes(LIVE_ZONES));
  return [...listUses(texts), ...(countsZones ? LIVE_DATES : [])];
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

/** Fills in the values for today's date in New York, and records the uses. Reads the register only if needed. */
export async function fillFigures<Content>(
  read: () => Promise<Register>,
  content: Content,
  now = new Date(),
): Promise<Content> {
  const uses = neededFor(content);
  if (uses.length === 0) return content;
  addUses(uses);
  return fillWith(content, await read(), dayInNewYork(now));
}
