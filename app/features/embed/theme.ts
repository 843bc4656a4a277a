import { useLocation } from '@remix-run/react';

/** The colors of the site around the frame: "light", "dark", or by default what the browser prefers. */
export const useTheme = () => new URLSearchParams(useLocation().search).get('theme') ?? undefined;
