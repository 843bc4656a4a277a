import { useLocation } from '@remix-run/react';

export type Theme = 'light' | 'dark';

/** The colors of the site around the frame. By default, those that the browser prefers. */
export function useTheme(): Theme | undefined {
  const theme = new URLSearchParams(useLocation().search).get('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
