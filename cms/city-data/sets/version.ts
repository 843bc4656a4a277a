import { NULL } from './values.ts';

/** The version in the name of a file, where `pattern` finds it: its groups together. Else the day of the import. */
export function versionInName(name: string, today: string, pattern: RegExp): string {
  const [, ...parts] = pattern.exec(name) ?? [];
  return parts.length > 0 ? parts.join('').toLowerCase().replace('_', '.') : today;
}

/** Versions that rows say themselves; those that do not are of the version in the name of the file. */
export function commonVersion(name: string, today: string, pattern: RegExp) {
  const ofFile = versionInName(name, today, pattern);
  const times = new Map<string, number>();
  return {
    ofRow: (given: string): string => {
      const version = given === NULL ? ofFile : given.toLowerCase();
      times.set(version, (times.get(version) ?? 0) + 1);
      return version;
    },
    /** That of most rows. */
    ofSet: (): string => [...times].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ofFile,
  };
}
