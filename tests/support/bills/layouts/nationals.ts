import { bare, day, money } from '../print.ts';
import { Sheet } from '../sheet.ts';
import type { Layout } from './layout.ts';

const TERMS =
  'Rates and charges may change with thirty days of notice in writing. Prohibited materials are not collected.';

/** A summary first, the details on the next page, the terms on the last. */
const pages: Layout = {
  name: 'several pages',
  wanted: { carried: true },
  draw: async (facts) => {
    const sheet = await Sheet.of('sans');
    sheet
      .text(40, 40, facts.haulerPrinted, { size: 20, bold: true })
      .text(572, 44, 'Page 1 of 3', { size: 8, align: 'right' });
    const summary: [string, string][] = [
      ['Account Number:', facts.account],
      ['Statement Date:', day.name(facts.invoiceDate)],
      ['Service Dates:', `${day.name(facts.start)} through ${day.name(facts.end)}`],
    ];
    summary.forEach(([label, value], index) =>
      sheet.text(40, 90 + index * 16, label, { bold: true }).text(150, 90 + index * 16, value),
    );
    sheet.text(40, 160, facts.customer).text(40, 175, facts.customerStreet);
    sheet.text(40, 215, 'Account summary', { size: 13, bold: true });
    const sums: [string, number][] = [
      ['Previous Balance', facts.previous],
      ['Payments Received', -facts.paid],
      ['Current Charges (see page 2)', facts.charges],
    ];
    sums.forEach(([label, value], index) =>
      sheet.text(40, 240 + index * 18, label).text(350, 240 + index * 18, bare(value), { align: 'right' }),
    );
    sheet
      .box(40, 300, 310, 26, 'gray')
      .text(46, 307, 'Total Amount Due', { bold: true })
      .text(344, 307, money(facts, facts.total), { bold: true, align: 'right' });
    sheet.text(40, 345, `Due by ${day.name(facts.dueDate)}`);
    sheet
      .next()
      .text(40, 40, 'Details of your charges', { size: 13, bold: true })
      .text(572, 44, 'Page 2 of 3', { size: 8, align: 'right' });
    let top = 75;
    for (const line of facts.lines) {
      sheet.text(
        40,
        top,
        `Container: 1 - ${line.size} YD ${line.name.toLowerCase()} front load, ${line.pickups} pickups per week`,
        { bold: true },
      );
      sheet
        .text(
          52,
          top + 15,
          `Monthly ${line.name.toLowerCase()} service, ${line.quantity} yards at ${line.rate.toFixed(2)} per yard`,
        )
        .text(572, top + 15, bare(line.amount), { align: 'right' });
      top += 42;
    }
    for (const fee of facts.fees) {
      sheet.text(40, top, fee.label).text(572, top, bare(fee.amount), { align: 'right' });
      top += 17;
    }
    sheet.text(40, top, 'Sales Tax').text(572, top, bare(facts.tax), { align: 'right' });
    sheet
      .rule(40, 572, top + 18)
      .text(40, top + 24, 'Total Current Charges', { bold: true })
      .text(572, top + 24, money(facts, facts.charges), { bold: true, align: 'right' });
    sheet
      .next()
      .text(40, 40, 'Terms', { size: 13, bold: true })
      .text(572, 44, 'Page 3 of 3', { size: 8, align: 'right' });
    for (let line = 0; line < 12; line++) sheet.text(40, 70 + line * 16, TERMS, { size: 8 });
    sheet.text(40, 290, `Agreement term: January 1, 2024 - December 31, 2025. NYC BIC No. ${facts.license}`, {
      size: 8,
    });
    return sheet;
  },
};

