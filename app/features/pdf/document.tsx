import { Document, Link, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { SiteSettings } from '#app/content/site-settings.server.ts';
import { MARK } from '#app/ui/layout/mark.tsx';
import { FONT_STACK } from './fonts.server.ts';
import { PALETTE, styles } from './styles.ts';

/** Who publishes a document, and when. */
export interface Imprint {
  site: Pick<SiteSettings, 'productName' | 'tagline'>;
  /** The page that the document was made from. */
  address: string;
  /** The date in the US long form. */
  made: string;
}

const Masthead = ({ title, imprint: { site } }: { title: string; imprint: Imprint }) => (
  <View
    fixed
    style={[
      styles.between,
      { alignItems: 'center', paddingBottom: 8, borderBottomWidth: 0.75, borderBottomColor: PALETTE.line },
    ]}
  >
    <View style={[styles.row, { alignItems: 'center', gap: 5 }]}>
      <Svg viewBox="0 0 24 24" style={{ width: 13, height: 13 }}>
        <Path d={MARK.lot} fill={PALETTE.lot} />
        <Path d={MARK.lines} fill="none" stroke={PALETTE.ink} strokeWidth={2} />
      </Svg>
      <Text style={{ fontSize: 10.5, fontWeight: 700 }}>{site.productName}</Text>
      <Text style={[styles.soft, { marginLeft: 4 }]}>{site.tagline}</Text>
    </View>
    <Text style={styles.strong}>{title}</Text>
  </View>
);

const Footer = ({ address, made }: Imprint) => (
  <View
    fixed
    style={[
      styles.between,
      styles.soft,
      { fontSize: 7 },
      { position: 'absolute', bottom: 22, left: 42, right: 42, paddingTop: 5 },
      { borderTopWidth: 0.75, borderTopColor: PALETTE.line },
    ]}
  >
    <Text style={styles.column}>
      Made on {made} ·{' '}
      <Link src={address} style={styles.link}>
        {address}
      </Link>
    </Text>
    <Text render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
  </View>
);

interface PdfDocumentProps {
  title: string;
  imprint: Imprint;
  children: ReactNode;
}

/** The layout of every document: name and title above, address and date below, on US Letter. */
export const PdfDocument = ({ title, imprint, children }: PdfDocumentProps) => (
  <Document
    title={`${title} · ${imprint.site.productName}`}
    author={imprint.site.productName}
    creator={imprint.site.productName}
    producer={imprint.site.productName}
    language="en-US"
  >
    <Page size="LETTER" style={[styles.page, { fontFamily: FONT_STACK }]}>
      <Masthead title={title} imprint={imprint} />
      {children}
      <Footer {...imprint} />
    </Page>
  </Document>
);
