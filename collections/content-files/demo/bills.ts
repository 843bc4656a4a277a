import { exampleZone } from '#law/commercial-waste/example-zone.ts';
import { assessmentBillPlace, invoicePlace } from '#collections/bills/uploads/bill-names.ts';
import { firstScanState, queueScan } from '#collections/bills/uploads/scan.ts';
import { createBill } from '#collections/bills/stored-bill.ts';
import { createSubmission } from '#collections/submissions/store.ts';
import { fullAddress, setStatus, type Demo, type Store, type Visitor } from './visitors.ts';

/** Writes a one-page PDF in Courier, too simple to need a library. Names and addresses are plain ASCII. */
function billPdf(sender: Visitor): Buffer {
  const lines = [
    'Demo Carting: invoice (this business does not exist)',
    `Customer: ${sender.name}, ${fullAddress(sender)}`,
    'Trash and recycling, monthly service   $640.00',
    'Fuel surcharge                          $51.20',
    'Total                                  $691.20',
  ];
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) '`);
  const drawing = `BT /F1 11 Tf 18 TL 60 738 Td ${shown.join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = String(file.length).padStart(10, '0');
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

interface BillPlace {
  bill: number;
  name: string;
  prefix: string;
  assessment?: number;
}

async function storeFile({ req, sender, sent }: Demo, { name, ...place }: BillPlace): Promise<void> {
  const bytes = billPdf(sender);
  const file = await req.payload.create({
    collection: 'bill-uploads',
    data: {
      ...sent,
      ...place,
      originalName: 'bill.pdf',
      fileNumber: 1,
      consentToAnalysis: true,
      scan: firstScanState(),
    },
    file: { name, mimetype: 'application/pdf', size: bytes.length, data: bytes },
    req,
  });
  await queueScan(req, file);
}

export const storeInvoice: Store = async (demo) => {
  const { req, sender, sent, isOld, digest } = demo;
  const company = `${sender.lastName} Bakery`;
  const { name, email } = sender;
  const summary = { title: company, name, company, email, module: 'll199' };
  const { id: submission } = await createSubmission(req, 'invoice-submissions', { ...summary, ...sent });
  const bill = await createBill(req, { submission, module: 'll199' });
  await storeFile(demo, { bill: bill.id, ...invoicePlace('pdf') });
  if (isOld) await setStatus(req, submission, 'inReview');
  return req.payload.create({
    collection: 'invoice-submissions',
    data: {
      ...sent,
      submission,
      buildingAddress: fullAddress(sender),
      buildingType: 'restaurant',
      squareFootage: 2400,
      contactName: sender.name,
      contactEmail: sender.email,
      contactPhone: sender.phone,
      additionalNotes: `Business name: ${company}\nWaste hauler: Demo Carting\nMonthly bill: $691.20`,
      submissionDigest: digest('invoice'),
    },
    req,
  });
};

export const storeAssessment: Store = async (demo) => {
  const { req, sender, sent, digest, publicId } = demo;
  const { firstName, lastName, name, email, phone, street, borough, zipCode } = sender;
  const reportId = publicId('cwz');
  const { id } = await req.payload.create({
    collection: 'cwz-assessments',
    data: {
      ...sent,
      businessName: `${lastName} Diner`,
      businessType: 'restaurant',
      address: street,
      borough,
      zipCode,
      squareFootage: 1800,
      pickupsPerWeek: 5,
      wasteTypes: { trash: true, recycling: true, foodWaste: true },
      currentHauler: 'other',
      customHaulerName: 'Demo Carting',
      haulerYears: '1_to_3',
      satisfactionRating: 3,
      monthlyBill: '$691.20',
      complianceWarning: false,
      consentToZoneComparison: true,
      firstName,
      lastName,
      contactName: name,
      role: 'owner',
      email,
      phone,
      consentToEmail: true,
      zone: exampleZone(borough, 0.5),
      reportId,
      submissionDigest: digest('assessment'),
    },
    req,
  });
  const company = `${lastName} Diner`;
  const summary = { title: company, name, company, email, module: 'cwz' };
  const { id: submission } = await createSubmission(req, 'bill-uploads', { ...summary, ...sent });
  const bill = await createBill(req, { submission, module: 'cwz' });
  const place = assessmentBillPlace(reportId, 'bill.pdf', 'pdf');
  await storeFile(demo, { bill: bill.id, ...place, assessment: id });
};
