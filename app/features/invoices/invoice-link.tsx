import { Link } from '@remix-run/react';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { INVOICE_URL } from './addresses.ts';

const loadDialog = () => import('./invoice-dialog.tsx');
const InvoiceDialog = lazy(loadDialog);

const wantsNewTab = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey;

/** The way to the invoice form: a dialog on this page, and without scripts a page of its own. */
export function InvoiceLink({ children, className }: { children: string; className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (event: MouseEvent) => {
    if (wantsNewTab(event)) return;
    event.preventDefault();
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Link
        to={INVOICE_URL}
        onClick={open}
        onFocus={() => void loadDialog()}
        onPointerEnter={() => void loadDialog()}
        className={className}
      >
        {children}
      </Link>
      {wasOpened ? (
        <Suspense>
          <InvoiceDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
