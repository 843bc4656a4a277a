import type { LawResult } from '../buildings/laws.ts';
import type { Facts } from '../buildings/facts.ts';
import type { LawId } from '../buildings/rules/index.ts';
import { addYears } from '../days.ts';
import { longDay } from '../figures/figure-kinds.ts';
import { plural } from '../numbers.ts';
import { isRecentTankYear, lastYear, windowEnd } from './findings.ts';
import type { RecordSet } from './rows.ts';
import type { Finding, RecordSummary } from './summary.ts';
import { countInWords } from './words.ts';

export type FilingState = 'filed' | 'upcoming' | 'missing' | 'lapsed' | 'unsafe' | 'pests';

export interface Filing {
  state: FilingState;
  text: string;
  /** The day this state began or ends. */
  day?: string;
}

/** The parts of a law's verdict that decide whether a filing is due. */
export type FilingLine = Pick<LawResult, 'id' | 'verdict' | 'nextDate' | 'pastDate'>;

interface Context {
  summary: Pick<RecordSummary, 'bbl' | 'on' | 'sets' | 'findings'>;
  line: FilingLine;
  /** Whether the building stood for all of last year, as far as we know. */
  isEstablished: boolean;
  /** Whether filing for last year closed long enough ago for all reports to be on the list. */
  isSettled: boolean;
}

const said = (value: Finding[string] | undefined): string => (value === undefined ? '' : String(value));

/** A facade report is due by the end of its window. 1 RCNY 103-04. */
function facadeFiling(finding: Finding, { summary: { bbl, on } }: Context): Filing {
  const { cycle, status, firstFiled } = finding;
  if (firstFiled !== undefined) {
    const day = said(firstFiled);
    const isUnsafe = /^unsafe$/i.test(said(status));
    const last = `The last facade report on record is for cycle ${said(cycle)}, first filed on ${longDay(day)}: ${said(status)}.`;
    return isUnsafe
      ? { state: 'unsafe', text: `${last} Repair, then file an amended report.`, day }
      : { state: 'filed', text: last, day };
  }
  const end = windowEnd(bbl, Number(cycle));
  const none = `No facade report for cycle ${said(cycle)} on record.`;
  const isOpen = end === undefined || end >= on;
  if (/^unsafe$/i.test(said(finding.lastStatus))) {
    const text = `The last facade report on record is for cycle ${said(finding.lastCycle)}: ${said(finding.lastStatus)}. Repair, then file an amended report.`;
    return { state: 'unsafe', text };
  }
  return isOpen
    ? { state: 'upcoming', text: end ? `${none} Its window is open until ${longDay(end)}.` : none, day: end }
    : { state: 'missing', text: none, day: end };
}

const boilerFiling =
  (kind: string) =>
  (finding: Finding, { summary: { on }, isSettled }: Context): Filing => {
    const { newestReport, defects } = finding;
    const last = `The newest ${kind} boiler report on record is from ${longDay(said(newestReport))}${defects === true ? ', with defects' : ''}.`;
    return isSettled && finding[`noneFor${lastYear(on)}`] === true
      ? { state: 'missing', text: `No ${kind} boiler report for ${lastYear(on)} on record. ${last}` }
      : { state: 'filed', text: last };
  };

function elevatorFiling(
  { activeDevices, ...finding }: Finding,
  { summary: { on }, isSettled }: Context,
): Filing {
  const devices = Number(activeDevices);
  const missing = Number(finding[`cat1Missing${lastYear(on)}`]);
  const has = `The city's record has ${countInWords(devices)} active ${plural(devices, { one: 'device', other: 'devices' })}`;
  return missing === 0 || !isSettled
    ? { state: 'filed', text: `${has}.` }
    : {
        state: 'missing',
        text: `${has}; no CAT1 report for ${lastYear(on)} on record for ${countInWords(missing)}.`,
      };
}

function bedbugFiling({ newestPeriodEnd, lastDueFiled }: Finding, { isSettled }: Context): Filing {
  const text = `The newest bedbug report on record is for the year ending ${longDay(said(newestPeriodEnd))}.`;
  return lastDueFiled === true || !isSettled
    ? { state: 'filed', text }
    : { state: 'missing', text: `${text} The last one due is not on record.` };
}

export const registrationText = (endsOn: string, isLapsed: boolean): string =>
  `Registered with HPD until ${longDay(endsOn)}${isLapsed ? ': lapsed' : ''}.`;

const registrationFiling = ({ registrationEnds, lapsed }: Finding): Filing => ({
  state: lapsed === true ? 'lapsed' : 'filed',
  text: registrationText(said(registrationEnds), lapsed === true),
  day: said(registrationEnds),
});

/** Older inspections are no evidence of pests today. */
const PESTS_YEARS = 1;

function rodentFiling({ newestRodentInspection, rats }: Finding, { summary: { on } }: Context): Filing {
  const day = said(newestRodentInspection);
  const isRecent = day >= addYears(on, -PESTS_YEARS);
  const found = rats === true ? 'found signs of rats' : 'did not fail for rats';
  return {
    state: rats === true && isRecent ? 'pests' : 'filed',
    text: `The newest rodent inspection on record, from ${longDay(day)}, ${found}.`,
    day,
  };
}

