export function fingerprint(root: string, sources: string[]): string;
