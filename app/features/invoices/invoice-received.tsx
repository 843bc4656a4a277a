import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { showToast } from '#app/ui/toasts/toast-queue.ts';
import { ReferenceNumber } from '../forms/reference.tsx';
import { RECEIVED_HEADING, RECEIVED_TEXT, SUBMISSION_RECEIVED, THANK_YOU } from './messages.ts';

interface InvoiceReceivedProps {
  reference: string | undefined;
  /** The way on. */
  children: ReactNode;
}

/** What stands in place of the form once it is stored. Source: specification section 2, "Invoice dialog". */
export function InvoiceReceived({ reference, children }: InvoiceReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    showToast({ kind: 'success', ...SUBMISSION_RECEIVED });
  }, []);
  return (
    <div role="status" className="grid max-w-[38rem] gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-[1.7rem] focus:outline-none">
        {THANK_YOU}
      </h2>
      <p className="flex items-center gap-2 font-semibold text-low">
        <CircleCheck aria-hidden size={24} />
        {RECEIVED_HEADING}
      </p>
      <p className="text-soft">{RECEIVED_TEXT}</p>
      <ReferenceNumber reference={reference} />
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
