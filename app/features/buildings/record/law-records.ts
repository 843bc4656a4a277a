import { price } from '#app/ui/numbers.ts';
import type { Answer } from '#law/buildings/decision.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import type { RecordSet } from '#law/city-record/rows.ts';
import type { Finding, RecordItem, RecordSummary } from '#law/city-record/summary.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { plural } from '#law/plural.ts';
import { shedAges } from './shed-texts.ts';

export interface LawRecord {
  text: string;
  /** Laws of a higher rank come first: 2 for what is overdue, due, or to be heard, 1 for what is open or missing. */
  rank: 0 | 1 | 2;
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const countText = (count: number): string => WORDS[count] ?? count.toLocaleString('en-US');

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isSummons = ({ kind }: RecordItem): boolean => kind === 'dobSummons' || kind === 'otherSummons';

function nounOf(items: readonly RecordItem[]): string {
  const summonses = items.filter(isSummons).length;
  if (summonses === 0) return plural(items.length, { one: 'violation', other: 'violations' });
  if (summonses < items.length) return 'violations and summonses';
  return plural(items.length, { one: 'summons', other: 'summonses' });
}

/** Only if it is the same for all. "Boiler report missing" becomes "boiler report missing". */
function sharedMeaning([first, ...others]: readonly RecordItem[]): string | undefined {
  const meaning = first?.meaning;
  if (meaning === undefined || others.some((item) => item.meaning !== meaning)) return undefined;
  return /^[A-Z][a-z]/.test(meaning) ? meaning.charAt(0).toLowerCase() + meaning.slice(1) : meaning;
}

function openText(items: readonly RecordItem[]): string {
  const newest = items.find(({ day }) => day !== undefined)?.day;
  const dated =
    newest && (items.length === 1 ? ` of ${longDay(newest)}` : `, the newest of ${longDay(newest)}`);
  const meaning = sharedMeaning(items);
  const what = `${countText(items.length)} open ${nounOf(items)}`;
  return `The city's record shows ${what}${dated ?? ''}${meaning ? `: ${meaning}` : ''}.`;
}

function dueTexts(items: readonly RecordItem[], on: string): string[] {
  const overdue = items.filter(({ isOverdue }) => isOverdue).length;
  const [nextDay] = items.flatMap(({ correctBy }) => (correctBy && correctBy >= on ? correctBy : [])).sort();
  const [hearing] = items.flatMap((item) => item.hearing ?? []).sort();
  const atStake = items.reduce((sum, item) => sum + item.atStake, 0);
  return [
    ...(overdue > 0
      ? [
          `${capitalized(countText(overdue))} ${plural(overdue, { one: 'is', other: 'are' })} past the day to correct it by.`,
        ]
      : []),
    ...(nextDay ? [`The next day to correct by is ${longDay(nextDay)}.`] : []),
    ...(hearing ? [`There is a hearing on ${longDay(hearing)}: up to ${price(atStake)} is at stake.`] : []),
  ];
}

const is = (value: Finding[string] | undefined): boolean => value === true;

const yearOf = (on: string): number => Number(on.slice(0, 'YYYY'.length)) - 1;

type Filed = { text: string; isMissing?: boolean };

function facadeText({ cycle, status, firstFiled }: Finding): Filed {
  const isMissing = firstFiled === undefined;
  if (isMissing) return { text: `No facade report for cycle ${String(cycle)} on record.`, isMissing };
  return {
    text: `The last facade report on record is of cycle ${String(cycle)}, first filed on ${longDay(String(firstFiled))}: ${String(status)}.`,
    isMissing: /^unsafe$/i.test(String(status)),
  };
}

const boilerText =
  (kind: string) =>
  ({ newestReport, defects, ...finding }: Finding, on: string): Filed => {
    const isMissing = is(finding[`noneFor${yearOf(on)}`]);
    const last = `The newest ${kind} boiler report on record is of ${longDay(String(newestReport))}${is(defects) ? ', with defects' : ''}.`;
    return isMissing
      ? { text: `No ${kind} boiler report for ${yearOf(on)} on record. ${last}`, isMissing }
      : { text: last };
  };

function elevatorText({ activeDevices, ...finding }: Finding, on: string): Filed {
  const devices = Number(activeDevices);
  const missing = Number(finding[`cat1Missing${yearOf(on)}`]);
  const has = `The city's record has ${countText(devices)} active ${plural(devices, { one: 'device', other: 'devices' })}`;
  return missing === 0
    ? { text: `${has}.` }
    : {
        text: `${has}; no CAT1 report for ${yearOf(on)} on record for ${countText(missing)}.`,
        isMissing: true,
      };
}

function bedbugText({ newestPeriodEnd, lastDueFiled }: Finding): Filed {
  const text = `The newest bedbug report on record is for the year to ${longDay(String(newestPeriodEnd))}.`;
  return is(lastDueFiled)
    ? { text }
    : { text: `${text} The last one due is not on record.`, isMissing: true };
}

export const registrationText = (endsOn: string, isLapsed: boolean): string =>
  `Registered with HPD until ${longDay(endsOn)}${isLapsed ? ': lapsed' : ''}.`;

const registered = ({ registrationEnds, lapsed }: Finding): Filed => ({
  text: registrationText(String(registrationEnds), is(lapsed)),
  isMissing: is(lapsed),
});

const rodentText = ({ newestRodentInspection, rats }: Finding): Filed =>
  newestRodentInspection === undefined
    ? { text: '' }
    : {
        text: `The newest rodent inspection on record, of ${longDay(String(newestRodentInspection))}, ${is(rats) ? 'found signs of rats' : 'did not fail for rats'}.`,
        isMissing: is(rats),
      };

function tankText({ noReportFor }: Finding): Filed {
  const years = (noReportFor as readonly string[] | undefined) ?? [];
  return {
    text: `The city recorded a violation for a missing report on the drinking water tank for ${years.join(', ')}.`,
    isMissing: true,
  };
}

function towerText({ registeredSystems }: Finding): Filed {
  const systems = Number(registeredSystems);
  return {
    text: `The city's record has ${countText(systems)} registered cooling tower ${plural(systems, { one: 'system', other: 'systems' })}.`,
  };
}

interface FilingList {
  set: RecordSet;
  /** A property that only the finding of the filings has. */
  has: string;
  textOf: (finding: Finding, on: string) => Filed;
  /** What is said where the law applies and a current list has nothing. Absent if that may be right. */
  none?: (on: string) => string;
}

const noBoilerReport = (kind: string) => (on: string) =>
  `No ${kind} boiler report for ${yearOf(on)} on record.`;

/** Where no list of filings is published, silence says nothing. */
const LISTS: Partial<Record<LawId, FilingList>> = {
  fisp: { set: 'facades', has: 'cycle', textOf: facadeText, none: () => 'No facade report on record.' },
  'boiler-low': {
    set: 'boilers',
    has: 'newestReport',
    textOf: boilerText('low-pressure'),
    none: noBoilerReport('low-pressure'),
  },
  'boiler-high': {
    set: 'boilers',
    has: 'newestReport',
    textOf: boilerText('high-pressure'),
    none: noBoilerReport('high-pressure'),
  },
  elevator: {
    set: 'elevators',
    has: 'activeDevices',
    textOf: elevatorText,
    none: () => 'No elevator on record.',
  },
  bedbug: {
    set: 'bedbug-reports',
    has: 'newestPeriodEnd',
    textOf: bedbugText,
    none: () => 'No bedbug report on record.',
  },
  'hpd-registration': {
    set: 'hpd-registrations',
    has: 'registrationEnds',
    textOf: registered,
    none: () => 'No registration with HPD on record.',
  },
  ll55: { set: 'rodent-inspections', has: 'newestRodentInspection', textOf: rodentText },
  'water-tank': { set: 'water-tank-compliance', has: 'noReportFor', textOf: tankText },
  'cooling-tower': {
    set: 'cooling-tower-registrations',
    has: 'registeredSystems',
    textOf: towerText,
    none: () => 'No cooling tower is registered.',
  },
};

function filedOf(law: LawId, answer: Answer, summary: RecordSummary): Filed | undefined {
  const { findings, sets, on, sheds } = summary;
  if (law === 'sidewalk-shed') {
    return sheds.length > 0 ? { text: shedAges(sheds, on), isMissing: true } : undefined;
  }
  const list = LISTS[law];
  const finding = findings[law];
  if (!list || !sets[list.set].loaded) return undefined;
  const { isOld, asOf } = sets[list.set];
  const day = isOld && asOf ? ` As of ${longDay(asOf)}.` : '';
  if (finding && list.has in finding) {
    const { text, isMissing } = list.textOf(finding, on);
    return { text: text + day, isMissing };
  }
  return list.none && answer === 'applies' && !isOld ? { text: list.none(on), isMissing: true } : undefined;
}

/** What lists of filings say, by law. */
export const filedTexts = (summary: RecordSummary): { law: LawId; text: string }[] =>
  (Object.keys(LISTS) as LawId[]).flatMap((law) => {
    const text = filedOf(law, 'ask', summary)?.text;
    return text ? [{ law, text }] : [];
  });

/** What the city's record says under a law. */
export function lawRecord(law: LawId, answer: Answer, summary: RecordSummary): LawRecord | undefined {
  const open = summary.items.filter((item) => item.law === law && item.state === 'open');
  const filed = filedOf(law, answer, summary);
  if (open.length === 0 && !filed) return undefined;
  const due = dueTexts(open, summary.on);
  const isDue = open.some(
    ({ isOverdue, hearing, balance }) => isOverdue || hearing !== undefined || balance > 0,
  );
  return {
    text: [...(open.length > 0 ? [openText(open), ...due] : []), ...(filed ? [filed.text] : [])].join(' '),
    rank: isDue ? 2 : open.length > 0 || filed?.isMissing ? 1 : 0,
  };
}
