import { bare, day, money } from '../print.ts';
import { Sheet } from '../sheet.ts';
import type { Layout } from './layout.ts';

/** The usual invoice: facts in the corner, a table, totals at its foot. */
const invoice: Layout = {
  name: 'invoice with a table',
  draw: async (facts) => {
    const sheet = await Sheet.of('sans');
    sheet.text(50, 45, facts.haulerPrinted, { size: 18, bold: true });
    sheet.text(50, 70, facts.street).text(50, 84, `${facts.phone}   BIC License No. ${facts.license}`);
    sheet.text(562, 45, 'INVOICE', { size: 20, bold: true, align: 'right' });
    const corner: [string, string][] = [
      ['Invoice No:', facts.invoice],
      ['Invoice Date:', day.slashes(facts.invoiceDate)],
      ['Account No:', facts.account],
      ['Service Period:', `${day.slashes(facts.start)} - ${day.slashes(facts.end)}`],
      ['Due Date:', day.slashes(facts.dueDate)],
    ];
    corner.forEach(([label, value], row) => {
      sheet
        .text(350, 80 + row * 15, label, { bold: true })
        .text(562, 80 + row * 15, value, { align: 'right' });
    });
    sheet
      .text(50, 175, 'Bill to:', { bold: true })
      .text(50, 190, facts.customer)
      .text(50, 204, facts.customerStreet);
    sheet.box(50, 235, 512, 18, 'gray');
    sheet.cells(
      239,
      [
        [55, 'Description'],
        [270, 'Size (CY)'],
        [335, 'Pickups/Wk'],
        [470, 'Rate per CY', 'right'],
        [557, 'Amount', 'right'],
      ],
      { bold: true },
    );
    let top = 262;
    for (const line of facts.lines) {
      sheet.cells(top, [
        [55, `${line.name} collection`],
        [280, String(line.size)],
        [355, String(line.pickups)],
        [470, money(facts, line.rate), 'right'],
        [557, money(facts, line.amount), 'right'],
      ]);
      top += 18;
    }
    for (const fee of facts.fees) {
      sheet.cells(top, [
        [55, fee.label],
        [557, money(facts, fee.amount), 'right'],
      ]);
      top += 18;
    }
    sheet.rule(50, 562, top + 4);
    const sums: [string, number][] = [
      ['Subtotal', facts.subtotal],
      ['Sales tax (8.875%)', facts.tax],
    ];
    for (const [label, value] of sums) {
      top += 18;
      sheet.text(400, top, label).text(557, top, money(facts, value), { align: 'right' });
    }
    sheet
      .text(400, top + 22, 'Total Due', { bold: true, size: 12 })
      .text(557, top + 22, money(facts, facts.total), { bold: true, size: 12, align: 'right' });
    sheet.text(50, 740, 'Thank you for your business. Payment terms: net 15 days.', { size: 8 });
    return sheet;
  },
};

