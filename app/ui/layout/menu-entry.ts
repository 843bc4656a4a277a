/** A link of a menu. */
export interface MenuEntry {
  label: string;
  url: string;
}

/** A link of which words or address may be missing: no link, then. */
export const menuEntryOf = (
  link: { label?: string | null; url?: string | null } | null | undefined,
): MenuEntry | undefined => (link?.label && link.url ? { label: link.label, url: link.url } : undefined);
