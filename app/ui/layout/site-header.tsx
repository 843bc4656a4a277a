import { useLocation } from '@remix-run/react';
import { Menu, Search, X } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { SearchBox } from '../forms/search-box.tsx';
import { Mark } from './mark.tsx';
import { PageWidth } from './page-width.tsx';

export interface MenuEntry {
  label: string;
  url: string;
}

export interface LawLink {
  subject: string;
  law: string;
  url: string;
}

export const menuEntryOf = (
  link: { label?: string | null; url?: string | null } | null | undefined,
): MenuEntry | undefined => (link?.label && link.url ? { label: link.label, url: link.url } : undefined);

interface MenuLinkProps extends MenuEntry {
  homeUrl: string;
}

const isAt = (pathname: string, { url, homeUrl }: Pick<MenuLinkProps, 'url' | 'homeUrl'>): boolean =>
  pathname === url || (url !== homeUrl && url !== '/' && pathname.startsWith(`${url}/`));

function MenuLink({ label, url, homeUrl }: MenuLinkProps) {
  const { pathname } = useLocation();
  const isHere = isAt(pathname.toLowerCase(), { url, homeUrl });
  return (
    <a href={url} aria-current={isHere ? 'page' : undefined}>
      {label}
    </a>
  );
}

const LawMenuLink = ({ subject, law, url }: LawLink) => (
  <a href={url}>
    <b>{subject}</b>
    <small>{law}</small>
  </a>
);

const SQUARE = '-mr-2 size-11 cursor-pointer items-center justify-center';
const TOGGLE = `${SQUARE} ml-auto rounded-lot lg:hidden`;
const PANEL =
  'fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,86vw)] max-w-none flex-col gap-4 overflow-y-auto border-l border-line bg-paper p-5 text-ink backdrop:bg-black/40 open:flex';

const SEARCH: MenuEntry = { label: 'Search', url: '/search' };

const DRAWER_ID = 'menu';

interface MenuDrawerProps {
  title: string;
  laws: LawLink[];
  entries: MenuEntry[];
  homeUrl: string;
}

// Every page has these lists, so each list styles its links, which saves repeated classes.
const ROWS = 'border-t border-line *:border-b *:border-line [&_a]:text-inherit [&_a]:no-underline';
const ENTRIES = `${ROWS} [&_a]:block [&_a]:border-l-4 [&_a]:border-transparent [&_a]:py-2.5 [&_a]:pl-3 [&_[aria-current]]:border-lot [&_[aria-current]]:font-semibold`;
const LAW_ENTRIES = `${ROWS} [&_a]:flex [&_a]:min-h-11 [&_a]:flex-wrap [&_a]:items-center [&_a]:justify-between [&_a]:gap-x-3 [&_a]:py-1.5 [&_a]:pl-4 [&_a]:leading-tight [&_b]:font-semibold [&_small]:text-[0.85rem] [&_small]:text-soft`;

const MenuDrawer = ({ title, laws, entries, homeUrl }: MenuDrawerProps) => (
  <>
    <a href="#footer-menu" aria-label="Menu" className={classNames(TOGGLE, 'flex in-data-scripted:hidden')}>
      <Menu aria-hidden />
    </a>
    <button
      type="button"
      aria-label="Menu"
      aria-haspopup="dialog"
      data-opens={DRAWER_ID}
      className={classNames(TOGGLE, 'hidden max-lg:in-data-scripted:flex')}
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
        <ul className={ENTRIES}>
          {[...entries, SEARCH].map((entry) => (
            <li key={entry.url}>
              <MenuLink {...entry} homeUrl={homeUrl} />
            </li>
          ))}
        </ul>
        {laws.length > 0 ? (
          <>
            <h3 className="mt-6 mb-2 text-[0.94rem]">Laws</h3>
            <ul className={LAW_ENTRIES}>
              {laws.map((law) => (
                <li key={`${law.url} ${law.subject}`}>
                  <LawMenuLink {...law} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </nav>
    </dialog>
  </>
);

const SEARCH_ID = 'site-search';
const SEARCH_TOGGLE = `${SQUARE} rounded-lot text-soft hover:text-ink`;

const SearchDialog = () => (
  <>
    <a
      href={SEARCH.url}
      aria-label="Search this site"
      className={classNames(SEARCH_TOGGLE, 'hidden lg:flex lg:in-data-scripted:hidden')}
    >
      <Search aria-hidden size={20} />
    </a>
    <button
      type="button"
      aria-label="Search this site"
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      title="Search (/)"
      data-opens={SEARCH_ID}
      className={classNames(SEARCH_TOGGLE, 'hidden lg:in-data-scripted:flex')}
    >
      <Search aria-hidden size={20} />
    </button>
    <dialog
      id={SEARCH_ID}
      aria-label={SEARCH.label}
      data-drawer=""
      className="mx-auto mt-[10vh] mb-0 w-[min(42rem,94vw)] max-w-none overflow-visible rounded-lot border border-line bg-paper text-ink backdrop:bg-black/40"
    >
      <div className="flex items-start gap-3 p-5">
        <SearchBox
          id={`${SEARCH_ID}-field`}
          label="Search the site"
          hint="A law, a word from your letter, or an address"
        />
        <form method="dialog">
          <button aria-label="Close search" className={classNames(SQUARE, '-mt-2 flex')}>
            <X aria-hidden />
          </button>
        </form>
      </div>
    </dialog>
  </>
);

interface SiteHeaderProps {
  productName: string;
  moduleName?: string;
  homeUrl?: string;
  laws?: LawLink[];
  menu: MenuEntry[];
  asides?: MenuEntry[];
}

const MENU =
  'flex gap-6 *:flex [&_a]:border-b-[3px] [&_a]:border-transparent [&_a]:py-5 [&_a]:text-[0.94rem] [&_a]:text-soft [&_a]:no-underline [&_a]:hover:text-ink [&_[aria-current]]:border-lot! [&_[aria-current]]:font-semibold [&_[aria-current]]:text-ink!';

export function SiteHeader({
  productName,
  moduleName,
  homeUrl = '/',
  laws = [],
  menu,
  asides = [],
}: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-20 border-b border-hair bg-paper/85 transition-colors in-data-scrolled:border-line in-data-scrolled:bg-paper">
      <PageWidth className="flex min-h-16 items-center gap-6">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5">
          <a href="/" className="flex items-center gap-2.5 text-[1.15rem] font-extrabold tracking-tight">
            <Mark />
            {productName}
          </a>
          {moduleName ? (
            <a
              href={homeUrl}
              className="min-w-0 grow basis-24 border-l border-line pl-2.5 text-[0.94rem] leading-tight font-semibold wrap-break-word text-accent"
            >
              {moduleName}
            </a>
          ) : null}
        </div>
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className={MENU}>
            {menu.map((entry) => (
              <li key={entry.url}>
                <MenuLink {...entry} homeUrl={homeUrl} />
              </li>
            ))}
          </ul>
        </nav>
        <SearchDialog />
        <MenuDrawer
          title={moduleName ?? productName}
          laws={laws}
          entries={[...menu, ...asides]}
          homeUrl={homeUrl}
        />
      </PageWidth>
    </header>
  );
}
