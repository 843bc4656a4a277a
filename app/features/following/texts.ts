import type { LinkPurpose } from '#collections/following/subscribers/links.ts';
import type { FollowKind, Lead } from '#law/following.ts';

export const KIND_NAMES: Readonly<Record<FollowKind, string>> = {
  building: 'Building',
  portfolio: 'Portfolio',
  law: 'Law',
  module: 'Module, with all of its laws',
};

export const GROUP_NAMES: Readonly<Record<FollowKind, string>> = {
  building: 'Buildings',
  portfolio: 'Portfolios',
  law: 'Laws',
  module: 'Modules',
};

export const CHOICES = {
  label: 'Email me',
  reminder: (days: Lead) => `${days} days before each date`,
  digest: 'Once a month: your next 90 days',
  changes: 'When a law begins to apply, or a city list, an amount, or a date changes',
  record: 'When the city’s record of the building changes: violations, hearings, balances, filings',
};

interface Chosen {
  days: readonly Lead[];
  digest: boolean;
  changes: boolean;
  record: boolean;
}

const LIST = new Intl.ListFormat('en-US');

export function chosenText({ days, digest, changes, record }: Chosen): string {
  const times = [
    ...(days.length > 0 ? [`${LIST.format(days.map(String))} days before`] : []),
    ...(digest ? ['once a month'] : []),
    ...(changes ? ['when something changes'] : []),
    ...(record ? ['when the city’s record changes'] : []),
  ];
  return times.length > 0 ? `Emails ${LIST.format(times)}` : 'No emails';
}

export const decidedByText = (what: string): string =>
  `Your date depends on your ${what}. Follow your building to get it.`;

export const NO_DATE = 'No upcoming date';

export const NOT_CONFIRMED = 'Not confirmed yet. Save your choices below to confirm it.';

export const DONE: Readonly<Record<string, string>> = {
  confirmed: 'Thank you. Your email address is confirmed.',
  save: 'Your choices are saved.',
  answers: 'Your answers are saved. Reminders and your calendar use them.',
  stop: 'You stopped following it. You can undo this for a week.',
  resume: 'You follow it again, as before.',
  stopEverything: 'You stopped everything. You won’t get any more emails. You can undo this for a week.',
  confirmNewsletter: 'Thank you. You will get that newsletter.',
  endNewsletter: 'You are unsubscribed from that newsletter.',
  newCalendar: 'Your calendar has a new link.',
  noCalendar: 'Your calendar has been removed.',
  replace: 'This is the new address of your page. We have emailed it to you; the old one no longer works.',
};

export const LINK_BUTTONS: Readonly<Record<LinkPurpose, string>> = {
  'follow/confirm': 'Confirm and open my page',
  'follow/unsubscribe': 'Stop all emails',
  'follow/stop': 'Stop following',
  'newsletter/unsubscribe': 'Unsubscribe',
};

export const ERRORS = {
  nothingChosen: 'Choose at least one kind of email',
  tooLong: 'That is too long for an address in the city',
  notStored: 'We could not store this. Please try again.',
  notUnderstood: 'We could not read this. Please reload the page and try again',
  noDistrict: "We couldn't find a community district for that. Check it, or leave it empty",
  severalDistricts: 'That is in more than one community district. Choose yours',
  unknown: 'There is nothing to follow at this address.',
  gone: 'This page has a new address. Use the link in our latest email.',
};

export const moreText = (count: number): string => `And ${count} more.`;

export const FOLLOW_A_LAW = 'Follow a law';

export const FOLLOW_HEADINGS = { building: 'Follow this building', laws: 'Follow these laws' };

export const MESSAGES = {
  '/follow/check-email': {
    title: 'Check your email',
    text: 'We sent you an email with a link. Open it and click the button to confirm; the link works for seven days. If nothing arrives within ten minutes, look in your spam folder, or fill in the form again.',
  },
  '/follow/erased': {
    title: 'Your data is erased',
    text: 'Your email address, what you followed, and your newsletter sign-ups are gone.',
  },
  '/newsletter/unsubscribed': {
    title: 'You are unsubscribed',
    text: 'You won’t get it anymore. You can sign up again at any time.',
  },
};

export const MINE = {
  heading: 'Your emails',
  empty: "You don't follow anything yet. Look up a building or pick a law, and press Follow there.",
  newsletters: 'Newsletters that this email address is signed up for.',
  address: 'Link to this page',
  erase: 'Stop everything, or erase my data',
};

interface LinkTexts {
  heading: string;
  question: string;
  /** Shown when the action is done. */
  done: string;
}

export const LINKS: Readonly<Record<LinkPurpose, LinkTexts>> = {
  'follow/confirm': {
    heading: 'Confirm your emails',
    question: 'Do you want emails about this?',
    done: 'Your email address is confirmed. Open your page to see and change what you get.',
  },
  'follow/unsubscribe': {
    heading: 'Stop all emails',
    question: 'Do you want to stop all emails about this?',
    done: 'You won’t get any more emails from us. You can sign up again at any time.',
  },
  'follow/stop': {
    heading: 'Stop following',
    question: 'Do you want to stop the emails about this?',
    done: 'You won’t get any more emails about it. Everything else you follow stays as it is.',
  },
  'newsletter/unsubscribe': {
    heading: 'Unsubscribe',
    question: 'Do you want to stop receiving this?',
    done: 'You no longer get this.',
  },
};

export const UNUSABLE_LINKS = {
  expired: {
    title: 'This link no longer works',
    text: 'It has expired, or it was for something you no longer get. You can sign up again at any time.',
  },
  forged: { title: 'This link is not valid', text: 'Please copy the whole link from the email.' },
};