/** A dense bill with a summary at the right, as large carters have. */
const dense: Layout = {
  name: 'dense bill of a large carter',
  draw: async (facts) => {
    const sheet = await Sheet.of('sans', { size: 8 });
    sheet.box(30, 30, 552, 3, 'dark').text(30, 42, facts.haulerPrinted, { size: 15, bold: true });
    sheet.text(30, 62, `Customer Service ${facts.phone}   Pay online   BIC #${facts.license}`);
    sheet.box(390, 45, 192, 92, 'gray');
    const box: [string, string][] = [
      ['Customer ID', facts.account],
      ['Service Period', `${day.short(facts.start)}-${day.short(facts.end)}`],
      ['Invoice Date', day.short(facts.invoiceDate)],
      ['Your Total Due', money(facts, facts.total)],
    ];
    box.forEach(([label, value], index) =>
      sheet
        .text(396, 52 + index * 20, label)
        .text(576, 52 + index * 20, value, { align: 'right', bold: true }),
    );
    sheet.text(30, 100, facts.customer).text(30, 111, facts.customerStreet);
    sheet.text(30, 160, 'Service location and charges', { bold: true, size: 10 });
    sheet
      .cells(
        178,
        [
          [30, 'Date'],
          [80, 'Description'],
          [330, 'Size'],
          [390, 'Freq'],
          [480, 'Unit rate / yd', 'right'],
          [582, 'Total', 'right'],
        ],
        { bold: true },
      )
      .rule(30, 582, 190);
    let top = 196;
    for (const line of facts.lines) {
      sheet.cells(top, [
        [30, day.short(facts.end)],
        [80, `${line.name} dumpster service`],
        [330, `${line.size} yd`],
        [390, `${line.pickups}x wk`],
        [480, line.rate.toFixed(2), 'right'],
        [582, bare(line.amount), 'right'],
      ]);
      top += 13;
    }
    for (const fee of facts.fees) {
      sheet.cells(top, [
        [30, day.short(facts.end)],
        [80, fee.label],
        [582, bare(fee.amount), 'right'],
      ]);
      top += 13;
    }
    sheet.cells(top, [
      [80, 'State and local sales tax'],
      [582, bare(facts.tax), 'right'],
    ]);
    sheet.rule(30, 582, top + 15).cells(
      top + 20,
      [
        [80, 'Total Current Charges'],
        [582, money(facts, facts.charges), 'right'],
      ],
      { bold: true },
    );
    sheet.text(
      30,
      640,
      `To avoid a late fee of ${money(facts, 35)} pay on time. Contract rates effective 1/1/2024 - 12/31/2026.`,
      { size: 7 },
    );
    sheet
      .text(30, 700, `Amount due by ${day.short(facts.dueDate)}`)
      .text(300, 700, money(facts, facts.total), { bold: true });
    return sheet;
  },
};

/** On wide paper, with days as computers write them. */
const wide: Layout = {
  name: 'wide paper',
  draw: async (facts) => {
    const sheet = await Sheet.of('serif', { size: 11, paper: [792, 612] });
    sheet
      .text(40, 36, facts.haulerPrinted, { size: 20, bold: true })
      .text(752, 42, `TWC-${facts.license}`, { align: 'right' });
    sheet.text(40, 64, `${facts.street}, ${facts.phone}`);
    sheet
      .text(40, 95, `Client no.: ${facts.account}`)
      .text(250, 95, `Period: ${facts.start} to ${facts.end}`)
      .text(560, 95, `Invoice date: ${facts.invoiceDate}`);
    sheet.text(40, 112, `${facts.customer}, ${facts.customerStreet}`);
    sheet
      .cells(
        150,
        [
          [40, 'Service'],
          [200, 'Days'],
          [330, 'Yards'],
          [430, 'Price/CY'],
          [560, 'Volume'],
          [752, 'Charge', 'right'],
        ],
        { bold: true },
      )
      .rule(40, 752, 166);
    let top = 174;
    const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    for (const line of facts.lines) {
      sheet.cells(top, [
        [40, line.name],
        [200, line.pickups === 1 ? '1/wk' : week.slice(0, line.pickups).join('/')],
        [330, String(line.size)],
        [430, line.rate.toFixed(2)],
        [560, String(line.quantity)],
        [752, money(facts, line.amount), 'right'],
      ]);
      top += 20;
    }
    for (const fee of facts.fees) {
      sheet.cells(top, [
        [40, fee.label],
        [752, money(facts, fee.amount), 'right'],
      ]);
      top += 20;
    }
    sheet.rule(40, 752, top).cells(top + 8, [
      [560, 'Total before tax'],
      [752, money(facts, facts.subtotal), 'right'],
    ]);
    sheet.cells(top + 28, [
      [560, 'Sales tax'],
      [752, money(facts, facts.tax), 'right'],
    ]);
    sheet.cells(
      top + 50,
      [
        [560, 'Grand total'],
        [752, money(facts, facts.total), 'right'],
      ],
      { bold: true, size: 13 },
    );
    return sheet;
  },
};

export const NATIONALS = [pages, dense, wide];
