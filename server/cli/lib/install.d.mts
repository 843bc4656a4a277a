interface Installation {
  cwd: string;
  print: (text: string) => void;
  variables?: Record<string, string>;
}

export function install(installation: Installation): Promise<void>;
