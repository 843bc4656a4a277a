import { NULL } from './values.ts';

export function versionInName(name: string, today: string, pattern: RegExp): string {
  const [, ...parts] = pattern.exec(name) ?? [];
  return parts.length > 0 ? parts.join('').toLowerCase().replace('_', '.') : today;
}

export function commonVersion(name: string, today: string, pattern: RegExp) {
  const ofFile = versionInName(name, today, pattern);
  const times = new Map<string, number>();
  return {
    ofRow: (given: string): string => {
      const version = given === NULL ? ofFile : given.toLowerCase();
      times.set(version, (times.get(version) ?? 0) + 1);
      return version;
    },
    ofSet: (): string => [...times].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ofFile,
  };
}
