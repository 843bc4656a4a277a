import { SideCard, SidePoint } from '#app/ui/layout/side-card.tsx';
import { useSite } from '../site/use-site.ts';

interface ContactInformationProps {
  heading: string;
  responseTime: string;
}

/** How else the team can be reached, and when. */
export function ContactInformation({ heading, responseTime }: ContactInformationProps) {
  const { contactEmail, officeHours } = useSite();
  const address = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  return (
    <SideCard heading={heading}>
      <SidePoint title="Email" lines={[address]} />
      <SidePoint title="Office hours" lines={officeHours.map(({ days, hours }) => `${days} ${hours}`)} />
      <SidePoint title="When we answer" lines={[responseTime]} />
    </SideCard>
  );
}
