import { useLocation } from '@remix-run/react';
import { Link } from '../link.tsx';
import type { MenuEntry } from './menu-entry.ts';

interface MenuLinkProps extends MenuEntry {
  /** The address that all others of the menu lie below: it is here on its own page only. */
  homeUrl: string;
  prefetch?: 'intent';
  classNameWhere: (isHere: boolean) => string;
}

const isAt = (pathname: string, { url, homeUrl }: Pick<MenuLinkProps, 'url' | 'homeUrl'>): boolean =>
  pathname === url || (url !== homeUrl && url !== '/' && pathname.startsWith(`${url}/`));

/**
 * An entry of a menu; it says whether its page is the one that is shown, or lies above it. As Remix's `NavLink`, but it
 * draws our own link: see docs/decisions/0033.
 */
export function MenuLink({ label, url, homeUrl, prefetch, classNameWhere }: MenuLinkProps) {
  const { pathname } = useLocation();
  const isHere = isAt(pathname.toLowerCase(), { url, homeUrl });
  return (
    <Link
      to={url}
      prefetch={prefetch}
      aria-current={isHere ? 'page' : undefined}
      className={classNameWhere(isHere)}
    >
      {label}
    </Link>
  );
}
