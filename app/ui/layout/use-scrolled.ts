import { useSyncExternalStore } from 'react';
import { isScrolled, onScroll } from './scrolled.ts';

/** Whether the page has been scrolled by more than the threshold. */
export const useScrolled = (): boolean => useSyncExternalStore(onScroll, isScrolled, () => false);
