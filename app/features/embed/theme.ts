import { useLocation } from '@remix-run/react';

/** The theme of the site around the frame, "light" or "dark". If undefined, the browser's preference applies. */
export const useTheme = () => new URLSearchParams(useLocation().search).get('theme') ?? undefined;
