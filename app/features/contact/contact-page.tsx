import type { SubmissionResult } from '@conform-to/react';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { ReceivedNotice } from '../forms/received-notice.tsx';
import { useReceived } from '../forms/received.ts';
import { ReferenceNumber, useReference } from '../forms/reference.tsx';
import type { ContactData } from './contact.server.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactInformation } from './contact-information.tsx';

/** The contact page: how to reach the team, and beside it the form, or that the message has arrived. */
export function ContactPage({
  words,
  constraint,
  result,
}: ContactData & { result: SubmissionResult | undefined }) {
  const isReceived = useReceived('message');
  const reference = useReference();
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <PageWidth className="grid gap-12 py-12 sm:py-14 lg:grid-cols-[minmax(0,22rem)_minmax(0,38rem)] lg:gap-16">
        <ContactInformation heading={words.informationHeading} responseTime={words.responseTime} />
        <div id="message">
          {isReceived ? (
            <ReceivedNotice title={words.received.heading} description={words.received.text}>
              <ReferenceNumber reference={reference} />
              <ButtonLink to="/contact" look="secondary" className="mt-7">
                Write another message
              </ButtonLink>
            </ReceivedNotice>
          ) : (
            <>
              <h2 className="text-[1.7rem] sm:text-[1.9rem]">{words.formHeading}</h2>
              <p className="mt-2 mb-8 text-soft">{words.formIntroduction}</p>
              <ContactForm constraint={constraint} result={result} />
            </>
          )}
        </div>
      </PageWidth>
    </>
  );
}
