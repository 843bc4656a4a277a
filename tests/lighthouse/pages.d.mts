export const PAGES: string[];
export function isListed(path: string): boolean;
