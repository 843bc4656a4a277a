import type { BillAnalysis } from '#app/content/bill-analyses.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { moduleUrls } from '../modules/module-urls.ts';
import { useModule } from '../modules/module-of.ts';
import { CostComparison } from './cost-comparison.tsx';

const Findings = ({ findings }: Pick<BillAnalysis, 'findings'>) =>
  findings.length > 0 ? (
    <Section heading="What your bill shows">
      <dl className="grid max-w-[44rem] gap-5">
        {findings.map(({ title, text }) => (
          <div key={title} className="border-l-4 border-lot pl-5">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 whitespace-pre-line text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  ) : null;

const Recommendations = ({ recommendations }: Pick<BillAnalysis, 'recommendations'>) =>
  recommendations.length > 0 ? (
    <Section heading="What we recommend">
      <ol className="grid max-w-[44rem] list-decimal gap-2.5 pl-6">
        {recommendations.map((text) => (
          <li key={text} className="pl-1.5">
            {text}
          </li>
        ))}
      </ol>
    </Section>
  ) : null;

/** What staff found in a visitor's bill: the answer first, then what it rests on, and what to do. */
export function BillAnalysisPage({ analysis }: { analysis: BillAnalysis }) {
  const urls = moduleUrls(useModule());
  return (
    <PageWidth className="one-page py-10 sm:py-14 print:py-0">
      <p className="text-soft">
        <LongDate iso={analysis.sentAt} />
      </p>
      <h1 className="mt-2 text-[2.1rem] sm:text-[2.8rem]">Your waste bill report</h1>
      <p className="mt-4 max-w-[44rem] text-[1.15rem] whitespace-pre-line">{analysis.summary}</p>
      <CostComparison {...analysis} />
      <PrintButton className="mb-10" />
      <Findings {...analysis} />
      <Recommendations {...analysis} />
      <p className="my-8 max-w-[44rem] text-[0.94rem] text-soft">
        Written by our staff from the bill that you sent. It is information, not legal advice. Whoever has the
        address of this page can read it; your bill itself stays with us.
      </p>
      <NextSteps
        heading="What to do next"
        text="Take the figures into the talk with your hauler, and compare offers."
      >
        <ButtonLink to={urls.partners}>Find waste experts</ButtonLink>
        <ButtonLink to={urls.blog} look="secondary">
          Read the blog
        </ButtonLink>
        <ButtonLink to="/contact" look="secondary">
          Ask us about it
        </ButtonLink>
      </NextSteps>
    </PageWidth>
  );
}
