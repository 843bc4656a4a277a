import { classNames } from '../class-names.ts';
import { Mark } from './mark.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { MenuLink } from './menu-link.tsx';
import { PageWidth } from './page-width.tsx';

interface SiteHeaderProps {
  productName: string;
  /** Stands behind the name: the micro-site that the visitor is in. */
  moduleName?: string;
  homeUrl?: string;
  menu: MenuEntry[];
  /** Links that stand apart from the menu, such as the way back to the main site. */
  asides?: MenuEntry[];
}

const MENU_LINK = 'border-b-[3px] border-transparent py-5 text-[0.94rem] text-soft hover:text-ink';
const HERE = 'border-lot! font-semibold text-ink!';

/** The bar at the top: the product's name and the menu, which becomes a drawer on small screens. */
export function SiteHeader({ productName, moduleName, homeUrl = '/', menu, asides = [] }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-20 border-b border-hair bg-paper/85 transition-colors in-data-scrolled:border-line in-data-scrolled:bg-paper">
      <PageWidth className="flex min-h-16 items-center gap-6">
        <div className="flex min-w-0 items-center gap-2.5">
          <a href="/" className="flex items-center gap-2.5 text-[1.15rem] font-extrabold tracking-tight">
            <Mark />
            {productName}
          </a>
          {moduleName ? (
            <a
              href={homeUrl}
              className="truncate border-l border-line pl-2.5 text-[0.94rem] font-semibold text-accent"
            >
              {moduleName}
            </a>
          ) : null}
        </div>
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex gap-6">
            {menu.map((entry) => (
              <li key={entry.url} className="flex">
                <MenuLink
                  {...entry}
                  homeUrl={homeUrl}
                  classNameWhere={(isHere) => classNames(MENU_LINK, isHere && HERE)}
                />
              </li>
            ))}
          </ul>
        </nav>
        <MenuDrawer title={moduleName ?? productName} entries={[...menu, ...asides]} homeUrl={homeUrl} />
      </PageWidth>
    </header>
  );
}
