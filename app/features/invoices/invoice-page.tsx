import { BackLink, ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { useIsConfirmed } from '../forms/confirmation.tsx';
import type { FormDescription } from '../forms/define-form.ts';
import { moduleUrls } from '../modules/module-urls.ts';
import { INVOICE_INTRO, INVOICE_TITLE, InvoiceForm } from './invoice-form.tsx';

const { overview, quiz } = moduleUrls('ll199');

export const InvoicePage = ({ form }: { form: FormDescription }) => (
  <PageWidth className="py-10 sm:py-14">
    <BackLink href={quiz}>Back to Options</BackLink>
    <h1 className="mt-4 mb-3 text-[2rem] sm:text-[2.5rem]">{INVOICE_TITLE}</h1>
    <p className="mb-9 max-w-[38rem] text-[1.1rem] text-soft">{INVOICE_INTRO}</p>
    <section id="invoice">
      <InvoiceForm
        form={form}
        isConfirmed={useIsConfirmed('invoice')}
        afterwards={<ButtonLink href={overview}>Back to the overview</ButtonLink>}
      />
    </section>
  </PageWidth>
);
