import { View } from '@react-pdf/renderer';
import type { Deadline } from '#app/regulations/ll97/deadlines.ts';
import { PATHWAYS } from '#app/regulations/ll97/pathways.ts';
import type { PeerComparison } from '#app/regulations/ll97/peers.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { longDate, middayOf } from '#app/ui/date-words.ts';
import { HEADINGS } from '../headings.ts';
import { PEER_LABELS, peerBasis, peerSentence } from '../peer-words.ts';
import { gapsOf, NO_GAP } from '../period-words.ts';
import { intensity } from '../words.ts';
import { Energy } from './basis.tsx';
import { Figure, Part } from '../../pdf/parts.tsx';
import { styles } from '../../pdf/styles.ts';
import { Words } from '../../pdf/words.tsx';

/** A page has room for the next report and the one after it. */
const SHOWN_DEADLINES = 4;

const Gap = ({ assessments }: Pick<BuildingReport, 'assessments'>) => {
  const gaps = gapsOf(assessments);
  return (
    <Part heading={HEADINGS.gap}>
      {gaps.length === 0 ? <Words>{NO_GAP}</Words> : null}
      {gaps.map(({ period, words }) => (
        <Words key={period} style={{ marginBottom: 1.5 }}>
          <Words style={styles.strong}>{period}:</Words> {words}
        </Words>
      ))}
    </Part>
  );
};

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
    <Words style={[styles.strong, { width: 74 }]}>{longDate(middayOf(date))}</Words>
    <Words style={styles.column}>{title}</Words>
  </View>
);

/** What would close the gap and how peers do, beside how and when to comply. */
export const Outlook = ({ report }: { report: BuildingReport }) => (
  <View style={styles.columns}>
    <View style={styles.column}>
      <Gap assessments={report.assessments} />
      {report.peers ? <Peers peers={report.peers} /> : null}
    </View>
    <View style={styles.column}>
      <Part heading={HEADINGS.deadlines}>
        <Words style={{ marginBottom: 3 }}>{PATHWAYS[report.building.pathway].explanation}</Words>
        {report.deadlines.slice(0, SHOWN_DEADLINES).map((deadline) => (
          <Due key={`${deadline.date}${deadline.title}`} {...deadline} />
        ))}
      </Part>
      <Energy report={report} />
    </View>
  </View>
);
