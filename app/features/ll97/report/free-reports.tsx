import { CalendarPlus, Download } from 'lucide-react';
import type { ExampleReport as Example } from '#app/data/modules.server.ts';
import type { PageCopy } from '#app/data/pages.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Card, Cards } from '#app/ui/cards.tsx';
import { ExampleReport } from './example-report.tsx';
import { FREE_REPORTS } from './texts.ts';

interface FreeReportsProps {
  copy: PageCopy<'ll97-report'>['free'];
  example: Example | undefined;
}

export const FreeReports = ({ copy, example }: FreeReportsProps) => (
  <>
    <Section heading={FREE_REPORTS.heading} intro={copy.intro}>
      <Cards>
        <Card title={FREE_REPORTS.own} text={copy.own.text}>
          <ButtonLink href="/ll97/calculator" className="mt-5">
            Make your report
          </ButtonLink>
        </Card>
        {example ? (
          <Card title={FREE_REPORTS.example} text={copy.example.text}>
            <ButtonLink href="/ll97/report/example.pdf" look="secondary" className="mt-5">
              <Download aria-hidden size={18} /> Download the example
            </ButtonLink>
          </Card>
        ) : null}
        <Card title={FREE_REPORTS.dates} text={copy.dates.text}>
          <ButtonLink href="/ll97/deadlines.ics" look="secondary" className="mt-5">
            <CalendarPlus aria-hidden size={18} /> Download the dates
          </ButtonLink>
        </Card>
      </Cards>
    </Section>
    {example ? <ExampleReport block={example} /> : null}
  </>
);
