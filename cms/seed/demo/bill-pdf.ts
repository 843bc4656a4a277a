/** What a bill of a waste hauler says. */
export interface BillWords {
  hauler: string;
  customer: string;
  address: string;
  /** Dollars. */
  amount: number;
}

const escaped = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[\\()]/g, '\\$&');

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

function linesOf({ hauler, customer, address, amount }: BillWords): string[] {
  const surcharge = Math.round(amount * 8) / 100;
  return [
    hauler,
    'Invoice (demo: this business does not exist)',
    '',
    `Customer: ${customer}`,
    address,
    '',
    `Trash and recycling, monthly service    ${dollars(amount - surcharge)}`,
    `Fuel surcharge                          ${dollars(surcharge)}`,
    `Total                                   ${dollars(amount)}`,
  ];
}

/** Numbered objects, the table that says where each begins, and the end of the file. */
function fileOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  return Buffer.from(
    `${file}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}

/** A bill of one page, as a PDF that every reader opens. */
export function billPdf(words: BillWords): Buffer {
  const text = linesOf(words).map((line) => `(${escaped(line)}) Tj T*`);
  const page = `BT /F1 11 Tf 16 TL 72 720 Td\n${text.join('\n')}\nET`;
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ]);
}
