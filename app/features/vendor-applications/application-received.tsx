import { ButtonLink } from '#app/ui/button.tsx';
import { ReceivedNotice } from '../forms/received-notice.tsx';
import { APPLICATION_SUBMITTED } from './messages.ts';

interface ApplicationReceivedProps {
  nextSteps: string[];
  overviewUrl: string;
}

/** What stands in place of the form once an application is stored. */
export const ApplicationReceived = ({ nextSteps, overviewUrl }: ApplicationReceivedProps) => (
  <ReceivedNotice {...APPLICATION_SUBMITTED}>
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
  </ReceivedNotice>
);
