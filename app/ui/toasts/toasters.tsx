import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { takeToasts, type ToastMessage } from './toast-queue.ts';

/** Specification section 9: the removal delay of the one-at-a-time toaster. */
const NOTICE_DURATION_MS = 1_000_000;
const UPDATE_DURATION_MS = 4000;
const UPDATES_VISIBLE = 3;

const draw = { success: toast.success, error: toast.error, info: toast.info, warning: toast.warning };

function show({ kind, title, description, place = 'notice' }: ToastMessage): void {
  if (place === 'notice') {
    draw[kind](title, { description, id: 'notice', toasterId: 'notices', duration: NOTICE_DURATION_MS });
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

/** The library's own font is the system's. */
const FRAME = { fontFamily: 'inherit' };

/** Both toasters: one notice at a time at the top, up to three updates at the bottom right. */
export default function Toasters({ waiting }: { waiting: readonly ToastMessage[] }) {
  useEffect(() => {
    takeToasts().forEach(show);
  }, [waiting]);
  return (
    <>
      <Toaster
        id="notices"
        position="top-right"
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
