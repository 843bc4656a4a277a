import { useEffect } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { showToast } from '#app/ui/toasts/toast-queue.ts';
import { REPORT_FAILED, REPORT_FAILED_TOAST } from './messages.ts';

/** What stands in place of a report that is not there or could not be read. */
export function ReportFailed() {
  useEffect(() => showToast({ kind: 'error', title: REPORT_FAILED_TOAST }), []);
  return (
    <MessagePage title={REPORT_FAILED}>
      <p>Check the link: there may be no report at this address.</p>
      <ButtonLink to="/cwz">Back to Commercial Waste Zones</ButtonLink>
    </MessagePage>
  );
}
