import { Document, Link, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import { MARK } from '#app/ui/layout/mark.tsx';
import { Badge, Blocks, PdfText } from './pdf-blocks.tsx';
import type { Imprint, PdfContent, PdfSection, PdfVerdict } from './pdf-content.ts';
import { FONT_STACK } from './fonts.server.ts';
import { PALETTE, styles } from './pdf-styles.ts';

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

const LONG_FIGURE = 15;

const Verdict = ({ verdict }: { verdict: PdfVerdict }) => {
  const { tone, label, mark, sentence, figure, caption, more, beside } = verdict;
  const size = figure.length > LONG_FIGURE ? 15 : 24;
  return (
    <View style={styles.card} wrap={false}>
      <View style={{ width: '43%', padding: 11, borderRightWidth: 0.75, borderRightColor: PALETTE.line }}>
        <View style={[styles.row, { alignItems: 'center', gap: 8 }]}>
          <Badge tone={tone}>{label}</Badge>
          {mark ? <PdfText style={styles.mark}>{mark}</PdfText> : null}
        </View>
        <PdfText style={[styles.title, { marginTop: 8 }]}>{sentence}</PdfText>
        <PdfText style={[styles.title, { marginTop: 10, fontSize: size, lineHeight: 1.25 }]}>
          {figure}
        </PdfText>
        <PdfText style={styles.soft}>{caption}</PdfText>
        {more ? <PdfText style={{ marginTop: 5 }}>{more}</PdfText> : null}
      </View>
      <View style={[styles.column, { padding: 11 }]}>
        <Blocks blocks={beside} />
      </View>
    </View>
  );
};

const Section = ({ section: { heading, isStep, startsPage, blocks } }: { section: PdfSection }) => (
  <View
    style={[isStep ? styles.step : styles.section, styles.row, { gap: 6 }]}
    wrap={startsPage ?? false}
    break={startsPage}
  >
    {isStep ? <View style={styles.box} /> : null}
    <View style={styles.column}>
      {heading ? <PdfText style={isStep ? styles.stepHeading : styles.heading}>{heading}</PdfText> : null}
      <Blocks blocks={blocks} />
    </View>
  </View>
);

const isSection = (part: PdfContent['sections'][number]): part is PdfSection => 'blocks' in part;

const Part = ({ part }: { part: PdfContent['sections'][number] }) =>
  isSection(part) ? (
    <Section section={part} />
  ) : (
    <View style={styles.columns}>
      {part.map((sections, column) => (
        <View key={column} style={styles.column}>
          {sections.map((section, index) => (
            <Section key={index} section={section} />
          ))}
        </View>
      ))}
    </View>
  );

export const PdfDocument = ({ title, heading, intro, verdict, sections, imprint }: PdfContent) => (
  <Document
    title={`${title} · ${imprint.site.productName}`}
    author={imprint.site.productName}
    creator={imprint.site.productName}
    producer={imprint.site.productName}
    language="en-US"
  >
    <Page size="LETTER" style={[styles.page, { fontFamily: FONT_STACK }]}>
      <Masthead title={title} imprint={imprint} />
      <View style={{ marginTop: 10, marginBottom: verdict ? 9 : 0 }}>
        {heading ? <PdfText style={[styles.title, { fontSize: 11 }]}>{heading}</PdfText> : null}
        {intro ? <PdfText style={[styles.soft, { marginTop: 3 }]}>{intro}</PdfText> : null}
      </View>
      {verdict ? <Verdict verdict={verdict} /> : null}
      {sections.map((part, index) => (
        <Part key={index} part={part} />
      ))}
      <Footer {...imprint} />
    </Page>
  </Document>
);
