import type { SubmissionResult } from '@conform-to/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { BackLink } from '#app/ui/back-link.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { useReceived } from '../forms/received.ts';
import { moduleUrls } from '../modules/module-urls.ts';
import type { InvoiceConstraint } from './constraint.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { INVOICE_INTRO, INVOICE_TITLE } from './messages.ts';

const { overview, quiz } = moduleUrls('ll199');

interface InvoicePageProps {
  constraint: InvoiceConstraint;
  /** What the action answered, when it refused. */
  result: SubmissionResult | undefined;
}

/** The invoice form as a page of its own. */
export const InvoicePage = ({ constraint, result }: InvoicePageProps) => (
  <PageWidth className="py-10 sm:py-14">
    <BackLink to={quiz}>Back to Options</BackLink>
    <h1 className="mt-4 mb-3 text-[2rem] sm:text-[2.5rem]">{INVOICE_TITLE}</h1>
    <p className="mb-9 max-w-[38rem] text-[1.1rem] text-soft">{INVOICE_INTRO}</p>
    <section id="invoice">
      <InvoiceForm
        constraint={constraint}
        result={result}
        isReceived={useReceived('invoice')}
        afterwards={<ButtonLink to={overview}>Back to the overview</ButtonLink>}
      />
    </section>
  </PageWidth>
);
