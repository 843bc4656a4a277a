export { arrivalsDirectory } from '#cms/uploads/folders.ts';
export { meter } from '#cms/uploads/meter.ts';
