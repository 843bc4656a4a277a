import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { PdfContent } from './pdf-content.ts';
import { PdfDocument } from './document.tsx';

async function render(content: PdfContent): Promise<Buffer | { error: string }> {
  try {
    return await renderToBuffer(createElement(PdfDocument, content) as ReactElement<DocumentProps>);
  } catch (error) {
    return { error: String(error) };
  }
}

process.on('message', (content: PdfContent) => {
  void render(content).then((result) => process.send?.(result));
});
