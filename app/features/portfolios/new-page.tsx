import type { PageCopy } from '#app/data/pages.server.ts';
import { MAX_NAME_LENGTH } from '#law/portfolios.ts';
import { BackLink, Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Honeypot } from '#app/features/forms/honeypot.tsx';
import { type FormState, errorsIn, FormError, typedIn } from '#app/features/forms/plain-form.tsx';
import { ListFields } from './list-fields.tsx';
import { LIST_HINTS } from './texts.ts';
import { PORTFOLIOS_URL } from '#app/urls/portfolio-urls.ts';

interface NewPageProps extends FormState {
  formKey: string;
  copy: PageCopy<'portfolio-pages'>['create'];
}

export const NewPage = ({ formKey, copy, result }: NewPageProps) => (
  <>
    <PageHead heading={copy.heading} lead={copy.lead} />
    <PageWidth className="py-8 sm:py-10">
      <BackLink href={PORTFOLIOS_URL}>About portfolios</BackLink>
      <form method="post" encType="multipart/form-data" className="relative mt-6 grid max-w-[38rem] gap-6">
        <input type="hidden" name="formKey" value={typedIn(result, 'formKey') ?? formKey} />
        <FormError result={result} />
        <TextField
          id="field-name"
          name="name"
          label="Name of the portfolio"
          errors={errorsIn(result, 'name')}
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          defaultValue={typedIn(result, 'name')}
        />
        <ListFields result={result} />
        <TextField
          id="field-email"
          name="email"
          type="email"
          label="Your email address"
          hint={LIST_HINTS.email}
          errors={errorsIn(result, 'email')}
          autoComplete="email"
          maxLength={254}
          isOptional
          defaultValue={typedIn(result, 'email')}
        />
        <Honeypot />
        <Button type="submit" className="justify-self-start">
          Add the buildings
        </Button>
      </form>
    </PageWidth>
  </>
);
