import type { ComponentProps } from 'react';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Link } from '#app/ui/link.tsx';
import { moduleUrls } from '../modules/module-urls.ts';
import { ApplicationReceived } from './application-received.tsx';
import { VendorApplicationForm } from './vendor-application-form.tsx';
import type { VendorApplication } from './vendor-application.tsx';
import { VendorPoints } from './vendor-points.tsx';

/** The page that hosts a module's vendor application: the form, and beside it what a vendor gets. */
export const VendorAccessPage = ({
  words,
  form,
  result,
  isReceived,
}: ComponentProps<typeof VendorApplication>) => (
  <PageWidth className="py-10 sm:py-14">
    <h1 className="max-w-[44rem] text-[2.1rem] sm:text-[2.8rem]">{words.heading}</h1>
    <p className="mt-4 max-w-[44rem] text-[1.1rem] text-soft">{words.intro}</p>
    <p className="mt-3">
      Looking for help instead?{' '}
      <Link
        to={moduleUrls(form.module).partners}
        className="font-semibold text-link underline underline-offset-3"
      >
        See the partners for this law
      </Link>
      .
    </p>
    <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,38rem)_1fr]">
      <section id="application" aria-label="Application">
        {isReceived ? (
          <ApplicationReceived module={form.module} nextSteps={words.nextSteps} />
        ) : (
          <VendorApplicationForm form={form} result={result} />
        )}
      </section>
      <VendorPoints words={words} />
    </div>
  </PageWidth>
);
