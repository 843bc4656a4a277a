import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { DISMISSAL, takeToasts, type ToastMessage, type Waiting } from './toast-queue.ts';

/** Specification section 9: the removal delay of the one-at-a-time toaster. */
const NOTICE_DURATION_MS = 1_000_000;
const UPDATE_DURATION_MS = 4000;
const UPDATES_VISIBLE = 3;

const draw = { success: toast.success, error: toast.error, info: toast.info, warning: toast.warning };

const NOTICE_ID = 'notice';

function show({ kind, title, description, place = 'notice' }: ToastMessage): void {
  if (place === 'notice') {
    draw[kind](title, { description, id: NOTICE_ID, toasterId: 'notices', duration: NOTICE_DURATION_MS });
  } else {
    draw[kind](title, { description, toasterId: 'updates', duration: UPDATE_DURATION_MS });
  }
}

const look = {
  style: {
    background: 'var(--card)',
    color: 'var(--ink)',
    border: '1px solid var(--ink)',
    borderRadius: '4px',
    fontSize: '0.94rem',
  },
  classNames: { description: 'text-soft!' },
};

/** Below the header, which stays at the top of the page and is 4rem high. */
const BELOW_HEADER = { top: '4.75rem' };

/** The library's own font is the system's. */
const FRAME = { fontFamily: 'inherit' };

/** Both toasters: one notice at a time at the top, up to three updates at the bottom right. */
export default function Toasters({ waiting }: { waiting: readonly Waiting[] }) {
  useEffect(() => {
    takeToasts().forEach((next) => {
      if (next === DISMISSAL) toast.dismiss(NOTICE_ID);
      else show(next);
    });
  }, [waiting]);
  return (
    <>
      <Toaster
        id="notices"
        position="top-right"
        offset={BELOW_HEADER}
        mobileOffset={BELOW_HEADER}
        visibleToasts={1}
        closeButton
        style={FRAME}
        toastOptions={look}
      />
      <Toaster
        id="updates"
        position="bottom-right"
        visibleToasts={UPDATES_VISIBLE}
        duration={UPDATE_DURATION_MS}
        style={FRAME}
        toastOptions={look}
      />
    </>
  );
}
