import { line, lines, link, type MailTemplate, manageLink, unsubscribeLink } from './template.ts';

const follower = {
  recipient: 'A follower who confirmed their address.',
};

const page = { ...manageLink, required: true };

const stopLink = link('The link to stop these emails.', 'https://example.com/follow/unsubscribe/abc', {
  required: true,
});

const count = line('How many dates there are, in words.', '2 dates');

export const followTemplates = {
  followConfirmation: {
    label: 'Subscriptions: please confirm',
    purpose:
      'Sent when someone asks for a newsletter, a launch notice, or emails about a building, a portfolio, a law or a figure.',
    recipient: 'The address that was entered.',
    placeholders: {
      list: lines(
        'What needs to be confirmed, one per line.',
        '- 350 5th Avenue, Manhattan\n- Local Law 97',
        {
          required: true,
        },
      ),
      confirmLink: link(
        'The link to confirm. It works for seven days.',
        'https://example.com/follow/confirm/abc',
        {
          button: 'Open this page',
          required: true,
        },
      ),
      stopLink,
    },
  },
  followReminder: {
    label: 'Following: dates are coming up',
    purpose:
      'Sent on the days that the reader chose, such as 30 and 7 days before a date. One email a day at most.',
    ...follower,
    placeholders: {
      count,
      first: line('The first date.', 'December 31, 2026'),
      list: lines(
        'The dates, with the building and the law, what to do and the page.',
        'December 31, 2026 (in 30 days)\n- Bedbug report: 350 5th Avenue, Manhattan: https://example.com/buildings/1008350041#bedbug',
        { required: true, linkify: true },
      ),
      manageLink: page,
      stopLink,
    },
  },
  followChanges: {
    label: 'Following: something changed',
    purpose: 'Sent when a city list or record, a law, a figure or a date that concerns the reader changes.',
    ...follower,
    placeholders: {
      count: line('How many changes there are, in words.', '1 change'),
      list: lines(
        'Each change with its reason and its page.',
        '- 350 5th Avenue, Manhattan: now on the Covered Buildings List for Local Law 97. Why: the list of 2027 was loaded. https://example.com/buildings/1008350041',
        { required: true, linkify: true },
      ),
      manageLink: page,
      stopLink,
    },
  },
  followDigest: {
    label: 'Following: your next 90 days',
    purpose: 'Sent on the first of the month to those who chose the monthly digest.',
    ...follower,
    placeholders: {
      count,
      list: lines(
        'The dates of the next 90 days, by month.',
        'December 2026\n- December 31: Bedbug report, 350 5th Avenue, Manhattan: https://example.com/buildings/1008350041#bedbug',
        { required: true, linkify: true },
      ),
      manageLink: page,
      stopLink,
    },
  },
  followLink: {
    label: 'Subscriptions: private link',
    purpose: 'Sent when a subscriber confirms a follow for the first time, or replaces the private link.',
    ...follower,
    placeholders: { manageLink: page, stopLink },
  },
  portfolioLink: {
    label: 'Portfolio: its private link',
    purpose: 'Sent when someone creates a portfolio and wants its link by email.',
    recipient: 'The address that was entered.',
    placeholders: {
      name: line('The name of the portfolio.', 'Our buildings'),
      link: link('The private link of the portfolio.', 'https://example.com/portfolio/abc', {
        button: 'Open the portfolio',
        required: true,
      }),
    },
  },
  newsletterIssue: {
    label: 'Newsletter: an issue',
    purpose: 'Sent when an editor sends an issue of a newsletter.',
    recipient: 'Everyone who confirmed their subscription to that newsletter.',
    placeholders: {
      newsletter: line('The newsletter.', 'Local Law 97 newsletter'),
      title: line('The title of the issue.', 'What the new list of covered buildings means'),
      text: lines(
        'The text of the issue and its articles.',
        'The list has changed.\n\n## Who is on the list now\n\nSome 24,000 buildings.\n\n[Read the article](https://example.com/ll97/blog/abc)',
        { required: true, markup: true },
      ),
      link: link('The issue on the site.', 'https://example.com/newsletter/issues/abc', {
        button: 'Read it on the site',
        required: true,
      }),
      unsubscribeLink,
      manageLink,
    },
  },
} satisfies Record<string, MailTemplate>;
