import { ButtonLink } from '#app/ui/button.tsx';
import { TextArea, TextInput } from '#app/ui/forms/controls.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { SideCard, SidePoint } from '#app/ui/layout/side-card.tsx';
import {
  Confirmation,
  ReferenceNumber,
  useIsConfirmed,
  useReference,
} from '#app/features/forms/confirmation.tsx';
import { SubmissionForm, useSubmission } from '#app/features/forms/submission-form.tsx';
import { ApplyByLaw } from '#app/features/vendors/partner-program.tsx';
import { useSite } from '#app/features/site/use-site.ts';
import { CONTACT, MESSAGE_LABELS } from '../texts.ts';
import type { ContactData } from './contact.server.ts';

function ContactForm({ form, typed }: Pick<ContactData, 'form' | 'typed'>) {
  const { control, submission } = useSubmission({
    id: 'contact-form',
    form,
    labels: MESSAGE_LABELS,
    defaultValue: typed,
    loadForm: async () => (await import('./contact-fields.ts')).contactForm,
  });
  return (
    <SubmissionForm {...submission} submitLabel="Send Message">
      <TextInput {...control('name')} autoComplete="name" />
      <TextInput {...control('email')} type="email" autoComplete="email" />
      <TextInput {...control('subject')} />
      <TextArea {...control('message')} rows={7} />
    </SubmissionForm>
  );
}

function ContactInformation({ copy }: Pick<ContactData, 'copy'>) {
  const { contactEmail, officeHours } = useSite();
  const address = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  return (
    <SideCard heading={CONTACT.information}>
      <SidePoint title="Email" lines={[address]} />
      <SidePoint title="Office hours" lines={officeHours.map(({ days, hours }) => `${days} ${hours}`)} />
      <SidePoint title="When we answer" lines={[copy.responseTime]} />
    </SideCard>
  );
}

export function ContactPage({ copy, form, typed, applications }: ContactData) {
  const isConfirmed = useIsConfirmed('message');
  const reference = useReference();
  const applyByLaw =
    applications.length > 0 && !isConfirmed ? (
      <ApplyByLaw copy={copy.application} modules={applications} />
    ) : null;
  return (
    <>
      <PageHead heading={copy.heading} lead={copy.lead}>
        {typed.subject ? applyByLaw : null}
      </PageHead>
      <PageWidth className="grid grid-cols-1 gap-12 py-12 sm:py-14 lg:grid-cols-[minmax(0,22rem)_minmax(0,38rem)] lg:gap-16">
        <ContactInformation copy={copy} />
        <div id="message">
          {isConfirmed ? (
            <Confirmation {...CONTACT.received}>
              <ReferenceNumber reference={reference} />
              <ButtonLink href="/contact" look="secondary" className="mt-7">
                Write another message
              </ButtonLink>
            </Confirmation>
          ) : (
            <>
              <h2 className="text-fit-xl sm:text-[1.9rem]">{CONTACT.form}</h2>
              <p className="mt-2 mb-8 text-soft">{copy.formIntroduction}</p>
              <ContactForm form={form} typed={typed} />
            </>
          )}
        </div>
      </PageWidth>
      {typed.subject ? null : <PageWidth className="pb-14">{applyByLaw}</PageWidth>}
    </>
  );
}
