export function fingerprint(folder: string, sources: string[]): string;
