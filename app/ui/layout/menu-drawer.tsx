import { Menu, X } from 'lucide-react';
import { classNames } from '../class-names.ts';
import type { MenuEntry } from './menu-entry.ts';
import { MenuLink } from './menu-link.tsx';

const SQUARE = '-mr-2 size-11 cursor-pointer items-center justify-center';
const TOGGLE = `${SQUARE} ml-auto rounded-lot lg:hidden`;
const PANEL =
  'fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,86vw)] max-w-none flex-col gap-4 overflow-y-auto border-l border-line bg-paper p-5 text-ink backdrop:bg-black/40 open:flex';

const DRAWER_ID = 'menu';

interface MenuDrawerProps {
  title: string;
  entries: MenuEntry[];
  homeUrl: string;
}

const entryLook = (isHere: boolean): string =>
  `block border-l-4 py-3.5 pl-3 ${isHere ? 'border-lot font-semibold' : 'border-transparent'}`;

/**
 * The menu of small screens: the browser's own dialog, opened and closed by `drawers.ts`. Without scripts,
 * a link in place of the button leads to the footer's menu.
 */
export const MenuDrawer = ({ title, entries, homeUrl }: MenuDrawerProps) => (
  <>
    <a href="#footer-menu" aria-label="Menu" className={classNames(TOGGLE, 'hidden noscript:max-lg:flex')}>
      <Menu aria-hidden />
    </a>
    <button
      type="button"
      aria-label="Menu"
      aria-haspopup="dialog"
      data-opens={DRAWER_ID}
      className={classNames(TOGGLE, 'flex noscript:hidden')}
    >
      <Menu aria-hidden />
    </button>
    <dialog id={DRAWER_ID} aria-labelledby={`${DRAWER_ID}-title`} data-drawer="" className={PANEL}>
      <form method="dialog" className="flex items-center justify-between">
        <h2 id={`${DRAWER_ID}-title`} className="text-[1.1rem]">
          {title}
        </h2>
        <button aria-label="Close menu" className={classNames(SQUARE, 'flex')}>
          <X aria-hidden />
        </button>
      </form>
      <nav aria-label="Menu">
        <ul className="border-t border-line">
          {entries.map((entry) => (
            <li key={entry.url} className="border-b border-line">
              <MenuLink {...entry} homeUrl={homeUrl} classNameWhere={entryLook} />
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  </>
);