/** One consolidated bill a month, by stream, as in the zones. */
const consolidated: Layout = {
  name: 'consolidated bill by stream',
  draw: async (facts) => {
    const sheet = await Sheet.of('sans', { size: 9.5 });
    sheet.box(0, 0, 612, 70, 'dark').text(40, 22, facts.haulerPrinted, { size: 20, bold: true, white: true });
    sheet.text(572, 28, `NYC BIC License #${facts.license}`, { align: 'right', white: true });
    sheet.text(40, 90, 'Commercial Waste Zone consolidated bill', { size: 13, bold: true });
    sheet
      .text(40, 120, `Customer: ${facts.customer}`)
      .text(40, 134, `Service address: ${facts.customerStreet}`);
    sheet.text(572, 120, `Account number ${facts.account}`, { align: 'right' });
    sheet.text(572, 134, `Billing period ${day.name(facts.start)} to ${day.name(facts.end)}`, {
      align: 'right',
    });
    sheet
      .rule(40, 572, 165)
      .cells(
        170,
        [
          [40, 'Stream'],
          [150, 'Container'],
          [260, 'Collections per week'],
          [470, 'Price per cubic yard', 'right'],
          [572, 'Monthly charge', 'right'],
        ],
        { bold: true },
      )
      .rule(40, 572, 184);
    let top = 192;
    for (const line of facts.lines) {
      sheet.cells(top, [
        [40, line.name],
        [150, `${line.size} cu yd`],
        [300, `${line.pickups}`],
        [470, money(facts, line.rate), 'right'],
        [572, money(facts, line.amount), 'right'],
      ]);
      top += 20;
    }
    sheet.rule(40, 572, top);
    for (const fee of facts.fees) {
      sheet.cells(top + 6, [
        [40, fee.label],
        [572, money(facts, fee.amount), 'right'],
      ]);
      top += 17;
    }
    sheet.cells(top + 14, [
      [350, 'Sales tax'],
      [572, money(facts, facts.tax), 'right'],
    ]);
    sheet.cells(
      top + 34,
      [
        [350, 'TOTAL AMOUNT DUE'],
        [572, money(facts, facts.total), 'right'],
      ],
      { bold: true, size: 12 },
    );
    sheet.text(
      40,
      top + 80,
      `Please pay by ${day.long(facts.dueDate)}. You may choose among the carters of your zone.`,
    );
    sheet.text(40, 730, `${facts.haulerPrinted}, ${facts.street}, ${facts.phone}`, { size: 8 });
    return sheet;
  },
};

/** Every pickup is weighed. */
const tickets: Layout = {
  name: 'weight tickets',
  wanted: { weighed: true },
  hides: ['size', 'pickups'],
  draw: async (facts) => {
    const sheet = await Sheet.of('typewriter', { size: 9 });
    sheet.text(306, 36, facts.haulerPrinted.toUpperCase(), { size: 15, bold: true, align: 'center' });
    sheet.text(306, 56, `${facts.street} * ${facts.phone}`, { align: 'center' });
    sheet
      .text(40, 90, `CUSTOMER NO. ${facts.account}`)
      .text(572, 90, `BIC# ${facts.license}`, { align: 'right' });
    sheet.text(40, 104, facts.customer).text(572, 104, `INVOICE ${facts.invoice}`, { align: 'right' });
    sheet
      .text(40, 118, facts.customerStreet)
      .text(572, 118, `DATE ${day.short(facts.invoiceDate)}`, { align: 'right' });
    sheet.text(40, 146, `FOR SERVICE FROM ${day.short(facts.start)} THRU ${day.short(facts.end)}`, {
      bold: true,
    });
    sheet
      .rule(40, 572, 166)
      .cells(
        172,
        [
          [40, 'MATERIAL'],
          [240, 'WEIGHT LBS'],
          [380, 'RATE/100 LB'],
          [572, 'CHARGE', 'right'],
        ],
        { bold: true },
      )
      .rule(40, 572, 186);
    let top = 194;
    for (const line of facts.lines) {
      sheet.cells(top, [
        [40, `${line.name} pickups`],
        [240, String(line.quantity)],
        [380, line.rate.toFixed(2)],
        [572, bare(line.amount), 'right'],
      ]);
      top += 16;
    }
    for (const fee of facts.fees) {
      sheet.cells(top, [
        [40, fee.label.toUpperCase()],
        [572, bare(fee.amount), 'right'],
      ]);
      top += 16;
    }
    sheet.rule(40, 572, top + 2);
    sheet.cells(top + 10, [
      [380, 'SUB-TOTAL'],
      [572, bare(facts.subtotal), 'right'],
    ]);
    sheet.cells(top + 26, [
      [380, 'SALES TAX'],
      [572, bare(facts.tax), 'right'],
    ]);
    sheet.cells(
      top + 44,
      [
        [380, 'BALANCE DUE'],
        [572, money(facts, facts.total), 'right'],
      ],
      { bold: true },
    );
    return sheet;
  },
};

export const TABLES = [invoice, consolidated, tickets];
