import { ArrowRight } from 'lucide-react';
import type { PartnerCard as Partner } from '#app/data/partners.server.ts';
import { PARTNER_TYPES, regulatoryModule, SERVICE_CATEGORIES, type ModuleSlug } from '#law/modules.ts';
import { Picture } from '#app/ui/picture.tsx';

const labelIn = (choices: readonly { value: string; label: string }[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

export const partnerTypeLabel = (type: string): string => labelIn(PARTNER_TYPES, type);
export const serviceLabel = (category: string): string => labelIn(SERVICE_CATEGORIES, category);
export const moduleLabel = (module: ModuleSlug): string => regulatoryModule(module).name;

export const ExampleMark = () => (
  <span className="rounded-[3px] bg-lot-tint px-2 py-0.5 text-[0.8rem] font-bold">Example</span>
);

export const PartnerCard = ({ partner }: { partner: Partner }) => (
  <li className="group relative flex flex-[1_1_19rem] flex-col border-r border-b border-line bg-card p-5 sm:p-6">
    {partner.logo ? (
      <Picture image={partner.logo} decorative sizes="8rem" className="mb-4 h-12 w-auto self-start" />
    ) : null}
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.85rem] font-bold text-soft">
      {partnerTypeLabel(partner.partnerType)}
      {partner.isExample ? <ExampleMark /> : null}
    </p>
    <h3 className="mt-2 text-[1.2rem]">{partner.name}</h3>
    <p className="mt-2 text-[0.94rem] text-soft">{partner.summary}</p>
    <p className="mt-3 mb-4 text-[0.85rem] text-soft">
      {[...partner.modules.map(moduleLabel), ...partner.trades.map(({ label }) => label)].join(', ')}
    </p>
    <a
      href={`/partners/${partner.slug}`}
      aria-label={`View Profile: ${partner.name}`}
      className="mt-auto flex items-center gap-2 font-semibold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
    >
      View Profile <ArrowRight aria-hidden size={17} />
    </a>
  </li>
);
