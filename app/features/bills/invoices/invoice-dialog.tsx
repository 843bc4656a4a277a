import { X } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { WasteLaws } from '#app/features/modules/waste-laws.tsx';
import { type InvoiceCopy, InvoiceForm } from './invoice-form.tsx';
import { invoiceForm } from './invoice-fields.ts';

const RESET_DELAY_MS = 300;

const TITLE_ID = 'invoice-title';
const LEAD_ID = 'invoice-lead';

const form = invoiceForm.describe();

/** A counter that changes shortly after the dialog closes, to reset the form. */
function useResets(isOpen: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setCount((last) => last + 1), RESET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return count;
}

interface InvoiceDialogProps {
  copy: InvoiceCopy;
  isOpen: boolean;
  /** How many times the dialog was opened. Each opening shows an empty form, even before the delayed reset. */
  openings: number;
  onClose: () => void;
}

const PANEL =
  'm-auto h-dvh max-h-none w-full max-w-none bg-transparent text-ink backdrop:bg-black/55 sm:h-[calc(100dvh-4rem)] sm:w-[44rem]';

const CONTENT = 'relative h-full overflow-y-auto bg-paper p-6 sm:rounded-lot sm:border sm:border-line sm:p-9';

export function InvoiceDialog({ copy, isOpen, openings, onClose }: InvoiceDialogProps) {
  const resets = useResets(isOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (!isOpen) {
      dialog.current?.close();
      return;
    }
    wasEdited.current = false;
    dialog.current?.showModal();
    // Otherwise, Chrome would focus the content, because it scrolls.
    closeButton.current?.focus();
  }, [isOpen]);
  /** Asks for confirmation if the visitor would lose unsent input. */
  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    const isUnsent = wasEdited.current && dialog.current?.querySelector('form');
    if (!isUnsent || window.confirm('Close this form? What you typed will be lost.')) onClose();
  };
  /** Ignores the file picker's cancel event, which also bubbles up to the dialog. */
  const leaveByEscape = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) leave(event);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={TITLE_ID}
      aria-describedby={LEAD_ID}
      className={PANEL}
      onCancel={leaveByEscape}
      onClose={onClose}
      onInput={() => (wasEdited.current = true)}
    >
      <div className={CONTENT}>
        <button
          ref={closeButton}
          type="button"
          aria-label="Close the dialog"
          className="absolute top-4 right-4 grid size-11 place-items-center"
          onClick={leave}
        >
          <X aria-hidden />
        </button>
        <h2 id={TITLE_ID} className="mr-10 text-[1.6rem]">
          {copy.heading}
        </h2>
        <p id={LEAD_ID} className="mt-2 text-soft">
          {copy.lead}
        </p>
        <WasteLaws here="ll199" className="mt-2 mb-7 text-soft" />
        <InvoiceForm
          key={`${openings} ${resets}`}
          form={form}
          afterwards={<Button onClick={onClose}>Close</Button>}
        />
      </div>
    </dialog>
  );
}
