import { useNavigationType } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { showToast } from '#app/ui/toasts/toast-queue.ts';
import { ASSESSMENT_SUBMITTED } from '../cwz-assessment/messages.ts';
import { useReceived } from '../forms/received.ts';

/** Says, once an assessment is stored, that it is; a toast says the same, once. */
export function SubmittedNotice() {
  const isReceived = useReceived('assessment');
  const cameByForm = useNavigationType() !== 'POP';
  useEffect(() => {
    if (isReceived && cameByForm) showToast({ kind: 'success', title: ASSESSMENT_SUBMITTED });
  }, [isReceived, cameByForm]);
  return isReceived ? (
    <p role="status" className="not-printed mb-8 flex items-center gap-2.5 font-semibold text-low">
      <CircleCheck aria-hidden size={20} /> {ASSESSMENT_SUBMITTED}
    </p>
  ) : null;
}
