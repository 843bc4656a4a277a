import type { SubmissionResult } from '@conform-to/react';
import type { VendorAccessWords } from '#app/content/modules.server.ts';
import { ApplicationReceived } from './application-received.tsx';
import type { VendorFormData } from './form-data.server.ts';
import { VendorApplicationForm } from './vendor-application-form.tsx';

interface VendorApplicationProps {
  form: VendorFormData;
  words: VendorAccessWords;
  result: SubmissionResult | undefined;
  isReceived: boolean;
}

/** The application form, or the confirmation that stands in its place once it is stored. */
export const VendorApplication = ({ form, words, result, isReceived }: VendorApplicationProps) => (
  <section id="application" className="border-t border-hair py-12">
    {isReceived ? (
      <ApplicationReceived module={form.module} nextSteps={words.nextSteps} />
    ) : (
      <>
        <h2 className="text-[1.7rem] sm:text-[1.9rem]">{words.heading}</h2>
        <p className="mt-2 mb-8 max-w-[44rem] text-soft">{words.intro}</p>
        <VendorApplicationForm form={form} result={result} />
      </>
    )}
  </section>
);
