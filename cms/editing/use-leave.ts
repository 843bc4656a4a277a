'use client';
import { useEffect, useRef } from 'react';

/** Calls `leave` once the form's page is left within the panel: React may also mount the form again, on the same page. */
export function useLeave(leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      setTimeout(() => {
        if (!window.location.pathname.startsWith(pathname)) latest.current();
      });
    };
  }, []);
}
