import { bare, day, money } from '../print.ts';
import { Sheet } from '../sheet.ts';
import type { Layout } from './layout.ts';

/** Labels in a strip of boxes, each above its value. */
const strip: Layout = {
  name: 'values below their labels',
  wanted: { carried: true },
  draw: async (facts) => {
    const sheet = await Sheet.of('serif', { size: 11 });
    sheet.text(306, 40, facts.haulerPrinted, { size: 22, bold: true, align: 'center' });
    sheet.text(306, 66, `${facts.street}  |  ${facts.phone}  |  License No. BIC-${facts.license}`, {
      size: 9,
      align: 'center',
    });
    const boxes: [string, string][] = [
      ['Account #', facts.account],
      ['Invoice date', day.name(facts.invoiceDate)],
      ['Billing period', `${day.nameWithoutYear(facts.start)} - ${day.name(facts.end)}`],
      ['Amount due', money(facts, facts.total)],
    ];
    const widths = [100, 110, 180, 122];
    let left = 50;
    boxes.forEach(([label, value], index) => {
      const width = widths[index] ?? 100;
      sheet
        .box(left, 100, width, 44)
        .text(left + 8, 106, label, { size: 9 })
        .text(left + 8, 122, value, { bold: true });
      left += width;
    });
    sheet.text(50, 165, facts.customer).text(50, 180, facts.customerStreet);
    const rows: [string, number][] = [
      ['Previous balance', facts.previous],
      ['Payments received - thank you', -facts.paid],
      ...facts.lines.map((line): [string, number] => [
        `${line.name}: ${line.size} yard container, ${line.pickups}x per week, ${line.rate.toFixed(2)} per yd`,
        line.amount,
      ]),
      ...facts.fees.map((fee): [string, number] => [fee.label, fee.amount]),
      ['Tax', facts.tax],
    ];
    rows.forEach(([label, value], index) => {
      sheet
        .text(50, 215 + index * 20, label)
        .text(562, 215 + index * 20, value < 0 ? `-${money(facts, -value)}` : money(facts, value), {
          align: 'right',
        });
    });
    const end = 225 + rows.length * 20;
    sheet
      .rule(400, 562, end)
      .text(400, end + 6, 'New balance', { bold: true })
      .text(562, end + 6, money(facts, facts.total), { bold: true, align: 'right' });
    return sheet;
  },
};

/** A statement of account: charges and payments by day, and a balance that runs. */
const ledger: Layout = {
  name: 'statement with a running balance',
  wanted: { carried: true },
  hides: ['pickups', 'rate', 'license'],
  draw: async (facts) => {
    const sheet = await Sheet.of('typewriter', { size: 9 });
    sheet.text(40, 40, facts.haulerPrinted, { size: 14, bold: true }).text(40, 58, facts.street);
    sheet.text(572, 40, 'STATEMENT', { size: 14, bold: true, align: 'right' });
    sheet.text(572, 58, `Statement date: ${day.short(facts.invoiceDate)}`, { align: 'right' });
    sheet
      .text(40, 90, `Account: ${facts.account}`)
      .text(40, 102, facts.customer)
      .text(40, 114, facts.customerStreet);
    sheet.text(40, 140, `Services for the period ${day.short(facts.start)} - ${day.short(facts.end)}`);
    sheet
      .cells(
        168,
        [
          [40, 'Date'],
          [110, 'Description'],
          [420, 'Charges', 'right'],
          [490, 'Payments', 'right'],
          [572, 'Balance', 'right'],
        ],
        { bold: true },
      )
      .rule(40, 572, 181);
    let balance = facts.previous;
    let top = 188;
    const row = (date: string, text: string, charge: number, payment: number) => {
      balance = Math.round((balance + charge - payment) * 100) / 100;
      sheet.cells(top, [
        [40, day.short(date)],
        [110, text],
        ...(charge ? [[420, bare(charge), 'right'] as [number, string, 'right']] : []),
        ...(payment ? [[490, bare(payment), 'right'] as [number, string, 'right']] : []),
        [572, bare(balance), 'right'],
      ]);
      top += 15;
    };
    row(facts.start, 'Balance forward', 0, 0);
    row(facts.start, 'Payment - thank you', 0, facts.paid);
    for (const line of facts.lines) row(facts.end, `${line.name} ${line.size} YD container`, line.amount, 0);
    for (const fee of facts.fees) row(facts.end, fee.label, fee.amount, 0);
    row(facts.end, 'NY sales tax', facts.tax, 0);
    sheet
      .rule(40, 572, top + 2)
      .text(40, top + 12, `TOTAL NOW DUE  ${money(facts, facts.total)}`, { size: 12, bold: true });
    sheet.text(40, top + 34, `Past due amounts are subject to a late charge of 1.5% per month.`, { size: 8 });
    return sheet;
  },
};

/** The tear-off slip at the foot repeats what matters. */
const coupon: Layout = {
  name: 'payment coupon',
  wanted: { carried: true },
  draw: async (facts) => {
    const sheet = await Sheet.of('sans', { size: 10 });
    sheet
      .text(40, 36, facts.haulerPrinted, { size: 16, bold: true })
      .text(40, 58, `${facts.phone}  -  BIC Lic. # ${facts.license}`);
    sheet
      .text(330, 40, `Customer ID: ${facts.account}`)
      .text(330, 54, `Bill date: ${day.long(facts.invoiceDate)}`)
      .text(330, 68, `Period Begin: ${day.dashes(facts.start)}   Period End: ${day.dashes(facts.end)}`);
    sheet.text(40, 110, 'Service detail', { bold: true, size: 12 }).rule(40, 572, 127);
    let top = 136;
    for (const line of facts.lines) {
      sheet
        .text(40, top, `${line.name} service`, { bold: true })
        .text(572, top, money(facts, line.amount), { align: 'right' });
      sheet.text(
        52,
        top + 13,
        `${line.size} yd, ${line.pickups} times per week, $${line.rate.toFixed(2)}/cu yd`,
        { size: 9 },
      );
      top += 32;
    }
    for (const fee of facts.fees) {
      sheet.text(40, top, fee.label).text(572, top, money(facts, fee.amount), { align: 'right' });
      top += 16;
    }
    sheet.text(40, top, 'Sales tax').text(572, top, money(facts, facts.tax), { align: 'right' });
    sheet
      .rule(40, 572, top + 18)
      .text(40, top + 24, 'Total current charges', { bold: true })
      .text(572, top + 24, money(facts, facts.charges), { align: 'right', bold: true });
    sheet
      .text(40, top + 40, 'Previous balance')
      .text(572, top + 40, money(facts, facts.previous), { align: 'right' });
    sheet
      .text(40, top + 56, 'Payments')
      .text(572, top + 56, `(${money(facts, facts.paid)})`, { align: 'right' });
    sheet
      .rule(20, 592, 610, true)
      .text(306, 614, 'Please detach and return with your payment', { size: 8, align: 'center' });
    sheet
      .text(40, 640, `Customer ID ${facts.account}`)
      .text(40, 656, facts.customer)
      .text(40, 672, facts.customerStreet);
    sheet
      .text(330, 640, `Due date ${day.long(facts.dueDate)}`)
      .text(330, 660, 'PLEASE PAY THIS AMOUNT', { bold: true })
      .text(572, 660, money(facts, facts.total), { bold: true, size: 13, align: 'right' });
    sheet.text(330, 684, 'Amount enclosed $ ____________');
    return sheet;
  },
};

export const STATEMENTS = [strip, ledger, coupon];
