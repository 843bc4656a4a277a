import { ExternalLink } from 'lucide-react';
import { ZoneMap } from '../zone-map.tsx';
import { ROLL_OUT_LEGEND } from '../zone-finder/texts.ts';
import { Fact } from '../zone-finder/zone-answer-view.tsx';
import { FIND_YOUR_ZONE, OFFICIAL_SCHEDULE } from '#law/commercial-waste/zones.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { TimelineChart } from '#app/ui/timeline.tsx';
import type { LoadedCwzReport } from './report.server.ts';
import type { OfficialZoneOn } from '../official-zone.ts';
import { signUpText, statusSentence } from '../texts.ts';
import { ZONE } from './texts.ts';

const CityLink = ({ url, label }: { url: string; label: string }) => (
  <a
    href={url}
    className="mt-4 flex items-center gap-2 font-semibold text-link underline underline-offset-3 print:mt-1"
  >
    {label} <ExternalLink aria-hidden size={16} />
  </a>
);

const Candidates = ({ candidates }: Extract<OfficialZoneOn, { kind: 'split' }>) => (
  <>
    <p className="mt-3">{candidates.length > 1 ? ZONE.several : ZONE.one}</p>
    <dl className="mt-4">
      {candidates.map(({ zone, status }) => (
        <Fact key={zone.name} name={`Community districts: ${zone.districts}`}>
          {zone.name}: {statusSentence(status)}
        </Fact>
      ))}
    </dl>
  </>
);

interface OfficialZoneProps extends Pick<LoadedCwzReport, 'official' | 'badge' | 'lookedUp'> {
  zipCode: string;
}

function OfficialZone({ official, badge, lookedUp, zipCode }: OfficialZoneProps) {
  if (official.kind !== 'zone') {
    return (
      <>
        <h3 className="text-[1.3rem]">{ZONE.unknown}</h3>
        <p className="mt-3">{ZONE.unknownText(zipCode)}</p>
        {lookedUp ? <p className="mt-3">{lookedUp}</p> : null}
        {official.kind === 'split' ? <Candidates {...official} /> : null}
      </>
    );
  }
  const { zone, isVerified, status } = official;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-[1.3rem]">{zone.name}</h3>
        {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
      </div>
      <p className="mt-3 font-semibold">{statusSentence(status)}</p>
      {lookedUp ? <p className="mt-2">{lookedUp}</p> : null}
      {isVerified ? null : <p className="mt-2">{ZONE.unverified(zipCode)}</p>}
      <dl className="mt-4">
        {zone.signUp ? <Fact name="Sign-up window">{signUpText(zone.signUp)}</Fact> : null}
        <Fact name="Community districts">{zone.districts}</Fact>
        <Fact name="Source">{zone.source}</Fact>
      </dl>
    </>
  );
}

export const ZoneSection = ({ assessment, map, rollOut, ...zone }: LoadedCwzReport) => (
  <Section heading={ZONE.heading} intro={ZONE.intro}>
    <div className="max-w-[46rem] border border-l-[5px] border-line border-l-lot bg-card p-5 sm:p-7 print:p-3">
      <p className="mb-2 text-[0.9rem] font-semibold text-accent">Official zone</p>
      <OfficialZone {...zone} zipCode={assessment.zipCode} />
      {zone.official.kind === 'zone' && zone.official.isVerified ? null : <CityLink {...FIND_YOUR_ZONE} />}
      <CityLink {...OFFICIAL_SCHEDULE} />
    </div>
    <div className="mt-10 print:mt-3">
      <ZoneMap map={map} isOneSheet />
    </div>
    <TimelineChart view={rollOut} legend={ROLL_OUT_LEGEND} className="not-printed mt-10" />
  </Section>
);