function tankFiling({ noReportFor }: Finding, { summary: { on } }: Context): Filing {
  const years = Array.isArray(noReportFor) ? noReportFor.map(Number) : [];
  const isRecent = years.some((year) => isRecentTankYear(year, on));
  return {
    state: isRecent ? 'missing' : 'filed',
    text: `The city recorded a violation for a missing report on the drinking water tank for ${years.join(', ')}.`,
  };
}

function towerFiling({ registeredSystems }: Finding): Filing {
  const systems = Number(registeredSystems);
  return {
    state: 'filed',
    text: `The city's record has ${countInWords(systems)} registered cooling tower ${plural(systems, { one: 'system', other: 'systems' })}.`,
  };
}

interface FilingList {
  set: RecordSet;
  /** A key that is present only if something is on file, because open violations alone also produce a finding. */
  has: string;
  filing: (finding: Finding, context: Context) => Filing;
  /** The text if the lot is not on the list. Absent if the lot may owe nothing. */
  none?: (on: string) => string;
  /** Due each year, for the previous year. */
  isYearly?: true;
}

const noBoilerReport = (kind: string) => (on: string) =>
  `No ${kind} boiler report for ${lastYear(on)} on record.`;

/** Laws without a published list are absent, because a missing row would prove nothing. */
const LISTS: Partial<Record<LawId, FilingList>> = {
  fisp: { set: 'facades', has: 'cycle', filing: facadeFiling, none: () => 'No facade report on record.' },
  'boiler-low': {
    isYearly: true,
    set: 'boilers',
    has: 'newestReport',
    filing: boilerFiling('low-pressure'),
    none: noBoilerReport('low-pressure'),
  },
  'boiler-high': {
    isYearly: true,
    set: 'boilers',
    has: 'newestReport',
    filing: boilerFiling('high-pressure'),
    none: noBoilerReport('high-pressure'),
  },
  elevator: {
    isYearly: true,
    set: 'elevators',
    has: 'activeDevices',
    filing: elevatorFiling,
    none: () => 'No elevator on record. Check with the Department of Buildings.',
  },
  bedbug: {
    isYearly: true,
    set: 'bedbug-reports',
    has: 'newestPeriodEnd',
    filing: bedbugFiling,
    none: () => 'No bedbug report on record.',
  },
  'hpd-registration': {
    set: 'hpd-registrations',
    has: 'registrationEnds',
    filing: registrationFiling,
    none: () => 'No registration with HPD on record.',
  },
  ll55: { set: 'rodent-inspections', has: 'newestRodentInspection', filing: rodentFiling },
  'water-tank': { set: 'water-tank-compliance', has: 'noReportFor', filing: tankFiling },
  'cooling-tower': {
    set: 'cooling-tower-registrations',
    has: 'registeredSystems',
    filing: towerFiling,
    none: () => 'No cooling tower on record. Check with the Department of Buildings.',
  },
};

export const LAWS_WITH_FILINGS = Object.keys(LISTS) as LawId[];

/** Calls a filing missing or lapsed only if the law definitely applies and the list is current. */
function asFavorable(filing: Filing, { line, isEstablished }: Context, isOld: boolean): Filing {
  const isDoubtful = line.verdict !== 'applies' || isOld || (filing.state === 'missing' && !isEstablished);
  const isAccusation = filing.state === 'missing' || filing.state === 'lapsed';
  return isAccusation && isDoubtful ? { ...filing, state: 'filed' } : filing;
}

/** Whether a due date is known. A new building's first report has its own date, which is not on record. */
const hasDate = ({ nextDate, pastDate }: FilingLine): boolean => (nextDate ?? pastDate) !== undefined;

/** Filing closes in January, and lists are updated once a month. */
const SETTLED_FROM = '-03-01';

/** Whether a high-pressure boiler is on record, which may be the building's only one. */
const hasOtherBoiler = ({ id }: FilingLine, { findings }: Context['summary']): boolean =>
  id === 'boiler-low' && findings['boiler-high']?.newestReport !== undefined;

/** Returns what is on file for a law, or undefined if the list is not loaded or proves nothing. */
export function lawFiling(
  line: FilingLine,
  summary: Context['summary'],
  { yearBuilt }: Pick<Facts, 'yearBuilt'> = {},
): Filing | undefined {
  const list = LISTS[line.id];
  const finding = summary.findings[line.id];
  if (!list || !summary.sets[list.set].loaded) return undefined;
  if (line.id === 'fisp' && line.verdict === 'applies' && !hasDate(line)) return undefined;
  const { isOld = false, asOf = summary.on } = summary.sets[list.set];
  const isEstablished = yearBuilt === undefined || yearBuilt.value < lastYear(summary.on);
  const isSettled = asOf >= `${lastYear(summary.on) + 1}${SETTLED_FROM}`;
  const context: Context = { summary, line, isEstablished, isSettled };
  if (finding && list.has in finding) {
    const filing = asFavorable(list.filing(finding, context), context, isOld);
    return isOld ? { ...filing, text: `${filing.text} As of ${longDay(asOf)}.` } : filing;
  }
  if (!list.none || line.verdict !== 'applies' || isOld || hasOtherBoiler(line, summary)) return undefined;
  if (list.isYearly && !isSettled) return undefined;
  return { state: isEstablished ? 'missing' : 'upcoming', text: list.none(summary.on) };
}
