import type { ReactNode } from 'react';

export interface Example {
  file: string;
  states: readonly {
    name: string;
    /** The ID is unique on the page, where each state is shown twice. */
    render: (id: string) => ReactNode;
  }[];
}
