import type { BuildingCopy } from '#app/data/laws.server.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { DESCRIBE_URL } from '#app/urls/building-urls.ts';
import { FactField } from './facts-section.tsx';
import type { FieldView } from './fields-view.ts';
import { FIELD_HINTS, SHOW_LAWS } from './texts.ts';

interface DescribePageProps {
  fields: readonly FieldView[];
  address?: string;
  law?: string;
  copy: BuildingCopy['describe'];
}

/**
 * A form to describe a building that has no address or is not in any data set. The input goes into the URL
 * and is not stored.
 */
export const DescribePage = ({ fields, address, law, copy }: DescribePageProps) => (
  <>
    <PageHead heading={copy.heading} lead={copy.lead} />
    <PageWidth className="py-8 sm:py-10">
      <form method="get" action={law ? `${DESCRIBE_URL}#${law}` : DESCRIBE_URL} className="max-w-[48rem]">
        {law ? <input type="hidden" name="law" value={law} /> : null}
        <div className="mb-5">
          <TextField
            id="address"
            name="address"
            label="Address or ZIP code"
            hint={FIELD_HINTS.address}
            isOptional
            maxLength={120}
            autoComplete="off"
            defaultValue={address}
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.map((field) => (
            <FactField key={field.name} field={field} />
          ))}
        </div>
        <Button type="submit" className="mt-7">
          {SHOW_LAWS}
        </Button>
      </form>
    </PageWidth>
  </>
);
