/** A link of a menu. */
export interface MenuEntry {
  label: string;
  url: string;
}

/** What the drawer of small screens shows. */
export interface MenuDrawerProps {
  title: string;
  entries: MenuEntry[];
  homeUrl: string;
}

/** A link of which words or address may be missing: no link, then. */
export const menuEntryOf = (
  link: { label?: string | null; url?: string | null } | null | undefined,
): MenuEntry | undefined => (link?.label && link.url ? { label: link.label, url: link.url } : undefined);
