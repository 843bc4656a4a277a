import { randomOf } from './facts.ts';
import { Sheet } from './sheet.ts';

/** What people send by mistake: none of it is a carter's bill. */
export const NOT_BILLS: ((seed: number) => Promise<Sheet>)[] = [
  async (seed) => {
    const sheet = await Sheet.of('serif', { size: 12 });
    sheet
      .text(60, 80, 'Dear Sir or Madam,')
      .text(60, 120, 'We write to confirm the meeting of the tenants on October 14 at 7 pm.');
    return sheet
      .text(60, 140, 'Please bring your keys and the forms that the managing agent sent you.')
      .text(60, 200, `Reference ${seed}`);
  },
  async (seed) => {
    const random = randomOf(seed);
    const sheet = await Sheet.of('sans');
    sheet.text(306, 50, 'Lunch Menu', { size: 24, bold: true, align: 'center' });
    ['Lentil soup', 'Grilled cheese', 'Cobb salad', 'Turkey club', 'Food of the day', 'Coffee'].forEach(
      (dish, index) => {
        sheet
          .text(80, 110 + index * 26, dish)
          .text(520, 110 + index * 26, `$${(random.whole(300, 1900) / 100).toFixed(2)}`, { align: 'right' });
      },
    );
    return sheet;
  },
  async (seed) => {
    const random = randomOf(seed);
    const sheet = await Sheet.of('sans');
    sheet
      .text(40, 40, 'Electric account', { size: 18, bold: true })
      .text(40, 80, `Account number ${random.whole(100_000, 999_999)}`);
    sheet
      .text(40, 100, 'Billing period Oct 1, 2026 - Oct 31, 2026')
      .text(40, 130, 'Supply 1,204 kWh')
      .text(500, 130, '$210.70', { align: 'right' });
    return sheet
      .text(40, 150, 'Delivery')
      .text(500, 150, '$164.02', { align: 'right' })
      .text(40, 180, 'Total amount due', { bold: true })
      .text(500, 180, '$374.72', { bold: true, align: 'right' });
  },
  async (seed) => {
    const sheet = await Sheet.of('serif', { size: 11 });
    sheet.text(306, 60, 'Agreement for the collection of waste', { size: 16, bold: true, align: 'center' });
    const text = [
      'This agreement is made between the customer and the carter named below.',
      'The carter collects refuse and recycling on the days agreed in the schedule.',
      'Either party may end it with thirty days of notice in writing.',
      `Schedule ${seed}: containers, days and times of collection.`,
    ];
    text.forEach((line, index) => sheet.text(60, 110 + index * 22, line));
    return sheet;
  },
];

export async function emptySheet(): Promise<Sheet> {
  return Sheet.of('sans');
}
