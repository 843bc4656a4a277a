import { X } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { WasteLaws } from '#app/features/modules/waste-laws.tsx';
import { type InvoiceCopy, InvoiceForm } from './invoice-form.tsx';
import { invoiceForm } from './invoice-fields.ts';

const RESET_DELAY_MS = 300;

const TITLE_ID = 'invoice-title';
const LEAD_ID = 'invoice-lead';

const form = invoiceForm.describe();

function useFormKey(isOpen: boolean): number {
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
  onClose: () => void;
}

const PANEL =
  'm-auto h-dvh max-h-none w-full max-w-none bg-transparent text-ink backdrop:bg-black/55 sm:h-[calc(100dvh-4rem)] sm:w-[44rem]';

const CONTENT = 'relative h-full overflow-y-auto bg-paper p-6 sm:rounded-lot sm:border sm:border-line sm:p-9';

/** The content covers the dialog, so only a press beside it is one on the dialog itself. */
function closeBeside({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close();
}

export function InvoiceDialog({ copy, isOpen, onClose }: InvoiceDialogProps) {
  const formKey = useFormKey(isOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={TITLE_ID}
      aria-describedby={LEAD_ID}
      className={PANEL}
      onClose={onClose}
      onMouseDown={closeBeside}
    >
      <div className={CONTENT}>
        <button
          type="button"
          aria-label="Close the dialog"
          className="absolute top-4 right-4 grid size-11 place-items-center"
          onClick={onClose}
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
          key={formKey}
          form={form}
          copy={copy}
          afterwards={<Button onClick={onClose}>Close</Button>}
        />
      </div>
    </dialog>
  );
}
