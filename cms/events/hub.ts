import { EventEmitter } from 'node:events';
import type { ContentEvent } from './content-event.ts';

interface HubEvents {
  content: [ContentEvent];
  closing: [];
}

const HUB = Symbol.for('lotline.content-events');

/** One hub a process, also where a development server has loaded this module twice. */
function hub(): EventEmitter<HubEvents> {
  const shared = globalThis as typeof globalThis & { [HUB]?: EventEmitter<HubEvents> };
  shared[HUB] ??= new EventEmitter<HubEvents>().setMaxListeners(0);
  return shared[HUB];
}

/** Calls `listener` for each change of published content. Returns how to stop that. */
export function onContentEvent(listener: (event: ContentEvent) => void): () => void {
  hub().on('content', listener);
  return () => hub().off('content', listener);
}

/** Calls `listener` once when the process is about to stop. Returns how to stop that. */
export function onClosing(listener: () => void): () => void {
  hub().once('closing', listener);
  return () => hub().off('closing', listener);
}

export const emitContentEvent = (event: ContentEvent): boolean => hub().emit('content', event);
export const emitClosing = (): boolean => hub().emit('closing');
