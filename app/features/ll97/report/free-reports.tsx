import type { ExampleReport as Example } from '#app/data/modules.server.ts';
import { LAST_LIMIT_YEAR } from '#law/ll97/periods.ts';
import { CalendarPlus, Download } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Card, Cards } from '#app/ui/cards.tsx';
import { ExampleReport } from './example-report.tsx';
import { wholeNumber } from './format-report.ts';

export const FreeReports = ({ example }: { example: Example | undefined }) => (
  <>
    <Section
      heading="Free reports"
      intro="Made from your own figures, with a source for every figure of the law. No account or email address needed."
    >
      <Cards>
        <Card
          title="Your building's report"
          text={`Limit, emissions and penalty for every period through ${LAST_LIMIT_YEAR}, a comparison with similar buildings, and what would close the gap. Share it as a page or as a PDF.`}
        >
          <ButtonLink href="/ll97/calculator" className="mt-5">
            Make your report
          </ButtonLink>
        </Card>
        {example ? (
          <Card
            title="An example report"
            text={`See what a report looks like for a building with a limit of ${wholeNumber(example.limitKilograms)} kg and estimated emissions of ${wholeNumber(example.emissionsKilograms)} kg. Not a real building.`}
          >
            <ButtonLink href="/ll97/report/example.pdf" look="secondary" className="mt-5">
              <Download aria-hidden size={18} /> Download the example
            </ButtonLink>
          </Card>
        ) : null}
        <Card
          title="Deadlines for your calendar"
          text="Every date when a report is due, a grace period ends or a limit changes, with a reminder 30 days ahead. Works with any calendar app."
        >
          <ButtonLink href="/ll97/deadlines.ics" look="secondary" className="mt-5">
            <CalendarPlus aria-hidden size={18} /> Download the dates
          </ButtonLink>
        </Card>
      </Cards>
    </Section>
    {example ? <ExampleReport block={example} /> : null}
  </>
);
