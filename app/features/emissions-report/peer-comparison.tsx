import type { PeerComparison as Peers } from '#app/regulations/ll97/peers.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { HEADINGS } from './headings.ts';
import { PEER_LABELS, peerBasis, peerSentence } from './peer-words.ts';
import { intensity } from './words.ts';

const Bar = ({ label, value, most, own }: { label: string; value: number; most: number; own?: boolean }) => (
  <div>
    <p className="flex justify-between gap-4">
      <span>{label}</span>
      <span className="font-semibold">{intensity(value)}</span>
    </p>
    <div className="mt-1 h-4 border border-line bg-card">
      <div
        className={own ? 'h-full bg-lot' : 'h-full bg-emitted'}
        style={{ width: `${(value / most) * 100}%` }}
      />
    </div>
  </div>
);

/** A building's energy beside the median of its kind. */
export function PeerComparison({ peers }: { peers: Peers | undefined }) {
  if (!peers) return null;
  const most = Math.max(peers.own, peers.median, 1e-9);
  return (
    <Section heading={HEADINGS.peers} basis={peerBasis(peers)}>
      <p className="mb-5 max-w-[44rem]">{peerSentence(peers)}</p>
      <div className="grid max-w-[40rem] gap-4">
        <Bar label={PEER_LABELS.own} value={peers.own} most={most} own />
        <Bar label={PEER_LABELS.median} value={peers.median} most={most} />
      </div>
    </Section>
  );
}
