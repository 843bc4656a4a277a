import { EventEmitter } from 'node:events';
import type { ContentEvent } from './content-event.ts';

interface HubEvents {
  content: [ContentEvent];
  queued: [string];
  closing: [];
}

class Hub extends EventEmitter<HubEvents> {
  isListening = false;
}

const HUB = Symbol.for('lotline.content-events');

/** One hub per process, even if a development server loads this module twice. */
function hub(): Hub {
  const shared = globalThis as typeof globalThis & { [HUB]?: Hub };
  shared[HUB] ??= new Hub().setMaxListeners(0);
  return shared[HUB];
}

export function onContentEvent(listener: (event: ContentEvent) => void): () => void {
  hub().on('content', listener);
  return () => hub().off('content', listener);
}

export function onQueued(listener: (queue: string) => void): () => void {
  hub().on('queued', listener);
  return () => hub().off('queued', listener);
}

export function onClosing(listener: () => void): () => void {
  hub().once('closing', listener);
  return () => hub().off('closing', listener);
}

export const emitContentEvent = (event: ContentEvent): boolean => hub().emit('content', event);
export const emitQueued = (queue: string): boolean => hub().emit('queued', queue);
export const emitClosing = (): boolean => hub().emit('closing');

/** False while this process receives no events. Do not serve cached content then. */
export const isListening = (): boolean => hub().isListening;
export const setListening = (isListening: boolean): void => {
  hub().isListening = isListening;
};
export const openStreams = (): number => hub().listenerCount('closing');
