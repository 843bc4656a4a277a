/** The first thing that a keyboard reaches: past the menu, to the content. */
export const SkipLink = () => (
  <a
    href="#content"
    className="absolute left-4 top-0 z-50 -translate-y-full rounded-b-lot bg-ink px-4 py-2 font-semibold text-paper focus:translate-y-0"
  >
    Skip to the content
  </a>
);
