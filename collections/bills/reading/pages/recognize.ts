import path from 'node:path';
import { createRequire } from 'node:module';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Word } from '../rules/words.ts';

const require = createRequire(import.meta.url);
const ENGLISH = path.join(
  path.dirname(require.resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

async function runPass(worker: Worker, image: Buffer, mode: PSM): Promise<Word[]> {
  await worker.setParameters({ tessedit_pageseg_mode: mode, user_defined_dpi: '220' });
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
}

/** Words that only the second pass finds are treated as dirt below this certainty. */
const MIN_CERTAINTY = 0.5;

/**
 * The first pass analyzes the layout. That is more reliable on bills than treating the page as one block, but
 * it misses columns and white text, so the second pass reads the rest. Each page gets its own worker, because
 * a worker never frees its memory.
 */
export async function recognizeWords(
  image: Buffer,
  rest: (found: Word[]) => Promise<Buffer | undefined>,
): Promise<Word[]> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: ENGLISH,
    cacheMethod: 'none',
    gzip: true,
  });
  try {
    const found = await runPass(worker, image, PSM.AUTO);
    const left = await rest(found);
    const more = left ? await runPass(worker, left, PSM.SPARSE_TEXT) : [];
    return [
      ...found,
      ...more.filter(({ text, certainty }) => certainty >= MIN_CERTAINTY && /[\p{L}\d]/u.test(text)),
    ];
  } finally {
    await worker.terminate();
  }
}
