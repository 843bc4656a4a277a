import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';

/** A PDF of blank pages, encrypted if there is a password. */
export const blankPdf = (pages: number, userPassword?: string): Promise<Buffer> =>
  renderToBuffer(
    createElement(
      Document,
      { userPassword },
      Array.from({ length: pages }, (_, key) => createElement(Page, { key })),
    ),
  );

/** An image and the size of its page in points. */
export interface ScannedPage {
  image: Buffer;
  pixels: { width: number; height: number; channels: number };
  width: number;
  height: number;
}

/** A PDF like those from an office scanner, with a JPEG on each page. React PDF does not support grayscale JPEGs. */
export function scannedPdf(pages: readonly ScannedPage[]): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  const add = (content: string, stream?: Buffer) => {
    offsets.push(chunks.reduce((sum, { length }) => sum + length, 0));
    const parts = stream ? ['\nstream\n', stream, '\nendstream'] : [];
    const object = [`${offsets.length} 0 obj\n`, content, ...parts, '\nendobj\n'];
    chunks.push(...object.map((part) => Buffer.from(part)));
  };
  const idOf = (page: number) => 3 + page * 3;
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, page) => `${idOf(page)} 0 R`).join(' ')}] >>`,
  );
  for (const [page, { image, pixels, width, height }] of pages.entries()) {
    const id = idOf(page);
    const drawing = Buffer.from(`${width} 0 0 ${height} 0 0 cm /Scan Do`);
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${id + 1} 0 R /Resources << /XObject << /Scan ${id + 2} 0 R >> >> >>`,
    );
    add(`<< /Length ${drawing.length} >>`, drawing);
    add(
      `<< /Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /${pixels.channels === 1 ? 'DeviceGray' : 'DeviceRGB'} /BitsPerComponent 8 /Filter /DCTDecode /Length ${image.length} >>`,
      image,
    );
  }
  const start = chunks.reduce((sum, { length }) => sum + length, 0);
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = offsets.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${lines.join('')}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([...chunks, Buffer.from(end)]);
}
