import type { useLoaderData } from '@remix-run/react';
import { BuildingBox } from '#app/features/address-box/building-box.tsx';
import { SearchOutcome } from '#app/features/buildings/search/search-outcome.tsx';
import type { loadEmbeddedSearch } from './embedded-search.server.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { useTheme } from './theme.ts';

type EmbeddedSearchView = ReturnType<typeof useLoaderData<typeof loadEmbeddedSearch>>;

interface EmbeddedSearchProps {
  view: EmbeddedSearchView;
  heading: string;
  action: string;
  suggestions?: string;
  /** For who has no address. */
  other: { url: string; label: string };
}

export function EmbeddedSearch({ view, heading, action, suggestions, other }: EmbeddedSearchProps) {
  const theme = useTheme();
  const { copy, typed, error, isSearch } = view;
  return (
    <EmbedFrame>
      <h1 className="mb-3 text-fit-lg">{heading}</h1>
      <BuildingBox
        copy={copy}
        typed={typed}
        error={error}
        action={action}
        target="_self"
        suggestions={suggestions}
      >
        {theme ? <input type="hidden" name="theme" value={theme} /> : null}
      </BuildingBox>
      {isSearch ? (
        <div role="status" className="mt-5">
          <SearchOutcome {...view} />
        </div>
      ) : null}
      <p className="mt-4">
        <a href={other.url} rel="noopener" className="font-semibold text-link underline underline-offset-3">
          {other.label}
        </a>
      </p>
    </EmbedFrame>
  );
}
