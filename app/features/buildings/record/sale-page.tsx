import { PrintedFrom } from '#app/features/site/printed-from.tsx';
import { PrintButton } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import type { SaleView } from './sale.server.ts';
import { RecordHead } from './record-page.tsx';
import { Sources } from './record-rows.tsx';
import { RECORD, SALE } from './texts.ts';

const Cell = ({ column, children }: { column: string; children: string }) => (
  <td>
    {children ? (
      <>
        <span aria-hidden>{column}</span>
        <span>{children}</span>
      </>
    ) : null}
  </td>
);

const OpenEntries = ({ rows }: Pick<SaleView, 'rows'>) => (
  <table className="card-table mt-2 w-full text-[0.94rem] print:[&_:is(th,td)]:py-0.5">
    <thead>
      <tr>
        {[SALE.number, SALE.date, SALE.agency, SALE.what, SALE.toDo].map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, number, day, agency, what, facts }) => (
        <tr key={id}>
          <th scope="row">{number}</th>
          <Cell column={SALE.date}>{day}</Cell>
          <Cell column={SALE.agency}>{agency}</Cell>
          <Cell column={SALE.what}>{what}</Cell>
          <Cell column={SALE.toDo}>{facts}</Cell>
        </tr>
      ))}
    </tbody>
  </table>
);

export const SalePage = ({
  view: { title, urls, copy, absence, facts, rows, silence, sets },
}: {
  view: SaleView;
}) => (
  <div className="one-sheet sale">
    <RecordHead
      title={title}
      heading={SALE.heading}
      lead={copy.saleText}
      parents={[
        { name: title, url: urls.page },
        { name: RECORD.heading, url: urls.record },
      ]}
    />
    <PageWidth className="py-5 sm:py-8 print:py-0">
      <PrintButton />
      {absence ? <p className="mt-3">{copy[absence]}</p> : null}
      <dl className="sale-facts">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-6 text-fit-sm print:mt-1">{SALE.open(rows.length)}</h2>
      {rows.length > 0 ? <OpenEntries rows={rows} /> : <p className="mt-2">{silence}</p>}
      <p className="mt-3 max-w-[48rem] text-soft print:mt-1 print:max-w-none">{copy.moneyText}</p>
      <Sources sets={sets} jsonUrl={urls.recordApi} />
      <p className="mt-4 max-w-[48rem] text-[0.88rem] text-soft print:mt-1 print:max-w-none">
        {copy.silenceText} {copy.termsText}
      </p>
      <PrintedFrom url={urls.recordSale} />
    </PageWidth>
  </div>
);
