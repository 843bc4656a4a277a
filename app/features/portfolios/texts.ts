import { longDay } from '#law/figures/figure-kinds.ts';
import { countText, formatNumber, plural } from '#law/numbers.ts';
import { MAX_BUILDINGS } from '#law/portfolios.ts';
import type { SharedDate } from './to-do.ts';

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Error messages for a list that cannot be read. */
export const LIST_TEXTS = {
  empty: 'The list is empty. Enter one building per line',
  onlyHeadings: 'The list has headings, but no buildings below them',
  tooMany: `A portfolio takes up to ${MAX_BUILDINGS} buildings, and this list has more. Split it into several portfolios`,
  noKey: (columns: readonly string[]) =>
    `We found the columns ${LIST.format(columns)}, but none with addresses, BBLs, or BINs. Add a column named “Address”, “BBL”, or “BIN”`,
  damaged: 'This workbook is damaged or incomplete. Save it again, or as CSV',
  zip: 'This is a zip file. Send the CSV or the Excel workbook (.xlsx) in it',
  tooLarge: 'This workbook is too large. Copy the rows with your buildings to a new one',
  pdf: 'This is a PDF. Send a CSV or an Excel workbook (.xlsx)',
  oldWorkbook: 'This is an old Excel workbook (.xls), or one with a password. Save it as .xlsx or CSV',
};

/** Messages about rows that a visitor adds. */
export const ROW_TEXTS = {
  tooMany: `A portfolio takes up to ${MAX_BUILDINGS} buildings. Skip some rows, or remove buildings first`,
  tooManyRows: `Up to ${MAX_BUILDINGS} rows can wait at a time. Add or skip the ones above first`,
  tooLong: 'This list is too long to paste. Upload it as a file, or split it into several portfolios',
  empty: 'Enter at least one building, or choose a file',
  unreadable:
    'We couldn’t read this list just now. Try again, or send only the columns with addresses, BBLs, or BINs',
  nothingTyped: 'No address, BBL, or BIN',
  notFound: 'Not found.',
  rounded:
    'The spreadsheet rounded this BBL. Format its column as a number without decimals, then send the list again.',
  severalMatch: 'Several buildings match.',
  leaveOut: 'Leave it out',
  correct: 'Or correct it:',
  save: 'Save',
  unrecorded: (bbl: string) =>
    `Add BBL ${bbl} anyway. The city’s records don’t have this lot, so it has no dates`,
  oneOfSeveral: (address: string, bbl: string) => `${address} (BBL ${bbl})`,
  similar: (address: string) => `Did you mean ${address}?`,
  needAttention: (count: number) =>
    plural(count, { one: '1 row needs your attention', other: `${count} rows need your attention` }),
  more: (count: number) =>
    plural(count, {
      one: '1 more will appear once you decide on these.',
      other: `${count} more will appear once you decide on these.`,
    }),
  found: 'Found. Add it, or leave it out.',
  noBorough: 'You named no borough. Is it this one?',
  skip: (count: number) => plural(count, { one: 'Skip this row', other: `Skip all ${count} rows` }),
};

/** Messages shown after a list was read. */
export const ADDED_TEXTS = {
  added: (count: number, { twice, here }: { twice: number; here: number }) =>
    [
      count === 0 ? 'No building added' : `${countText(count, 'building')} added`,
      ...(twice > 0
        ? [plural(twice, { one: '1 was listed twice', other: `${twice} were listed twice` })]
        : []),
      ...(here > 0 ? [plural(here, { one: '1 was already here', other: `${here} were already here` })] : []),
    ]
      .join('; ')
      .concat('.'),
  stale: (lines: readonly number[]) =>
    `The city doesn’t know the BBL or BIN in ${plural(lines.length, { one: 'line', other: 'lines' })} ${LIST.format(lines.map(String))}, so we used the address.`,
  columns: (names: readonly string[]) => `Columns we used: ${LIST.format(names)}.`,
};

export const BUILDING_TEXTS = {
  full: `A portfolio takes up to ${MAX_BUILDINGS} buildings. Remove another one first`,
  tooManyAtOnce: `A portfolio takes up to ${MAX_BUILDINGS} buildings`,
  noRecord: 'No city record, so no dates.',
  nothingOpen: (then?: string) =>
    then
      ? `Nothing open in the next twelve months, then ${longDay(then)}`
      : 'Nothing open in the next twelve months',
  openQuestions: (count: number) => `${countText(count, 'question')} open`,
};

export const RECORD_TEXTS = {
  open: 'Open items',
  due: 'Balance due',
  hearing: 'Next hearing',
  noHearing: 'none',
  now: 'To do now',
  openTotal: (figure: string, open: number) =>
    `${figure} open ${plural(open, { one: 'item', other: 'items' })}`,
  dueTotal: (figure: string) => `${figure} due`,
  nextHearing: (day: string) => `next hearing ${day}`,
  allUrgent: 'All buildings, the most urgent first',
  more: (count: number) => `And ${count} more.`,
  notLoaded: 'not loaded',
  noneFound: 'none found, but some of the city’s data is missing or old',
  atLeast: (figure: string) => `at least ${figure}`,
  sorts: {
    open: 'Most open items first',
    due: 'Highest balance first',
    hearing: 'Next hearing first',
    penalty: 'Highest LL97 penalty first',
    address: 'By address',
  },
  filters: {
    now: 'With something to do now',
    open: 'With open items',
    due: 'With money due',
    hearing: 'With an upcoming hearing',
    penalty: 'With an LL97 penalty',
  },
  shown: (shown: number, total: number) => `${shown} of ${countText(total, 'building')}`,
};

