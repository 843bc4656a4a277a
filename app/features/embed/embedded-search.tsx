import type { ReactNode } from 'react';
import { BuildingBox } from '#app/features/address-box/building-box.tsx';
import { SearchOutcome } from '#app/features/buildings/search/search-outcome.tsx';
import type { SearchView } from '#app/features/buildings/search/search.server.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { useTheme } from './theme.ts';

interface EmbeddedSearchProps {
  view: SearchView;
  heading: string;
  action: string;
  suggestions?: string;
  /** The link target of results. By default, they open in a new tab. */
  target?: '_self';
  children: ReactNode;
}

export function EmbeddedSearch({
  view,
  heading,
  action,
  suggestions,
  target,
  children,
}: EmbeddedSearchProps) {
  const theme = useTheme();
  const { typed, error, isSearch } = view;
  return (
    <EmbedFrame>
      <h1 className="mb-3 text-fit-lg">{heading}</h1>
      <BuildingBox
        typed={typed}
        error={error}
        action={action}
        target="_self"
        suggestions={suggestions}
        suggestionTarget={target}
      >
        {theme ? <input type="hidden" name="theme" value={theme} /> : null}
      </BuildingBox>
      {isSearch ? (
        <div role="status" className="mt-5">
          <SearchOutcome {...view} target={target} />
        </div>
      ) : null}
      {children}
    </EmbedFrame>
  );
}
