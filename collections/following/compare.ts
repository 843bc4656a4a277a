import type { Answer } from '#law/buildings/decision.ts';
import { classDescription } from '#law/buildings/building-classes.ts';
import { versionText } from '#law/buildings/facts.ts';
import { shown } from '#law/buildings/known.ts';
import { lawLabel, type ObligationLine } from '#law/buildings/laws.ts';
import type { RecordedFact, Snapshot, SnapshotLine } from './snapshots.ts';
import { ANSWER_TEXTS, DATE_TEXTS, listedText, REASONS, RECORDED_TEXTS } from './mail-texts.ts';
import type { LawId } from '#law/buildings/rules/index.ts';

export interface Change {
  text: string;
  reason: string;
  law?: LawId;
  /** The register moved the date, not a record of the building. */
  isMovedDate?: boolean;
}

type Values = Snapshot['facts'];

const LISTS = { onLL97: 97, onLL84: 84, onLL87: 87, onLL88: 88 } as const;

const classText = (code: string): string => {
  const words = classDescription(code);
  return words ? `${code} (${words.toLowerCase()})` : code;
};

const shownOrNone = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : shown(value);

const SHOWN: Record<RecordedFact, (facts: Values) => string | undefined> = {
  pathways: ({ pathways }) => pathways?.join(' and '),
  buildingClass: ({ buildingClass }) => buildingClass && classText(buildingClass),
  floorArea: ({ floorArea }) => shownOrNone(floorArea),
  units: ({ units }) => shownOrNone(units),
  floors: ({ floors }) => shownOrNone(floors),
};

/** If only one side has the value, a record may just be missing. That is not a change. */
function recordedChange(name: RecordedFact, before: Values, after: Values): string[] {
  const [old, current] = [SHOWN[name](before), SHOWN[name](after)];
  return old === undefined || current === undefined || old === current
    ? []
    : [RECORDED_TEXTS[name](current, old)];
}

const listReason = ({ loaded }: Snapshot): string => REASONS.list(versionText(loaded.covered ?? ''));

const plutoReason = ({ loaded }: Snapshot): string => REASONS.plutoSays(loaded.pluto ?? '');

function factChanges(before: Snapshot, after: Snapshot): Change[] {
  const names = Object.keys(LISTS) as (keyof typeof LISTS)[];
  const lists = names.flatMap((name) => {
    const [old, current] = [before.facts[name], after.facts[name]];
    return old === undefined || current === undefined || old === current
      ? []
      : [listedText(LISTS[name], current)];
  });
  const pathways = recordedChange('pathways', before.facts, after.facts);
  const recorded = (['buildingClass', 'floorArea', 'units', 'floors'] satisfies RecordedFact[]).flatMap(
    (name) => recordedChange(name, before.facts, after.facts),
  );
  return [
    ...[...lists, ...pathways].map((text) => ({ text, reason: listReason(after) })),
    ...recorded.map((text) => ({ text, reason: plutoReason(after) })),
  ];
}

function loadedSince({ evidence }: ObligationLine, before: Snapshot, after: Snapshot): string[] {
  const isNew = (set: 'covered' | 'pluto' | 'll84') =>
    before.loaded[set] !== after.loaded[set] && evidence.some(({ source }) => source === set);
  return [
    ...(isNew('covered') ? [listReason(after)] : []),
    ...(isNew('pluto') ? [REASONS.plutoLoaded(after.loaded.pluto ?? '')] : []),
    ...(isNew('ll84') ? [REASONS.filings] : []),
  ];
}

function answerChange([, was]: SnapshotLine, line: ObligationLine, why: readonly string[]): Change[] {
  const { law, answer, because } = line;
  if (was === answer || was === 'onlyIfYouBuild' || answer === 'onlyIfYouBuild') return [];
  return [
    {
      text: ANSWER_TEXTS[answer](lawLabel(law)),
      reason: [...why, because].join(' '),
      law: law.id,
    },
  ];
}

const isDue = (answer: Answer): boolean => answer === 'applies' || answer === 'likely';

/** A different date is a change only while the old date is ahead. Afterwards the next cycle has begun. */
function dateChange(
  [, wasAnswer, was]: SnapshotLine,
  { law, answer, nextDate }: ObligationLine,
  { day, why }: { day: string; why: readonly string[] },
): Change[] {
  if (!isDue(wasAnswer) || !isDue(answer) || !was || was < day || was === nextDate) return [];
  const moved = nextDate ? REASONS.moved(was, nextDate) : REASONS.ended(was);
  const label = lawLabel(law);
  const text = nextDate ? DATE_TEXTS.due(label, nextDate) : DATE_TEXTS.none(label);
  return [{ text, reason: [...why, moved].join(' '), law: law.id, isMovedDate: why.length === 0 }];
}

/** A law that the site did not have at the last plan is not a change. */
export function changesOf(
  before: Snapshot,
  after: Snapshot,
  { lines, day }: { lines: readonly ObligationLine[]; day: string },
): Change[] {
  const old = new Map(before.lines.map((line) => [line[0], line]));
  const laws = lines.flatMap((line) => {
    const was = old.get(line.id);
    if (!was) return [];
    const why = loadedSince(line, before, after);
    return [...answerChange(was, line, why), ...dateChange(was, line, { day, why })];
  });
  return [...factChanges(before, after), ...laws];
}
