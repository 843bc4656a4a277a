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
