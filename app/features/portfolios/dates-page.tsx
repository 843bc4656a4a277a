import { Button, ButtonLink, PrintButton } from '#app/ui/button.tsx';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import { PrintedFrom } from '#app/features/site/printed-from.tsx';
import { useSite } from '#app/features/site/use-site.ts';
import type { DatesView } from './dates.server.ts';
import { capitalized } from '#law/figures/figure-kinds.ts';
import type { FormState } from '#app/features/forms/plain-form.tsx';
import { PortfolioFrame } from './portfolio-frame.tsx';
import { DATE_TEXTS, NO_BUILDINGS, RECORD_TEXTS } from './texts.ts';
import { ToDoTable } from './to-do-table.tsx';
import {
  allDatesUrl,
  EXPORT_FORMATS,
  type ExportFormat,
  PORTFOLIOS_URL,
  withQuery,
} from '#app/urls/portfolio-urls.ts';

const LINK = 'font-semibold text-link underline underline-offset-3';

const NOTICE = 'mb-6 border-l-4 border-lot bg-lot-tint px-5 py-3';

const FORMAT_NAMES: Record<ExportFormat, string> = { csv: 'CSV', ics: 'Calendar' };

const Filters = ({ view: { choices, filter, urls, filtered } }: { view: DatesView }) => (
  <form
    method="get"
    action={`${urls.dates}#dates`}
    className="not-printed mt-4 flex flex-wrap items-end gap-3"
  >
    <FilterSelect
      name="building"
      label="Building"
      everything="All buildings"
      value={filter.bbl}
      choices={choices.buildings}
    />
    <FilterSelect name="law" label="Law" everything="All laws" value={filter.law} choices={choices.laws} />
    <FilterSelect
      name="month"
      label="Month"
      everything="All twelve months"
      value={filter.month}
      choices={choices.months}
    />
    <FilterSelect
      name="status"
      label="Status"
      everything="Done or not"
      value={filter.status}
      choices={[
        { value: 'open', label: 'Not done' },
        { value: 'done', label: 'Done' },
      ]}
    />
    <Button type="submit">Show</Button>
    {filtered ? (
      <a href={`${urls.dates}#dates`} className={`${LINK} py-3`}>
        Show all
      </a>
    ) : null}
  </form>
);

const Exports = ({ view: { urls, query, filtered } }: { view: DatesView }) => (
  <p className="not-printed mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
    <span className="text-soft">{filtered ? 'Download what is shown:' : 'Download:'}</span>
    {EXPORT_FORMATS.map((format) => (
      <a
        key={format}
        href={withQuery(urls.files[format], new URLSearchParams(query))}
        className={`${LINK} py-2`}
      >
        {FORMAT_NAMES[format]}
      </a>
    ))}
  </p>
);

const pageUrl = ({ urls, query }: DatesView, page: number): string => {
  const kept = new URLSearchParams(query);
  if (page > 1) kept.set('page', String(page));
  return withQuery(urls.dates, kept);
};

function Pages({ view }: { view: DatesView }) {
  const { page, pages } = view.page;
  if (pages === 1 || view.isAll) return null;
  return (
    <nav aria-label="Pages of dates" className="not-printed mt-5 flex flex-wrap items-center gap-4">
      {page > 1 ? (
        <a href={`${pageUrl(view, page - 1)}#dates`} rel="prev" className={`${LINK} py-2`}>
          Earlier dates
        </a>
      ) : null}
      <span className="text-soft">{DATE_TEXTS.page(page, pages)}</span>
      {page < pages ? (
        <a href={`${pageUrl(view, page + 1)}#dates`} rel="next" className={`${LINK} py-2`}>
          Later dates
        </a>
      ) : null}
    </nav>
  );
}

const Empty = ({ urls }: Pick<DatesView, 'urls'>) => (
  <>
    <p className="max-w-[44rem]">{NO_BUILDINGS}</p>
    {urls.add ? (
      <ButtonLink href={urls.add} className="mt-5">
        Add buildings
      </ButtonLink>
    ) : null}
  </>
);

