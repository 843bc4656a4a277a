import type { SubmissionResult } from '@conform-to/react';
import { BackLink } from '#app/ui/back-link.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { cwzUrls } from '../cwz-report/cwz-urls.ts';
import { BillForm } from './bill-form.tsx';
import type { BillUploadData } from './cwz-bill.server.ts';

interface UploadPageProps extends BillUploadData {
  result: SubmissionResult | undefined;
}

/** The page on which a bill is sent. */
export const UploadPage = ({ reportId, words, constraint, result }: UploadPageProps) => (
  <PageWidth className="py-10 sm:py-14">
    <BackLink to={cwzUrls(reportId).report}>Back to your report</BackLink>
    <h1 className="mt-4 text-[2.1rem] sm:text-[2.8rem]">{words.heading}</h1>
    <p className="mt-3 mb-9 max-w-[40rem] text-[1.1rem] text-soft">{words.lead}</p>
    <BillForm words={words} constraint={constraint} result={result} />
    <p className="mt-9 max-w-[38rem] border-l-4 border-lot pl-5 text-soft">{words.privacy}</p>
  </PageWidth>
);
