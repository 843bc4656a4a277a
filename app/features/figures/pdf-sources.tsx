import type { PageSources } from '#app/content/sources.server.ts';
import { PdfText } from '../pdf/parts.tsx';
import { styles } from '../pdf/styles.ts';
import { sourcesText } from './sources-text.ts';

/** Small, so that a document stays on one page. */
const SMALL = { marginTop: 4, fontSize: 6.2 };

/** Where the figures of a document come from; nothing where it uses none. */
export const PdfSources = ({ sources }: { sources: PageSources | undefined }) =>
  sources ? <PdfText style={[styles.note, SMALL]}>{sourcesText(sources)}</PdfText> : null;
