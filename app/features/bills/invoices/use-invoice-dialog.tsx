import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';
import { INVOICE_URL } from '#app/urls/module-urls.ts';
import type { InvoiceCopy } from './invoice-form.tsx';

const InvoiceDialog = lazy(async () => ({ default: (await import('./invoice-dialog.tsx')).InvoiceDialog }));

const wantsAnotherTab = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey;

export function useInvoiceDialog(url: string, copy: InvoiceCopy | undefined) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const openInstead = (event: MouseEvent<HTMLElement>) => {
    if (!copy || url !== INVOICE_URL || wantsAnotherTab(event)) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setWasOpened(true);
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const dialog =
    copy && wasOpened ? (
      <Suspense>
        <InvoiceDialog copy={copy} isOpen={isOpen} onClose={close} />
      </Suspense>
    ) : null;
  return { openInstead, dialog };
}
