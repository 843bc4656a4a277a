import { SUMMONS_GUIDE_URL } from '#law/buildings/agencies.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import type { RecordView } from './record.server.ts';
import { Rows, Sources } from './record-rows.tsx';
import { Numbers, OfficialPages } from './numbers.tsx';
import { FILINGS, FILTER, RECORD, ROW, SALE } from './texts.ts';

interface ViewProps {
  view: RecordView;
}

export const RecordHead = ({
  title,
  heading,
  lead,
  parents,
}: {
  title: string;
  heading: string;
  lead: string;
  parents: readonly { name: string; url: string }[];
}) => (
  <div className="border-b border-line bg-card print:border-0">
    <PageWidth className="py-5 sm:py-10 print:py-0">
      <Breadcrumb parents={[{ name: 'Buildings', url: '/buildings' }, ...parents]} name={heading} />
      <div className="mt-3 border-l-[5px] border-lot pl-5 sm:mt-5 sm:pl-7">
        <h1 className="text-[1.7rem] sm:text-[2.8rem] print:text-[1.7em]">{heading}</h1>
        <p className="mt-2 text-[1.12rem] font-semibold">{title}</p>
        <p className="mt-2 max-w-[44rem] text-soft">{lead}</p>
      </div>
    </PageWidth>
  </div>
);

const Filters = ({ view: { query, urls, agencies, laws, states } }: ViewProps) => (
  <form
    method="get"
    action={`${urls.record}#entries`}
    className="not-printed mt-4 flex flex-wrap items-end gap-3"
  >
    <FilterSelect
      name="agency"
      label={FILTER.agency}
      everything={FILTER.allAgencies}
      value={query.agency}
      choices={agencies}
    />
    <FilterSelect
      name="law"
      label={FILTER.law}
      everything={FILTER.allLaws}
      value={query.law}
      choices={laws}
    />
    <FilterSelect
      name="state"
      label={FILTER.state}
      everything={FILTER.allStates}
      value={query.state}
      choices={states}
    />
    <Button type="submit">{FILTER.show}</Button>
    {(query.agency ?? query.law ?? query.state) ? (
      <a
        href={`${urls.record}#entries`}
        className="py-3 font-semibold text-link underline underline-offset-3"
      >
        {FILTER.clear}
      </a>
    ) : null}
  </form>
);

const Group = ({ group: { id, label, recent, old } }: { group: RecordView['groups'][number] }) => (
  <section id={id} aria-label={label} className="mt-6 scroll-mt-20">
    <h3 className="text-[1.2rem]">{label}</h3>
    <p>
      <a href={SUMMONS_GUIDE_URL} className="font-semibold text-link underline underline-offset-3">
        {ROW.guide}
        <span className="sr-only">{`: ${label}`}</span>
      </a>
    </p>
    <Rows rows={recent} />
    {old.length > 0 ? (
      <details className="border-t border-hair">
        <summary className="cursor-pointer py-3 font-semibold text-link underline underline-offset-3">
          {ROW.older(old.length)}
          <span className="sr-only">{`: ${label}`}</span>
        </summary>
        <Rows rows={old} />
      </details>
    ) : null}
  </section>
);

const Pages = ({ view: { pages } }: ViewProps) => (
  <nav aria-label="Pages of the record" className="not-printed mt-5 flex flex-wrap items-center gap-4">
    {pages.previous ? (
      <a href={`${pages.previous}#entries`} rel="prev" className="py-2 font-semibold underline">
        Newer
      </a>
    ) : null}
    <span className="text-soft">{pages.text}</span>
    {pages.next ? (
      <a href={`${pages.next}#entries`} rel="next" className="py-2 font-semibold underline">
        Older
      </a>
    ) : null}
  </nav>
);

const Entries = ({ view }: ViewProps) => (
  <section id="entries" aria-labelledby="entries-heading" className="mt-10 scroll-mt-20">
    <h2 id="entries-heading" className="text-fit-lg">
      Violations and summonses
    </h2>
    <Filters view={view} />
    {view.groups.length === 0 ? <p className="mt-6">{RECORD.noMatch}</p> : null}
    {view.hasDeleted ? <p className="mt-4 max-w-[44rem] text-soft">{view.copy.deletedText}</p> : null}
    {view.groups.map((group) => (
      <Group key={group.label} group={group} />
    ))}
    <Pages view={view} />
  </section>
);

const Filings = ({ view: { filed } }: ViewProps) =>
  filed.length > 0 ? (
    <section id="filings" aria-labelledby="filings-heading" className="mt-10 scroll-mt-20">
      <h2 id="filings-heading" className="text-fit-lg">
        {FILINGS.heading}
      </h2>
      <ul className="record-rows mt-3">
        {filed.map(({ law, title, text, href }) => (
          <li key={law}>
            <a href={href} className="font-semibold underline underline-offset-3">
              {title}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  ) : null;

export const RecordPage = ({ view }: ViewProps) => {
  const { title, urls, copy, numbers, sets } = view;
  return (
    <>
      <RecordHead
        title={title}
        heading={RECORD.heading}
        lead={copy.lead}
        parents={[{ name: title, url: urls.page }]}
      />
      <PageWidth className="py-5 sm:py-8">
        <section className="record" aria-label={RECORD.heading}>
          {numbers.absence ? <p>{copy[numbers.absence]}</p> : <Numbers view={numbers} />}
          <OfficialPages pages={numbers.pages} />
          <p>{copy.moneyText}</p>
          <p>{copy.silenceText}</p>
        </section>
        <ButtonLink href={urls.recordSale} look="secondary" className="mt-5">
          {SALE.heading}
        </ButtonLink>
        {numbers.absence ? null : <Entries view={view} />}
        <Filings view={view} />
        <Sources sets={sets} jsonUrl={urls.recordApi} />
        <p className="mt-4 max-w-[48rem] text-[0.88rem] text-soft">{copy.termsText}</p>
      </PageWidth>
    </>
  );
};
