export { arrivalsDirectory } from '#cms/uploads/folders.ts';
export { meter } from '#cms/uploads/meter.ts';
export { inspectPdf } from '#cms/uploads/pdf-inspection/inspect-pdf.ts';
