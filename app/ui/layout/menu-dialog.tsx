import { NavLink } from '@remix-run/react';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { MenuDrawerProps } from './menu-entry.ts';

const CLOSE = '-mr-2 flex size-11 cursor-pointer items-center justify-center';
const PANEL =
  'fixed inset-y-0 right-0 z-40 flex w-[min(20rem,86vw)] flex-col gap-4 overflow-y-auto border-l border-line bg-paper p-5 text-ink';

/** The drawer of the menu. It closes on a link, on Escape and on a press beside it. */
export default function MenuDialog({
  title,
  entries,
  homeUrl,
  onClose,
}: MenuDrawerProps & { onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 bg-black/40" />
        <Dialog.Content aria-describedby={undefined} className={PANEL}>
          <div className="flex items-center justify-between">
            <Dialog.Title className="text-[1.1rem]">{title}</Dialog.Title>
            <Dialog.Close aria-label="Close menu" className={CLOSE}>
              <X aria-hidden />
            </Dialog.Close>
          </div>
          <nav aria-label="Menu">
            <ul className="border-t border-line">
              {entries.map(({ label, url }) => (
                <li key={url} className="border-b border-line">
                  <NavLink
                    to={url}
                    end={url === homeUrl || url === '/'}
                    onClick={onClose}
                    className={({ isActive }) =>
                      `block border-l-4 py-3.5 pl-3 ${isActive ? 'border-lot font-semibold' : 'border-transparent'}`
                    }
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
