import { useNavigationType } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { showToast } from '#app/ui/toasts/toast-queue.ts';

interface ReceivedNoticeProps {
  title: string;
  description: string;
  /** Whether a toast says the same, where the specification asks for one. */
  hasToast?: boolean;
  /** What happens next, and a way on. */
  children: ReactNode;
}

/** What stands in place of a form once what was sent is stored. */
export function ReceivedNotice({ title, description, hasToast = false, children }: ReceivedNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const cameByForm = useNavigationType() !== 'POP';
  useEffect(() => {
    if (!cameByForm) return;
    heading.current?.focus({ preventScroll: true });
    if (hasToast) showToast({ kind: 'success', title, description });
  }, [cameByForm, hasToast, title, description]);
  return (
    <div
      role="status"
      className="max-w-[38rem] border border-line border-l-[5px] border-l-low bg-card p-6 sm:p-8"
    >
      <CircleCheck aria-hidden className="text-low" size={32} />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-[1.6rem] focus:outline-none">
        {title}
      </h2>
      <p className="mt-2">{description}</p>
      {children}
    </div>
  );
}
