import { PrintedFrom } from '#app/features/site/printed-from.tsx';
import { PrintButton } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import type { SaleView } from './record.server.ts';
import { RecordHead } from './record-page.tsx';
import { Rows, Sources } from './record-rows.tsx';
import { Numbers } from './record-section.tsx';

export const SalePage = ({ view: { title, urls, copy, numbers, sections, sets } }: { view: SaleView }) => (
  <>
    <RecordHead
      title={title}
      heading={copy.saleHeading}
      lead={copy.saleText}
      parents={[
        { name: title, url: urls.page },
        { name: copy.heading, url: urls.record },
      ]}
    />
    <PageWidth className="py-5 sm:py-8 print:py-0">
      <PrintButton />
      <section className="record" aria-label={copy.heading}>
        {numbers.isLoaded ? <Numbers view={numbers} /> : <p>{copy.missingText}</p>}
        <p>{copy.moneyText}</p>
      </section>
      {sections.map(({ heading, text, rows }) => (
        <section key={heading} className="mt-6 print:mt-2">
          <h2 className="text-[1.3rem] print:text-[1.1em]">{heading}</h2>
          {text ? <p className="mt-1 max-w-[44rem]">{text}</p> : null}
          <Rows rows={rows} />
        </section>
      ))}
      <Sources sets={sets} jsonUrl={urls.recordApi} />
      <p className="mt-4 max-w-[48rem] text-[0.88rem] text-soft print:max-w-none">
        {copy.silenceText} {copy.termsText}
      </p>
      <PrintedFrom url={urls.recordSale} />
    </PageWidth>
  </>
);
