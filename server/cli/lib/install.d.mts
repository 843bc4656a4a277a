interface Installation {
  cwd: string;
  say: (text: string) => void;
  variables?: Record<string, string>;
}

export function install(installation: Installation): Promise<void>;
