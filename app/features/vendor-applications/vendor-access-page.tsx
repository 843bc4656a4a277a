import type { ComponentProps } from 'react';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { SideCard, SidePoint } from '#app/ui/layout/side-card.tsx';
import { ApplicationReceived } from './application-received.tsx';
import { VendorApplicationForm } from './vendor-application-form.tsx';
import type { VendorApplication } from './vendor-application.tsx';

/** The page that hosts a module's vendor application: the form, and beside it what a vendor gets. */
export const VendorAccessPage = ({
  words,
  form,
  result,
  isReceived,
  overviewUrl,
}: ComponentProps<typeof VendorApplication>) => (
  <PageWidth className="py-10 sm:py-14">
    <h1 className="max-w-[44rem] text-[2.1rem] sm:text-[2.8rem]">{words.heading}</h1>
    <p className="mt-4 max-w-[44rem] text-[1.1rem] text-soft">{words.intro}</p>
    <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,38rem)_1fr]">
      <section id="application" aria-label="Application">
        {isReceived ? (
          <ApplicationReceived nextSteps={words.nextSteps} overviewUrl={overviewUrl} />
        ) : (
          <VendorApplicationForm form={form} result={result} />
        )}
      </section>
      <SideCard heading="What vendors get">
        {words.benefits.map(({ title, text }) => (
          <SidePoint key={title} title={title} lines={[text]} />
        ))}
      </SideCard>
    </div>
  </PageWidth>
);
