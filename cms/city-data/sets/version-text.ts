const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** A version as people read it: "2026-03" is "March 2026"; others stay as they are. */
export function versionText(version: string): string {
  const [, year = '', month = ''] = /^(\d{4})-(\d\d)$/.exec(version) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name ? `${name} ${year}` : version;
}
