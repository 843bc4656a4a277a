import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';
import { INVOICE_URL } from '#app/urls/module-urls.ts';
import type { InvoiceCopy } from './invoice-form.tsx';

const InvoiceDialog = lazy(async () => ({ default: (await import('./invoice-dialog.tsx')).InvoiceDialog }));

const wantsAnotherTab = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey;

export function useInvoiceDialog(url: string, copy: InvoiceCopy | undefined) {
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const opener = useRef<HTMLElement>(null);
  const openInstead = (event: MouseEvent<HTMLElement>) => {
    if (!copy || url !== INVOICE_URL || wantsAnotherTab(event)) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setOpenings(openings + 1);
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const dialog =
    copy && openings > 0 ? (
      <Suspense>
        <InvoiceDialog copy={copy} isOpen={isOpen} openings={openings} onClose={close} />
      </Suspense>
    ) : null;
  return { openInstead, dialog };
}
