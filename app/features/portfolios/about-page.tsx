import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { NEW_PORTFOLIO_URL } from '#app/urls/portfolio-urls.ts';

export const ABOUT = {
  title: 'Portfolios: every date for all of your buildings',
  heading: 'All of your buildings on one page',
  lead: 'Paste or upload a list of up to 500 buildings. See every date that New York City’s building laws set for them in the next twelve months, and what Local Law 97 may cost. It’s free, with no account.',
  deleted: 'Your portfolio is deleted, along with its notes and links.',
  points: [
    {
      heading: 'One list of dates',
      text: 'See what is due, where, and what a missed date costs. Filter by law, building, or month. The list is updated whenever we load new city records.',
    },
    {
      heading: 'Notes and done marks',
      text: 'Mark what is done and write down what matters. You keep the history of each date.',
    },
    {
      heading: 'Local Law 97 across buildings',
      text: 'Emissions over the limit and maximum penalties by period, added up and sorted. Buildings without a usable filing get an estimate, marked as one.',
    },
    {
      heading: 'In your calendar and your files',
      text: 'Download a CSV, Excel, or calendar file, or print the dates. Subscribe to a calendar that updates itself, or get reminders by email.',
    },
    {
      heading: 'Share it, and stop whenever you like',
      text: 'Your portfolio has a private link, and anyone who has it can open it. You can create a second link that only shows the portfolio, replace either one, or delete everything.',
    },
  ],
  button: 'Create a portfolio',
} as const;

export const AboutPage = ({ isDeleted }: { isDeleted: boolean }) => (
  <>
    <PageHead heading={ABOUT.heading} lead={ABOUT.lead}>
      <ButtonLink href={NEW_PORTFOLIO_URL} className="mt-6">
        {ABOUT.button}
      </ButtonLink>
    </PageHead>
    <PageWidth className="py-10 sm:py-14">
      {isDeleted ? (
        <p role="status" className="mb-8 border-l-4 border-lot bg-lot-tint px-5 py-3 font-semibold">
          {ABOUT.deleted}
        </p>
      ) : null}
      <ul className="grid border-t border-l border-line sm:grid-cols-2">
        {ABOUT.points.map(({ heading, text }) => (
          <li key={heading} className="border-r border-b border-line bg-card p-6">
            <h2 className="text-[1.2rem]">{heading}</h2>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </PageWidth>
  </>
);