/** Without this notice, the list would look complete. */
const QuestionsNotice = ({ view: { questions, urls } }: { view: DatesView }) =>
  questions > 0 ? (
    <p className={NOTICE}>
      <strong>{DATE_TEXTS.openQuestions(questions)}</strong> {DATE_TEXTS.noDatesYet}{' '}
      {urls.questions ? (
        <a href={urls.questions} className={`${LINK} not-printed`}>
          Answer them
        </a>
      ) : null}
    </p>
  ) : null;

const Reminders = ({ view: { reminded, urls } }: { view: DatesView }) => {
  if (reminded === 0 && !urls.settings) return null;
  return (
    <p className="not-printed mb-6 max-w-[48rem] text-[0.94rem] text-soft">
      {DATE_TEXTS.reminded(reminded)} {reminded > 0 ? `${DATE_TEXTS.stopReminders} ` : null}
      {urls.settings ? (
        <a href={`${urls.settings}#follow`} className={LINK}>
          {reminded === 0 ? 'Get reminders by email' : 'See who gets them'}
        </a>
      ) : null}
    </p>
  );
};

/** The maximum number of addresses in a notice. More would push the dates off the first screen. */
const MAX_UNKNOWN = 5;

const Notices = ({ view }: { view: DatesView }) => {
  const { copy, isOwner, waiting, urls, unknown } = view;
  return (
    <>
      <QuestionsNotice view={view} />
      {waiting > 0 && urls.add ? (
        <p className={`${NOTICE} not-printed`}>
          {DATE_TEXTS.waitingRows(waiting)}{' '}
          <a href={urls.add} className={LINK}>
            Finish the list
          </a>
        </p>
      ) : null}
      {isOwner ? (
        <p className="not-printed mb-3 max-w-[48rem] text-[0.94rem] text-soft">{copy.bookmarkText}</p>
      ) : null}
      <Reminders view={view} />
      {unknown.length > 0 ? (
        <p className={NOTICE}>
          {DATE_TEXTS.unknown(unknown.slice(0, MAX_UNKNOWN), unknown.length - MAX_UNKNOWN)}
        </p>
      ) : null}
    </>
  );
};

/** Links to a page with all dates if they fill several pages. */
function Print({ view }: { view: DatesView }) {
  const { page, isAll, urls, query } = view;
  const { items, pages, total } = page;
  if (pages === 1) return <PrintButton className="mt-6" />;
  if (isAll) {
    return (
      <>
        <p className="mt-6 max-w-[44rem] font-semibold">{DATE_TEXTS.shownAtOnce(items.length, total)}</p>
        <PrintButton className="mt-4" />
      </>
    );
  }
  return (
    <ButtonLink
      href={allDatesUrl(urls, new URLSearchParams(query))}
      look="secondary"
      className="not-printed mt-6"
    >
      Show all dates to print or save as PDF
    </ButtonLink>
  );
}

export function DatesPage({ view, result }: { view: DatesView } & FormState) {
  const { name, urls, summary, hasBuildings, now, nowCount, shared, rows, isOwner, isAll, page } = view;
  return (
    <PortfolioFrame name={name} urls={urls} current="dates" summary={summary}>
      <Notices view={view} />
      {hasBuildings ? (
        <section id="dates" aria-labelledby="dates-heading" className="scroll-mt-20">
          <h2 id="dates-heading" className="text-fit-lg">
            {capitalized(DATE_TEXTS.heading(view.nowCount, page.total))}
            {view.filtered ? ` (${view.filtered})` : ''}
          </h2>
          <Filters view={view} />
          <Exports view={view} />
          {rows.length + now.length > 0 ? (
            <ToDoTable
              now={now}
              rows={rows}
              shared={shared}
              action={isOwner && !isAll ? pageUrl(view, page.page) : undefined}
              result={result}
            />
          ) : null}
          {nowCount > now.length && page.page === 1 ? (
            <p className="mt-3">
              {DATE_TEXTS.moreNow(nowCount - now.length)}{' '}
              <a href={urls.buildings} className={LINK}>
                {RECORD_TEXTS.allUrgent}
              </a>
            </p>
          ) : null}
          <Pages view={view} />
          <Print view={view} />
        </section>
      ) : (
        <Empty urls={urls} />
      )}
      {/* People share printouts, so they must not show the secret URL. */}
      <PrintedFrom url={useSite().origin + PORTFOLIOS_URL} />
    </PortfolioFrame>
  );
}
