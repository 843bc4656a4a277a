export function slim(modules: string): void;