export const DATE_TEXTS = {
  noNote: 'Write a note first',
  noBuilding: 'This building is no longer in the portfolio. Reload the page',
  tooManyNotes: 'There are too many notes here to add another',
  heading: (now: number, dates: number) =>
    [
      ...(now > 0 ? [`${now} to do now`] : []),
      dates === 0
        ? 'no dates in the next twelve months'
        : `${countText(dates, 'date')} in the next twelve months`,
    ].join(', '),
  moreNow: (count: number) => `And ${count} more to do now.`,
  markAll: ({ title, buildings, areDone }: Pick<SharedDate, 'title' | 'buildings' | 'areDone'>) =>
    `${title}, ${countText(buildings, 'building')}: mark all as ${areDone ? 'not done' : 'done'}`,
  openQuestions: (count: number) => `${countText(count, 'question')} open.`,
  noDatesYet: 'Laws that depend on the answers have no dates here yet.',
  stopReminders: 'Each email has a link that stops them.',
  questionsRow: (count: number) =>
    `${countText(count, 'question')} open. Laws that depend on the answers have no date here`,
  questionsInCalendar: (count: number) =>
    `${countText(count, 'question')} open. Laws that depend on the answers have no dates in this calendar.`,
  waitingRows: (count: number) =>
    plural(count, {
      one: '1 row of your list isn’t added yet.',
      other: `${count} rows of your list aren’t added yet.`,
    }),
  reminded: (count: number) =>
    count === 0
      ? 'Nobody gets reminders yet.'
      : plural(count, {
          one: '1 person gets reminders by email.',
          other: `${count} people get reminders by email.`,
        }),
  unknown: (addresses: readonly string[], more: number) =>
    more > 0
      ? `No city record for ${addresses.join('; ')} and ${more} more, so we can’t show dates there.`
      : `No city record for ${addresses.join('; ')}, so we can’t show dates there.`,
  shownAtOnce: (shown: number, total: number) =>
    `These are the first ${shown} of ${formatNumber(total)} dates. The CSV file has them all.`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

export const PENALTY_TEXTS = {
  about:
    'LL97 penalties are the most that a year over the limit can cost, in each period of the law. An estimate is based on typical energy use, not on bills.',
  heading: (period: string) => `LL97 penalty a year, ${period}`,
  notCovered: 'not covered',
  notCalculated: 'not calculated',
  noLimit: 'no limit',
  estimate: (amount: string) => `${amount} (estimate)`,
  total: (calculated: number, covered: number) =>
    calculated === covered ? 'Total' : `Total of ${calculated} of ${covered} buildings`,
};

export const QUESTION_TEXTS = {
  none: 'No open questions. Every date in this portfolio is based on what we know.',
  noAnswer: 'Choose yes or no',
  noBuilding: 'Choose at least one building',
  saved: (buildings: number, fewer: number) =>
    [
      `Saved for ${countText(buildings, 'building')}.`,
      ...(fewer > 0 ? [`${countText(fewer, 'fewer question')}.`] : []),
    ].join(' '),
  more: (count: number) =>
    plural(count, {
      one: '1 more building will appear once you save these.',
      other: `${count} more buildings will appear once you save these.`,
    }),
};

export const LIST_HINTS = {
  list: `One per line: an address, a BBL, or a BIN. Up to ${MAX_BUILDINGS}. Rows copied from a spreadsheet with headings work, too.`,
  file: 'CSV or Excel (.xlsx), up to 1 MB. We look for columns such as Address, Borough, ZIP, BBL, BIN, Name, and Units.',
  email: 'We’ll email you the private link. Nothing else.',
};

export const NO_BUILDINGS = 'There are no buildings in this portfolio yet.';

export const DELETED = 'Your portfolio is deleted, along with its notes and links.';

export const SETTINGS_TEXTS = {
  reminders: 'Get reminders by email',
  stop: 'To stop reminders, use the link at the end of any of these emails. Only you see this list.',
  share: 'Share it',
  calendar: {
    title: 'Calendar',
    text: 'Subscribe in your calendar app, and new and changed dates show up automatically.',
  },
  name: {
    title: 'Name',
    text: 'You, the people you share the portfolio with, and the people who get its reminders see it.',
  },
  link: 'Your private link',
  delete: 'Delete',
  confirm: 'Check the box to confirm',
  reminded: (count: number) =>
    count === 0
      ? 'Nobody gets reminders yet.'
      : plural(count, { one: '1 person gets reminders.', other: `${count} people get reminders.` }),
  label: (name: string) => `Portfolio: ${name}`,
  unnamed: 'A portfolio of buildings',
  labelOfSeveral: (address: string, more: number) =>
    more === 0
      ? `Portfolio: ${address}`
      : plural(more, {
          one: `Portfolio: ${address} and 1 more building`,
          other: `Portfolio: ${address} and ${more} more buildings`,
        }),
};
