import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import type { MenuDrawerProps } from './menu-entry.ts';

const loadDialog = () => import('./menu-dialog.tsx');
const MenuDialog = lazy(loadDialog);

const TOGGLE = 'ml-auto -mr-2 flex size-11 cursor-pointer items-center justify-center rounded-lot lg:hidden';

/**
 * The menu of small screens. The drawer's code comes with the first touch of its button; without
 * scripts, the button leads to the footer's menu.
 */
export function MenuDrawer(props: MenuDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  if (!isHydrated) {
    return (
      <a href="#footer-menu" aria-label="Menu" className={TOGGLE}>
        <Menu aria-hidden />
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setIsOpen(!isOpen)}
        className={TOGGLE}
      >
        <Menu aria-hidden />
      </button>
      {isOpen ? (
        <Suspense>
          <MenuDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
