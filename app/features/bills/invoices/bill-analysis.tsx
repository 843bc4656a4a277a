import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import type { BillAnalysis } from '#app/data/bill-analyses.server.ts';
import { ButtonLink, PrintButton } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { useModule } from '#app/features/modules/module-of.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { price } from '#law/numbers.ts';
import { UnexpectedError } from '#app/features/site/unexpected-error.tsx';
import { differenceText, REPORT } from '../texts.ts';

interface CostProps {
  label: string;
  dollars: number;
  most: number;
  tone: string;
}

const Cost = ({ label, dollars, most, tone }: CostProps) => (
  <div className="grid gap-1.5">
    <dt className="text-soft">{label}</dt>
    <dd>
      <span className="text-[1.6rem] font-bold">{price(dollars)}</span> a month
      <span aria-hidden className="mt-2 block h-3 bg-line print:h-2">
        <span className={`block h-full ${tone}`} style={{ width: `${(dollars / most) * 100}%` }} />
      </span>
    </dd>
  </div>
);

function CostComparison({ monthlyCost, fairMonthlyCost }: BillAnalysis) {
  if (monthlyCost === undefined || fairMonthlyCost === undefined) return null;
  const most = Math.max(monthlyCost, fairMonthlyCost, 1);
  return (
    <div className="my-8 border border-line bg-card p-6 sm:p-8 print:my-4 print:p-4">
      <dl className="grid gap-6 print:gap-3">
        <Cost label="What you pay" dollars={monthlyCost} most={most} tone="bg-high" />
        <Cost label="A fair price" dollars={fairMonthlyCost} most={most} tone="bg-low" />
      </dl>
      <p className="mt-5 text-[1.1rem] font-semibold">{differenceText(monthlyCost - fairMonthlyCost)}</p>
    </div>
  );
}

const Findings = ({ findings }: Pick<BillAnalysis, 'findings'>) =>
  findings.length > 0 ? (
    <Section heading={REPORT.findings}>
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
    <Section heading={REPORT.recommendations}>
      <ol className="grid max-w-[44rem] list-decimal gap-2.5 pl-6">
        {recommendations.map((text) => (
          <li key={text} className="pl-1.5">
            {text}
          </li>
        ))}
      </ol>
    </Section>
  ) : null;

interface BillAnalysisPageProps {
  analysis: BillAnalysis;
  notice: string;
}

export function BillAnalysisPage({ analysis, notice }: BillAnalysisPageProps) {
  const urls = moduleUrls(useModule());
  return (
    <PageWidth className="one-page py-10 sm:py-14 print:py-0">
      <p className="text-soft">
        <LongDate iso={analysis.sentAt} />
      </p>
      <h1 className="mt-2 text-[2.1rem] sm:text-[2.8rem]">{REPORT.heading}</h1>
      <p className="mt-4 max-w-[44rem] text-[1.15rem] whitespace-pre-line">{analysis.summary}</p>
      <CostComparison {...analysis} />
      <PrintButton className="mb-10" />
      <Findings {...analysis} />
      <Recommendations {...analysis} />
      <p className="my-8 max-w-[44rem] text-[0.94rem] text-soft">{notice}</p>
      <NextSteps {...REPORT.nextSteps}>
        <ButtonLink href={urls.vendorAccess}>Find waste experts</ButtonLink>
        <ButtonLink href={urls.blog} look="secondary">
          Read the LL199 blog
        </ButtonLink>
        <ButtonLink href="/contact" look="secondary">
          Ask us about it
        </ButtonLink>
      </NextSteps>
    </PageWidth>
  );
}

export function AnalysisMissing() {
  const error = useRouteError();
  const { overview } = moduleUrls(useModule());
  if (!isRouteErrorResponse(error) || error.status !== 404) return <UnexpectedError />;
  return (
    <MessagePage title="Report not found">
      <p>There is no report at this address. Please check that you copied the whole link from our email.</p>
      <ButtonLink href={overview}>Back to the overview</ButtonLink>
    </MessagePage>
  );
}
