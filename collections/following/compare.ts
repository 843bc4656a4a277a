import { longDay } from '#law/figures/figure-kinds.ts';
import type { Answer } from '#law/buildings/decision.ts';
import { classDescription } from '#law/buildings/building-classes.ts';
import { versionText } from '#law/buildings/facts.ts';
import { shown } from '#law/buildings/known.ts';
import { lawLabel, type ObligationLine } from '#law/buildings/laws.ts';
import type { Snapshot, SnapshotLine, WatchedFact } from './snapshots.ts';
import type { LawId } from '#law/buildings/rules/index.ts';

export interface Change {
  text: string;
  reason: string;
  law?: LawId;
}

type Values = Snapshot['facts'];

const LISTS = { onLL97: 97, onLL84: 84, onLL87: 87, onLL88: 88 } as const;

const listText = (name: keyof typeof LISTS, isOn: boolean): string =>
  `${isOn ? 'Now' : 'No longer'} on the Covered Buildings List for Local Law ${LISTS[name]}.`;

const classText = (code: string): string => {
  const words = classDescription(code);
  return words ? `${code} (${words.toLowerCase()})` : code;
};

type Recorded = Exclude<WatchedFact, keyof typeof LISTS>;

const RECORDED: Record<Recorded, { label: string; show: (facts: Values) => string | undefined }> = {
  pathways: { label: 'pathway of Local Law 97', show: ({ pathways }) => pathways?.join(' and ') },
  buildingClass: {
    label: 'building class',
    show: ({ buildingClass }) => buildingClass && classText(buildingClass),
  },
  floorArea: {
    label: 'floor area',
    show: ({ floorArea }) => (floorArea === undefined ? undefined : `${shown(floorArea)} square feet`),
  },
  units: { label: 'number of homes', show: ({ units }) => (units === undefined ? undefined : shown(units)) },
  floors: {
    label: 'number of stories',
    show: ({ floors }) => (floors === undefined ? undefined : shown(floors)),
  },
};

/** If only one side has the value, a record may just be missing. That is not a change. */
function recordedChange(name: Recorded, before: Values, after: Values): string[] {
  const { label, show } = RECORDED[name];
  const [old, current] = [show(before), show(after)];
  return old === undefined || current === undefined || old === current
    ? []
    : [`The ${label} is now ${current}. It was ${old}.`];
}

const listReason = ({ loaded }: Snapshot): string =>
  `The Covered Buildings List of ${versionText(loaded.covered ?? '')} was loaded.`;

const plutoReason = ({ loaded }: Snapshot): string =>
  `That is what PLUTO ${loaded.pluto ?? ''}, the city's record of tax lots, says.`;

function factChanges(before: Snapshot, after: Snapshot): Change[] {
  const names = Object.keys(LISTS) as (keyof typeof LISTS)[];
  const lists = names.flatMap((name) => {
    const [old, current] = [before.facts[name], after.facts[name]];
    return old === undefined || current === undefined || old === current ? [] : [listText(name, current)];
  });
  const pathways = recordedChange('pathways', before.facts, after.facts);
  const recorded = (['buildingClass', 'floorArea', 'units', 'floors'] satisfies Recorded[]).flatMap((name) =>
    recordedChange(name, before.facts, after.facts),
  );
  return [
    ...[...lists, ...pathways].map((text) => ({ text, reason: listReason(after) })),
    ...recorded.map((text) => ({ text, reason: plutoReason(after) })),
  ];
}

const VERBS: Record<Answer, string> = {
  applies: 'now applies',
  likely: 'now likely applies',
  ask: 'may now apply. To find out, answer a question on the page of the building',
  doesNotApply: 'no longer applies',
  onlyIfYouBuild: 'now applies only if you build',
};

function loadedSince({ evidence }: ObligationLine, before: Snapshot, after: Snapshot): string[] {
  const isNew = (set: 'covered' | 'pluto' | 'll84') =>
    before.loaded[set] !== after.loaded[set] && evidence.some(({ source }) => source === set);
  return [
    ...(isNew('covered') ? [listReason(after)] : []),
    ...(isNew('pluto') ? [`PLUTO ${after.loaded.pluto ?? ''} was loaded.`] : []),
    ...(isNew('ll84') ? ['New filings under Local Law 84 were loaded.'] : []),
  ];
}

function answerChange([, was]: SnapshotLine, line: ObligationLine, why: readonly string[]): Change[] {
  const { law, answer, because } = line;
  if (was === answer || was === 'onlyIfYouBuild' || answer === 'onlyIfYouBuild') return [];
  return [
    {
      text: `${lawLabel(law)} ${VERBS[answer]}.`,
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
  const moved = nextDate
    ? `The date has moved from ${longDay(was)} to ${longDay(nextDate)}.`
    : `The date, ${longDay(was)}, no longer applies.`;
  const text = nextDate
    ? `${lawLabel(law)} is now due on ${longDay(nextDate)}.`
    : `${lawLabel(law)} has no date right now.`;
  return [{ text, reason: [...why, moved].join(' '), law: law.id }];
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
