import type { ComponentProps } from 'react';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
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
      <aside className="h-fit border border-line bg-card p-6 lg:sticky lg:top-24">
        <h2 className="text-[1.2rem]">What vendors get</h2>
        <dl className="mt-4 grid gap-4">
          {words.benefits.map(({ title, text }) => (
            <div key={title} className="border-t border-hair pt-4">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-[0.94rem] text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  </PageWidth>
);
