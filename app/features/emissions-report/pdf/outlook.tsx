import { View } from '@react-pdf/renderer';
import type { Article321Test } from '#app/regulations/ll97/article-321.ts';
import type { Deadline } from '#app/regulations/ll97/deadlines.ts';
import type { PeerComparison } from '#app/regulations/ll97/peers.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { longDate, middayOf } from '#app/ui/date-words.ts';
import { HEADINGS } from '../headings.ts';
import { PEER_LABELS, peerBasis, peerSentence } from '../peer-words.ts';
import { article321Lines } from '../article-321-words.ts';
import { howToComply } from '../how-to-comply.ts';
import { gapOf } from '../period-words.ts';
import { intensity } from '../words.ts';
import { Energy } from './basis.tsx';
import { Figure, Part, Points, Words } from '../../pdf/parts.tsx';
import { styles } from '../../pdf/styles.ts';

/** A page has room for the next report and the one after it. */
const SHOWN_DEADLINES = 4;

const Gap = ({ assessments }: Pick<BuildingReport, 'assessments'>) => {
  const { gaps, sentence } = gapOf(assessments);
  return (
    <Part heading={HEADINGS.gap}>
      {sentence ? <Words>{sentence}</Words> : null}
      {gaps.map(({ period, words }) => (
        <Words key={period} style={{ marginBottom: 1.5 }}>
          <Words style={styles.strong}>{period}:</Words> {words}
        </Words>
      ))}
    </Part>
  );
};

const Article321 = ({ test }: { test: Article321Test }) => (
  <Part heading={HEADINGS.article321}>
    <Points lines={article321Lines(test)} />
  </Part>
);

const Peers = ({ peers }: { peers: PeerComparison }) => (
  <Part heading={HEADINGS.peers}>
    <Words style={{ marginBottom: 2 }}>{peerSentence(peers)}</Words>
    <Figure label={PEER_LABELS.own} amount={intensity(peers.own)} />
    <Figure label={PEER_LABELS.median} amount={intensity(peers.median)} />
    <Words style={[styles.note, { marginTop: 3 }]}>{peerBasis(peers)}</Words>
  </Part>
);

const Due = ({ date, title }: Deadline) => (
  <View style={[styles.row, { marginTop: 2 }]}>
    <Words style={[styles.strong, { width: 88 }]}>{longDate(middayOf(date))}</Words>
    <Words style={styles.column}>{title}</Words>
  </View>
);

/** What would close the gap and how peers do, beside how and when to comply. */
export function Outlook({ report }: { report: BuildingReport }) {
  const { assessments, article321, peers } = report;
  const { intro, dates } = howToComply(report);
  return (
    <View style={styles.columns}>
      <View style={styles.column}>
        {article321 ? <Article321 test={article321} /> : <Gap assessments={assessments} />}
        {peers ? <Peers peers={peers} /> : null}
      </View>
      <View style={styles.column}>
        <Part heading={HEADINGS.deadlines}>
          <Words style={{ marginBottom: 3 }}>{intro}</Words>
          {dates.slice(0, SHOWN_DEADLINES).map((deadline) => (
            <Due key={`${deadline.date}${deadline.title}`} {...deadline} />
          ))}
        </Part>
        <Energy report={report} />
      </View>
    </View>
  );
}
