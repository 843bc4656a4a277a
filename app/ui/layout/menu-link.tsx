import { useLocation } from '@remix-run/react';
import type { MenuEntry } from './menu-entry.ts';

interface MenuLinkProps extends MenuEntry {
  /** The address that all others of the menu lie below: it is here on its own page only. */
  homeUrl: string;
  classNameWhere: (isHere: boolean) => string;
}

const isAt = (pathname: string, { url, homeUrl }: Pick<MenuLinkProps, 'url' | 'homeUrl'>): boolean =>
  pathname === url || (url !== homeUrl && url !== '/' && pathname.startsWith(`${url}/`));

/** An entry of a menu. It is marked as current on its own page and on those below it. */
export function MenuLink({ label, url, homeUrl, classNameWhere }: MenuLinkProps) {
  const { pathname } = useLocation();
  const isHere = isAt(pathname.toLowerCase(), { url, homeUrl });
  return (
    <a href={url} aria-current={isHere ? 'page' : undefined} className={classNameWhere(isHere)}>
      {label}
    </a>
  );
}
