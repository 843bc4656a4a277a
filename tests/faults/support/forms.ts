import { pdfBytes } from '#tests/support/bill-file.ts';

/** A completed form. It is the same each time it is sent, like a form that a browser resends. */
export interface Form {
  /** The email address in the form, which is unique. */
  mark: string;
  kind: Kind;
  path: string;
  body: () => BodyInit;
}

const ANSWERS = {
  contact: (mark: string) => ({ name: 'Ada Owner', email: mark, subject: 'A question', message: mark }),
  newsletter: (mark: string) => ({ email: mark }),
  vendor: (mark: string) => ({
    companyName: mark,
    serviceCategory: 'Engineering',
    contactName: 'Ada Owner',
    contactEmail: mark,
    servicesOffered: 'Energy audits',
    experience: 'Ten years',
  }),
  invoice: (mark: string) => ({
    businessName: 'Corner Shop',
    businessAddress: '1 Main Street',
    businessType: 'retail',
    squareFootage: '1200',
    contactName: 'Ada Owner',
    contactEmail: mark,
    haulerName: 'A hauler',
  }),
};

export type Kind = keyof typeof ANSWERS;

export const KINDS = Object.keys(ANSWERS) as Kind[];

const PATHS: Record<Kind, string> = {
  contact: '/contact',
  newsletter: '/ll97/newsletter',
  vendor: '/ll97/vendor-access',
  invoice: '/ll199/invoice',
};

const FILE_BYTES = 20_000;

/** Makes a PDF that has the same bytes for the same text. */
function makePdf(text: string): Blob {
  return new Blob([Buffer.concat([pdfBytes(text), Buffer.alloc(FILE_BYTES, `% ${text}\n`)])]);
}

function withFile(answers: Record<string, string>, mark: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) form.append(name, value);
  form.append('invoice', makePdf(mark), 'invoice.pdf');
  return form;
}

export function fillIn(kind: Kind, mark: string): Form {
  const answers: Record<string, string> = ANSWERS[kind](mark);
  const body = () => (kind === 'invoice' ? withFile(answers, mark) : new URLSearchParams(answers));
  return { mark, kind, path: PATHS[kind], body };
}
