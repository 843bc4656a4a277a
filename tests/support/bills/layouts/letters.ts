import { day, money } from '../print.ts';
import { Sheet } from '../sheet.ts';
import type { Layout } from './layout.ts';

const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times', 'six times'];

/** A small carter's typed bill. */
const typed: Layout = {
  name: 'typed letter',
  hides: ['rate', 'license'],
  draw: async (facts) => {
    const sheet = await Sheet.of('typewriter', { size: 11 });
    sheet
      .text(60, 60, facts.haulerPrinted, { bold: true })
      .text(60, 75, facts.street)
      .text(60, 90, facts.phone);
    sheet.text(60, 130, day.long(facts.invoiceDate));
    sheet
      .text(60, 160, facts.customer)
      .text(60, 175, facts.customerStreet)
      .text(60, 200, `Acct. ${facts.account}`);
    const period = facts.start.endsWith('-01')
      ? `for the month of ${day.month(facts.start)}`
      : `from ${day.long(facts.start)} to ${day.long(facts.end)}`;
    sheet
      .text(60, 235, `Invoice ${facts.invoice}`, { bold: true })
      .text(60, 255, `Waste removal services ${period}`);
    let top = 290;
    for (const line of facts.lines) {
      sheet
        .text(60, top, `${line.name}, ${line.size} yd container,`)
        .text(60, top + 15, `  collected ${TIMES[line.pickups]} a week`)
        .text(540, top, money(facts, line.amount), { align: 'right' });
      top += 42;
    }
    for (const fee of facts.fees) {
      sheet.text(60, top, fee.label).text(540, top, money(facts, fee.amount), { align: 'right' });
      top += 20;
    }
    sheet.text(60, top, 'Sales tax 8.875%').text(540, top, money(facts, facts.tax), { align: 'right' });
    sheet
      .text(60, top + 30, 'Amount due', { bold: true })
      .text(540, top + 30, money(facts, facts.total), { bold: true, align: 'right' });
    sheet.text(60, top + 70, 'Checks payable to the above. Thank you.');
    return sheet;
  },
};

/** Billed by the quarter, in advance. */
const quarterly: Layout = {
  name: 'quarterly bill',
  wanted: { quarterly: true },
  draw: async (facts) => {
    const sheet = await Sheet.of('serif', { size: 11.5 });
    sheet
      .text(552, 50, facts.haulerPrinted, { size: 18, bold: true, align: 'right' })
      .text(552, 74, facts.street, { size: 9, align: 'right' })
      .text(552, 86, `Licensed by the Business Integrity Commission No. ${facts.license}`, {
        size: 9,
        align: 'right',
      });
    sheet.text(60, 60, 'Quarterly Invoice', { size: 16 });
    sheet
      .text(60, 120, `Customer no. ${facts.account}`)
      .text(60, 136, facts.customer)
      .text(60, 152, facts.customerStreet);
    sheet
      .text(60, 190, 'Service from')
      .text(160, 190, day.long(facts.start), { bold: true })
      .text(60, 206, 'Service to')
      .text(160, 206, day.long(facts.end), { bold: true });
    let top = 250;
    for (const line of facts.lines) {
      sheet
        .text(
          60,
          top,
          `${line.name} - ${line.size} cubic yards - ${line.pickups} pickups per week @ $${line.rate.toFixed(2)} per cubic yard`,
        )
        .text(552, top, money(facts, line.amount), { align: 'right' });
      top += 22;
    }
    for (const fee of facts.fees) {
      sheet.text(60, top, fee.label).text(552, top, money(facts, fee.amount), { align: 'right' });
      top += 22;
    }
    sheet
      .rule(60, 552, top)
      .text(60, top + 8, 'Total charges')
      .text(552, top + 8, money(facts, facts.subtotal), { align: 'right' });
    sheet
      .text(60, top + 28, 'NYC and NYS sales tax')
      .text(552, top + 28, money(facts, facts.tax), { align: 'right' });
    sheet
      .text(60, top + 52, 'Invoice Total', { bold: true, size: 13 })
      .text(552, top + 52, money(facts, facts.total), { bold: true, size: 13, align: 'right' });
    sheet.text(
      60,
      top + 90,
      `If paid after ${day.long(facts.dueDate)} please pay ${money(facts, facts.total * 1.015)}.`,
      { size: 9 },
    );
    return sheet;
  },
};

/** Two columns: the account on the left, the service on the right. */
const columns: Layout = {
  name: 'two columns',
  draw: async (facts) => {
    const sheet = await Sheet.of('sans', { size: 9 });
    sheet.text(40, 36, facts.haulerPrinted, { size: 17, bold: true }).rule(40, 572, 62);
    const left: [string, string][] = [
      ['Account', facts.account],
      ['Invoice', facts.invoice],
      ['Invoice date', day.capitals(facts.invoiceDate)],
      ['Billing period from', day.capitals(facts.start)],
      ['Billing period to', day.capitals(facts.end)],
      ['Payment due', day.capitals(facts.dueDate)],
      ['Current charges', money(facts, facts.subtotal)],
      ['Sales tax', money(facts, facts.tax)],
      ['Total due', money(facts, facts.total)],
    ];
    sheet.text(40, 76, 'YOUR ACCOUNT', { bold: true }).text(320, 76, 'YOUR SERVICE', { bold: true });
    left.forEach(([label, value], index) => {
      sheet
        .text(40, 98 + index * 18, label)
        .text(280, 98 + index * 18, value, { align: 'right', bold: label === 'Total due' });
    });
    let top = 96;
    for (const line of facts.lines) {
      sheet
        .text(320, top, `${line.name} (${line.size} CY, ${line.pickups}/wk)`)
        .text(572, top, money(facts, line.amount), { align: 'right' });
      sheet.text(328, top + 12, `at $${line.rate.toFixed(2)} per CY`, { size: 8 });
      top += 31;
    }
    for (const fee of facts.fees) {
      sheet.text(320, top, fee.label).text(572, top, money(facts, fee.amount), { align: 'right' });
      top += 15;
    }
    sheet.text(40, 300, `Questions? Call ${facts.phone}. BIC license number ${facts.license}.`);
    sheet.text(40, 316, `Service address: ${facts.customer}, ${facts.customerStreet}`);
    return sheet;
  },
};

export const LETTERS = [typed, quarterly, columns];
