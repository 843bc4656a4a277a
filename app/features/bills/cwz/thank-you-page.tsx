import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { useArrivalFocus } from '#app/ui/use-arrival-focus.ts';
import { cwzUrls } from '#app/urls/cwz-urls.ts';
import { ProgressNote } from '../progress/progress-note.tsx';
import { ReferenceNumber } from '#app/features/forms/confirmation.tsx';
import type { ThankYouData } from './cwz-bill.server.ts';

export function ThankYouPage({ reportId, reference, copy: { thankYou } }: ThankYouData) {
  const heading = useArrivalFocus(true);
  return (
    <PageWidth className="py-12 sm:py-16">
      <CircleCheck aria-hidden className="text-low" size={40} />
      <h1 {...heading} className="mt-4 text-[2.1rem] focus:outline-none sm:text-[2.8rem]">
        {thankYou.heading}
      </h1>
      <p role="status" className="mt-3 font-semibold text-low">
        Bill uploaded successfully!
      </p>
      <p className="mt-3 max-w-[40rem] text-[1.1rem] text-soft">{thankYou.lead}</p>
      <ReferenceNumber reference={reference} />
      <ProgressNote />
      <h2 className="mt-10 text-fit-md">What happens next</h2>
      <ol className="mt-4 grid max-w-[40rem] list-decimal gap-2.5 pl-6">
        {thankYou.nextSteps.map(({ text }) => (
          <li key={text} className="pl-1.5">
            {text}
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink href="/cwz/faq">Read the Commercial Waste Zones FAQ</ButtonLink>
        <ButtonLink href="/cwz/blog" look="secondary">
          Read the Commercial Waste Zones blog
        </ButtonLink>
        <ButtonLink href={cwzUrls(reportId).report} look="secondary">
          Back to your report
        </ButtonLink>
      </div>
    </PageWidth>
  );
}
