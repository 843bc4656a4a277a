'use client';
import { useEffect, useRef } from 'react';

/** React may also remount the form on the same page, which does not count. */
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
