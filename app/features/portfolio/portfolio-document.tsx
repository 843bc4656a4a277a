import { View } from '@react-pdf/renderer';
import { type Imprint, PdfDocument } from '../pdf/document.tsx';
import { PdfText } from '../pdf/parts.tsx';
import { PALETTE, styles } from '../pdf/styles.ts';
import { buildingText, countOf } from './dates-view.ts';
import type { DueDate } from './due-dates.ts';
import { documentLine } from './export-rows.ts';

export interface PortfolioDocumentProps {
  name: string;
  buildings: number;
  /** What is filtered, in words. */
  filtered?: string;
  /** How many dates there are; the document may have fewer. */
  total: number;
  dates: readonly DueDate[];
  imprint: Imprint;
}

const Line = ({ date }: { date: DueDate }) => {
  const { when, what, penalty } = documentLine(date);
  return (
    <View
      wrap={false}
      style={[styles.row, { gap: 10, paddingVertical: 3, borderTopWidth: 0.5, borderTopColor: PALETTE.hair }]}
    >
      <PdfText style={[styles.strong, { width: 96 }]}>{when}</PdfText>
      <View style={styles.column}>
        <PdfText style={styles.strong}>{buildingText(date)}</PdfText>
        <PdfText>{what}</PdfText>
        <PdfText style={styles.note}>{`If missed: ${penalty}`}</PdfText>
      </View>
    </View>
  );
};

/** The dates of a portfolio for the next twelve months, on paper. */
export const PortfolioDocument = ({
  name,
  buildings,
  filtered,
  total,
  dates,
  imprint,
}: PortfolioDocumentProps) => (
  <PdfDocument title="Portfolio" imprint={imprint}>
    <View style={{ marginTop: 10, marginBottom: 8 }}>
      <PdfText style={{ fontSize: 15, fontWeight: 700, marginBottom: 3 }}>{name}</PdfText>
      <PdfText style={styles.soft}>
        {`${countOf(buildings, 'building')} · ${countOf(total, 'date')} in the next twelve months${filtered ? ` (${filtered})` : ''}`}
      </PdfText>
      {total > dates.length ? (
        <PdfText style={[styles.strong, { marginTop: 4 }]}>
          {`Here are the first ${dates.length}. The CSV and Excel files have all of them.`}
        </PdfText>
      ) : null}
    </View>
    {dates.map((date) => (
      <Line key={date.id} date={date} />
    ))}
  </PdfDocument>
);
