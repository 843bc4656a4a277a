export { arrivalsDirectory } from '#cms/uploads/folders.ts';
