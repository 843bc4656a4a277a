import { versionText } from '#law/buildings/facts.ts';
import { lawLabel, type LawResult } from '#law/buildings/laws.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import { VERDICT_TEXTS, DATE_TEXTS, REASONS } from './mail-texts.ts';
import { isDue, type Seen, type SeenLine } from './seen.ts';

export interface LineChange {
  text: string;
  reason: string;
  law: LawId;
  /** The date changed in the register of deadlines, not because of the building's data. */
  isMovedDate?: boolean;
}

type Loaded = Seen['loaded'];

function loadedSince({ evidence }: LawResult, before: Loaded, after: Loaded): string[] {
  const isNew = (set: 'covered' | 'pluto' | 'll84') =>
    before[set] !== after[set] && evidence.some(({ source }) => source === set);
  return [
    ...(isNew('covered') ? [REASONS.list(versionText(after.covered ?? ''))] : []),
    ...(isNew('pluto') ? [REASONS.plutoLoaded(after.pluto ?? '')] : []),
    ...(isNew('ll84') ? [REASONS.filings] : []),
  ];
}

function answerChange([, was]: SeenLine, line: LawResult, why: readonly string[]): LineChange[] {
  const { law, verdict, because } = line;
  if (was === verdict || was === 'onlyIfYouBuild' || verdict === 'onlyIfYouBuild') return [];
  return [
    {
      text: VERDICT_TEXTS[verdict](lawLabel(law)),
      reason: [...why, because].join(' '),
      law: law.id,
    },
  ];
}

/** A new date counts as a change only if the old date has not passed. Otherwise, the next cycle has begun. */
function dateChange(
  [, wasVerdict, was]: SeenLine,
  { law, verdict, nextDate }: LawResult,
  { day, why }: { day: string; why: readonly string[] },
): LineChange[] {
  if (!isDue(wasVerdict) || !isDue(verdict) || !was || was < day || was === nextDate) return [];
  const moved = nextDate ? REASONS.moved(was, nextDate) : REASONS.ended(was);
  const label = lawLabel(law);
  const text = nextDate ? DATE_TEXTS.due(label, nextDate) : DATE_TEXTS.none(label);
  return [{ text, reason: [...why, moved].join(' '), law: law.id, isMovedDate: why.length === 0 }];
}

/** Skips laws that are new on the site. */
export function lineChanges(
  before: Pick<Seen, 'loaded' | 'lines'>,
  { loaded, lines, day }: { loaded: Loaded; lines: readonly LawResult[]; day: string },
): LineChange[] {
  const old = new Map(before.lines.map((line) => [line[0], line]));
  return lines.flatMap((line) => {
    const was = old.get(line.id);
    if (!was) return [];
    const why = loadedSince(line, before.loaded, loaded);
    return [...answerChange(was, line, why), ...dateChange(was, line, { day, why })];
  });
}
