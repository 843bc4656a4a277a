import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useState, type RefObject } from 'react';
import { Button } from '#app/ui/button.tsx';
import { WasteLaws } from '#app/features/modules/waste-laws.tsx';
import { type InvoiceCopy, InvoiceForm } from './invoice-form.tsx';
import { invoiceForm } from './invoice-fields.ts';

const RESET_DELAY_MS = 300;

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
  onOpenChange: (isOpen: boolean) => void;
  opener: RefObject<HTMLElement | null>;
}

const PANEL =
  'fixed inset-0 z-50 overflow-y-auto bg-paper p-6 focus:outline-none sm:inset-y-8 sm:left-1/2 sm:w-[44rem] sm:-translate-x-1/2 sm:rounded-lot sm:border sm:border-line sm:p-9';

export function InvoiceDialog({ copy, isOpen, onOpenChange, opener }: InvoiceDialogProps) {
  const formKey = useFormKey(isOpen);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    opener.current?.focus();
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/55" />
        <Dialog.Content className={PANEL} onCloseAutoFocus={returnFocus}>
          <Dialog.Close
            aria-label="Close the dialog"
            className="absolute top-4 right-4 grid size-11 place-items-center"
          >
            <X aria-hidden />
          </Dialog.Close>
          <Dialog.Title className="mr-10 text-[1.6rem]">{copy.heading}</Dialog.Title>
          <Dialog.Description className="mt-2 text-soft">{copy.lead}</Dialog.Description>
          <WasteLaws here="ll199" className="mt-2 mb-7 text-soft" />
          <InvoiceForm
            key={formKey}
            form={form}
            copy={copy}
            afterwards={<Button onClick={() => onOpenChange(false)}>Close</Button>}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
