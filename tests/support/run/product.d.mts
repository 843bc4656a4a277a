export interface Product {
  url: string;
  pid: number;
  stop: () => Promise<number | null>;
  output: () => string;
}

export function startProduct(options: {
  variables: Record<string, string>;
  program?: string[];
  cwd?: string;
}): Promise<Product>;
