import { useLocation } from '@remix-run/react';
import { ButtonLink } from '#app/ui/button.tsx';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { ReceivedNotice } from '../forms/received-notice.tsx';
import { unreceivedUrl } from '../forms/received.ts';
import { moduleUrls } from '../modules/module-urls.ts';
import { applicationMessages } from './messages.ts';

interface ApplicationReceivedProps {
  module: ModuleSlug;
  nextSteps: string[];
}

/** What stands in place of the form once an application is stored. */
export function ApplicationReceived({ module, nextSteps }: ApplicationReceivedProps) {
  const { submitted, another } = applicationMessages(module);
  const emptyForm = unreceivedUrl(useLocation(), 'application');
  return (
    <ReceivedNotice {...submitted}>
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
      <div className="mt-7 flex flex-wrap gap-3">
        {another ? (
          <ButtonLink to={emptyForm} preventScrollReset data-scripted="">
            {another}
          </ButtonLink>
        ) : null}
        <ButtonLink to={moduleUrls(module).overview} look="secondary">
          Back to the overview
        </ButtonLink>
      </div>
    </ReceivedNotice>
  );
}
