import { useEffect, useRef, useState } from 'react';

/** Lets files be dropped on an element, beside another way to choose them. Tells whether one hovers over it. */
export function useDropTarget<Target extends HTMLElement>(onFiles: (files: FileList) => void) {
  const target = useRef<Target>(null);
  const handler = useRef(onFiles);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    handler.current = onFiles;
  });
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    const on = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      element.addEventListener(type, listener, { signal: listeners.signal });
    on('dragover', (event) => {
      event.preventDefault();
      setIsOver(true);
    });
    on('dragleave', () => setIsOver(false));
    on('drop', (event) => {
      event.preventDefault();
      setIsOver(false);
      if (event.dataTransfer?.files.length) handler.current(event.dataTransfer.files);
    });
    return () => listeners.abort();
  }, []);
  return { target, isOver };
}
