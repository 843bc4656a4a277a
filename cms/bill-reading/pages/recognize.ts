import path from 'node:path';
import { createRequire } from 'node:module';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Word } from '../rules/words.ts';

const require = createRequire(import.meta.url);
const ENGLISH = path.join(
  path.dirname(require.resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** Takes English from its package: nothing is downloaded or cached. */
async function startRecognizer(): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: ENGLISH,
    cacheMethod: 'none',
    gzip: true,
  });
  // With the layout of the page analyzed: more reliable on bills than taking it as one block.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '220' });
  return worker;
}

/** The words of an image, in its pixels. Each page gets a recognizer of its own, as one never gives memory back. */
export async function recognizeWords(image: Buffer): Promise<Word[]> {
  const worker = await startRecognizer();
  try {
    const { data } = await worker.recognize(image, {}, { blocks: true, text: false });
    return (data.blocks ?? []).flatMap((block) =>
      block.paragraphs.flatMap((paragraph) =>
        paragraph.lines.flatMap((line) =>
          line.words.map(({ text, bbox, confidence }) => ({
            text,
            left: bbox.x0,
            top: bbox.y0,
            right: bbox.x1,
            bottom: bbox.y1,
            certainty: confidence / 100,
          })),
        ),
      ),
    );
  } finally {
    await worker.terminate();
  }
}
