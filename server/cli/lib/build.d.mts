export const STARTING_CONTENT: string;

export function fingerprint(folder: string, sources: string[]): string;

export function ensureBuilt(only?: string): Promise<void>;
