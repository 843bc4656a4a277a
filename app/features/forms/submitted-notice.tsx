import { useNavigationType } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { showToast } from '#app/ui/toasts/toast-queue.ts';
import { useReceived, type Received } from './received.ts';

interface SubmittedNoticeProps {
  what: Received;
  message: string;
}

/** Says above a result, once what it rests on is stored, that it is; a toast says the same, once. */
export function SubmittedNotice({ what, message }: SubmittedNoticeProps) {
  const isReceived = useReceived(what);
  const cameByForm = useNavigationType() !== 'POP';
  useEffect(() => {
    if (isReceived && cameByForm) showToast({ kind: 'success', title: message });
  }, [isReceived, cameByForm, message]);
  return isReceived ? (
    <p role="status" className="not-printed mb-8 flex items-center gap-2.5 font-semibold text-low">
      <CircleCheck aria-hidden size={20} /> {message}
    </p>
  ) : null;
}
