import type { BuildingCopy } from '#app/content/laws.server.ts';
import { Button } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { DESCRIBE_URL } from './building-urls.ts';
import { FactField } from './facts-section.tsx';
import type { FieldView } from './fields-view.ts';

interface DescribePageProps {
  fields: readonly FieldView[];
  copy: BuildingCopy['describe'];
}

/** Describes a building without an address. What is typed is sent in the address of the page, and stored nowhere. */
export const DescribePage = ({ fields, copy }: DescribePageProps) => (
  <>
    <PageHead heading={copy.heading} lead={copy.lead} />
    <PageWidth className="py-8 sm:py-10">
      <form method="get" action={DESCRIBE_URL} className="max-w-[48rem]">
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.map((field) => (
            <FactField key={field.name} field={field} />
          ))}
        </div>
        <Button type="submit" className="mt-7">
          {copy.buttonLabel}
        </Button>
      </form>
    </PageWidth>
  </>
);
