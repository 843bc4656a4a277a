interface Step {
  keyword: string;
  text: string;
  words: string[];
  flags: Record<string, string>;
  /** Of steps in the form of a list. */
  program?: string[];
  variables?: Record<string, string>;
}

interface Stage {
  from: string;
  name: string | undefined;
  steps: Step[];
}

export function stagesOf(dockerfile: string): Stage[];
export function lastOf(stage: Stage, keyword: string): Step | undefined;
