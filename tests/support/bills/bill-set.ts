import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { BillFile } from '#cms/bill-reading/read-bill.ts';
import { factsOf, randomOf, type BillFacts } from './facts.ts';
import { LETTERS } from './layouts/letters.ts';
import { NATIONALS } from './layouts/nationals.ts';
import { STATEMENTS } from './layouts/statements.ts';
import { TABLES } from './layouts/tables.ts';
import type { Layout } from './layouts/layout.ts';
import { emptySheet, NOT_BILLS } from './others.ts';
import { photoOf, scanOf } from './scans.ts';
import { NO_BILL, truthOf, type Truth } from './truth.ts';

const LAYOUTS: Layout[] = [...TABLES, ...STATEMENTS, ...LETTERS, ...NATIONALS];

export type Medium =
  | 'text'
  | 'other currency'
  | 'scan at 150 dpi'
  | 'scan at 300 dpi'
  | 'worn scan'
  | 'photo'
  | 'empty'
  | 'not a bill';

export interface TestBill {
  seed: number;
  medium: Medium;
  /** Not looked at while the rules were written. */
  heldOut: boolean;
  facts?: BillFacts;
  truth: Truth;
  write: (folder: string) => Promise<BillFile[]>;
}

/** For each layout, by seed: an odd number, so that both halves get every medium. */
const MEDIA: Medium[] = [
  'text',
  'text',
  'text',
  'text',
  'other currency',
  'scan at 150 dpi',
  'scan at 300 dpi',
  'worn scan',
  'photo',
];

const CURRENCIES = ['EUR', 'CAD', 'GBP'] as const;

/** A PDF as it is sent: as it is, scanned, or as a photo of its first page. The same on every run. */
export async function writeMedium(pdf: string, bill: { seed: number; medium: Medium }): Promise<BillFile[]> {
  const { seed, medium } = bill;
  const random = randomOf(seed + 5000);
  const tilt = (random.next() - 0.5) * 3;
  const scan = pdf.replace(/\.pdf$/, '-scan.pdf');
  switch (medium) {
    case 'scan at 150 dpi':
      await scanOf(pdf, scan, seed, { dotsPerInch: 150, tilt });
      return [{ path: scan, kind: 'pdf' }];
    case 'scan at 300 dpi':
      await scanOf(pdf, scan, seed, { dotsPerInch: 300, tilt });
      return [{ path: scan, kind: 'pdf' }];
    case 'worn scan': {
      const quarterTurns = random.pick([0, 1, 2, 3] as const);
      await scanOf(pdf, scan, seed, { dotsPerInch: 200, tilt: tilt * 2, quarterTurns, wear: 0.8 });
      return [{ path: scan, kind: 'pdf' }];
    }
    case 'photo': {
      const photo = pdf.replace(/\.pdf$/, '.jpg');
      await photoOf(pdf, photo, seed);
      return [{ path: photo, kind: 'jpg' }];
    }
    default:
      return [{ path: pdf, kind: 'pdf' }];
  }
}

function billOf(layout: Layout, seed: number, medium: Medium): TestBill {
  const currency = medium === 'other currency' ? CURRENCIES[seed % 3] : undefined;
  // A photo shows one page.
  const facts = factsOf(seed, { ...layout.wanted, ...(currency && { currency }) });
  return {
    seed,
    medium,
    heldOut: seed % 2 === 1,
    facts,
    truth: truthOf(facts, layout),
    write: async (folder) => {
      const pdf = path.join(folder, `bill-${seed}.pdf`);
      await writeFile(pdf, await (await layout.draw(facts)).bytes());
      return writeMedium(pdf, { seed, medium });
    },
  };
}

function otherOf(seed: number, index: number): TestBill {
  const scanned = index >= NOT_BILLS.length;
  const draw = NOT_BILLS[index % NOT_BILLS.length] ?? emptySheet;
  return {
    seed,
    medium: 'not a bill',
    heldOut: seed % 2 === 1,
    truth: NO_BILL,
    write: async (folder) => {
      const pdf = path.join(folder, `other-${seed}.pdf`);
      await writeFile(pdf, await (await draw(seed)).bytes());
      return writeMedium(pdf, { seed, medium: scanned ? 'scan at 150 dpi' : 'text' });
    },
  };
}

const EMPTY: ((folder: string, seed: number) => Promise<BillFile[]>)[] = [
  async (folder, seed) => {
    const pdf = path.join(folder, `empty-${seed}.pdf`);
    await writeFile(pdf, await (await emptySheet()).bytes());
    return [{ path: pdf, kind: 'pdf' }];
  },
  async (folder, seed) => {
    const pdf = path.join(folder, `empty-${seed}.pdf`);
    await writeFile(pdf, await (await emptySheet()).bytes());
    return writeMedium(pdf, { seed, medium: 'scan at 150 dpi' });
  },
  async (folder, seed) => {
    const photo = path.join(folder, `empty-${seed}.png`);
    await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#20242a' } })
      .png()
      .toFile(photo);
    return [{ path: photo, kind: 'png' }];
  },
];

/** All made-up bills, the same on every run. */
export function testBills(): TestBill[] {
  const bills = LAYOUTS.flatMap((layout, index) =>
    MEDIA.map((medium, each) => billOf(layout, index * MEDIA.length + each, medium)),
  );
  const others = Array.from({ length: NOT_BILLS.length * 2 }, (_, index) =>
    otherOf(bills.length + index, index),
  );
  const empty = Array.from({ length: EMPTY.length * 2 }, (_, index): TestBill => {
    const seed = bills.length + others.length + index;
    return {
      seed,
      medium: 'empty',
      heldOut: seed % 2 === 1,
      truth: { ...NO_BILL, kind: 'empty' },
      write: (folder) => EMPTY[index % EMPTY.length]?.(folder, seed) ?? Promise.resolve([]),
    };
  });
  return [...bills, ...others, ...empty];
}
