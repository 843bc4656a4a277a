import { useNavigationType } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/toast-queue.ts';
import { APPLICATION_SUBMITTED } from './messages.ts';

interface ApplicationReceivedProps {
  nextSteps: string[];
  overviewUrl: string;
}

/** What stands in place of the form once an application is stored. */
export function ApplicationReceived({ nextSteps, overviewUrl }: ApplicationReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const cameByForm = useNavigationType() !== 'POP';
  useEffect(() => {
    if (!cameByForm) return;
    heading.current?.focus({ preventScroll: true });
    showToast({ kind: 'success', ...APPLICATION_SUBMITTED });
  }, [cameByForm]);
  return (
    <div
      role="status"
      className="max-w-[38rem] border border-line border-l-[5px] border-l-low bg-card p-6 sm:p-8"
    >
      <CircleCheck aria-hidden className="text-low" size={32} />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-[1.6rem] focus:outline-none">
        {APPLICATION_SUBMITTED.title}
      </h2>
      <p className="mt-2">{APPLICATION_SUBMITTED.description}</p>
      {nextSteps.length > 0 ? (
        <>
          <h3 className="mt-6 text-[1.05rem]">What happens next</h3>
          <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-soft">
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      ) : null}
      <ButtonLink to={overviewUrl} look="secondary" className="mt-7">
        Back to the overview
      </ButtonLink>
    </div>
  );
}
