import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ReceivedNotice } from '#app/features/forms/received-notice.tsx';
import { useReceived } from '#app/features/forms/received.ts';
import { ReferenceNumber, useReference } from '#app/features/forms/reference.tsx';
import { moduleUrls } from '#app/features/modules/module-urls.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { EnquiryForm } from '#app/features/premium-reports/enquiry-form.tsx';
import { REQUEST_RECEIVED } from '#app/features/premium-reports/messages.ts';
import { loadPremiumReport, receiveEnquiry } from '#app/features/premium-reports/premium-report.server.ts';
import { price } from '#app/features/money/price.ts';
import { askServer, revalidateAfterAnswer } from '#app/features/premium-reports/unreachable.ts';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';
import { reportsTabUrl } from '#app/features/emissions-report/report-urls.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';

const premiumUrl = reportsTabUrl(moduleUrls('ll97').report, 'premium-reports');

export const loader = ({ params }: LoaderFunctionArgs) => loadPremiumReport('ll97', params.reportId);

export const action = (args: ActionFunctionArgs) => receiveEnquiry(args, 'll97');

export const clientAction = askServer;

export const shouldRevalidate = revalidateAfterAnswer;

export const meta = sectionMeta<typeof loader>(({ data, matches, location }) =>
  pageMeta({ site: siteOf(matches), title: data?.report.title, path: location.pathname, isUnlisted: true }),
);

export const handle: RouteHandle = {
  isPublic: true,
  query: ['enquiry'],
  personalQuery: ['reference'],
  section: 'report',
  isInteractive: true,
};

export default function ReportRequest() {
  const { report, constraint } = useLoaderData<typeof loader>();
  const reference = useReference();
  const result = useActionData<typeof clientAction>()?.result;
  return (
    <PageWidth className="py-8 sm:py-12">
      <BackLink to={premiumUrl}>Premium reports</BackLink>
      <h1 className="mt-6 text-[2.1rem] sm:text-[2.8rem]">{report.title}</h1>
      <p className="mt-3 text-[1.5rem] font-bold">{price(report.price)}</p>
      <p className="mt-3 mb-9 max-w-[44rem] text-[1.1rem] text-soft">{report.description}</p>
      <section id="enquiry" aria-label="Request">
        {useReceived('enquiry') ? (
          <ReceivedNotice {...REQUEST_RECEIVED}>
            <ReferenceNumber reference={reference} />
            <ButtonLink to={moduleUrls('ll97').report} look="secondary" className="mt-7">
              Back to the reports
            </ButtonLink>
          </ReceivedNotice>
        ) : (
          <EnquiryForm constraint={constraint} result={result} />
        )}
      </section>
    </PageWidth>
  );
}
