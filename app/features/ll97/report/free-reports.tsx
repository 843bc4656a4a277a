import { CalendarPlus, Download } from 'lucide-react';
import type { ExampleReport as Example } from '#app/data/modules.server.ts';
import type { PageCopy } from '#app/data/pages.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Card, Cards } from '#app/ui/cards.tsx';
import { ExampleReport } from './example-report.tsx';

interface FreeReportsProps {
  copy: PageCopy<'ll97-report'>['free'];
  example: Example | undefined;
}

export const FreeReports = ({ copy, example }: FreeReportsProps) => (
  <>
    <Section heading={copy.heading} intro={copy.intro}>
      <Cards>
        <Card {...copy.own}>
          <ButtonLink href="/ll97/calculator" className="mt-5">
            Make your report
          </ButtonLink>
        </Card>
        {example ? (
          <Card {...copy.example}>
            <ButtonLink href="/ll97/report/example.pdf" look="secondary" className="mt-5">
              <Download aria-hidden size={18} /> Download the example
            </ButtonLink>
          </Card>
        ) : null}
        <Card {...copy.dates}>
          <ButtonLink href="/ll97/deadlines.ics" look="secondary" className="mt-5">
            <CalendarPlus aria-hidden size={18} /> Download the dates
          </ButtonLink>
        </Card>
      </Cards>
    </Section>
    {example ? <ExampleReport block={example} /> : null}
  </>
);
