export interface Product {
  url: string;
  pid: number;
  seconds: number;
  stop: () => Promise<number | undefined>;
  output: () => string;
}

export function startProduct(options: {
  variables: Record<string, string>;
  program?: string[];
}): Promise<Product>;

export function environmentBeside(product: { data: string }): Promise<Record<string, string>>;
