const here = (): string => location.pathname + location.search;

/**
 * Loads the page anew when the browser goes to another page of its history within this document, as it does for a
 * page that React had shown before this one was reloaded: nobody else is here yet who could show it.
 */
export function watchHistory({ signal }: AbortController): void {
  const loaded = here();
  addEventListener(
    'popstate',
    () => {
      if (here() !== loaded) location.reload();
    },
    { signal },
  );
}
