/** A plain lookup with a visitor's text would also find inherited names, such as "constructor". */
export const ownEntry = <Entry>(entries: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined;
