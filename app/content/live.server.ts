export { onClosing, onContentEvent } from '#cms/events/hub.ts';
export type { ContentEvent } from '#cms/events/content-event.ts';
