import { Document, Image, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';

/** A PDF of blank pages, which only this password opens if there is one. */
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
  width: number;
  height: number;
}

/** A PDF as the scanner of a copier makes it: an image on each page. */
export const scannedPdf = (pages: readonly ScannedPage[]): Promise<Buffer> =>
  renderToBuffer(
    createElement(
      Document,
      null,
      pages.map(({ image, width, height }, key) =>
        createElement(
          Page,
          { key, size: [width, height], wrap: false },
          createElement(Image, {
            src: image,
            style: { position: 'absolute', top: 0, left: 0, width, height },
          }),
        ),
      ),
    ),
  );
