export interface LicenseCheck {
  what: string;
  agency: string;
  url: string;
}

interface Trade {
  value: string;
  label: string;
  license?: LicenseCheck;
}

const DOB = {
  agency: 'Department of Buildings',
  url: 'https://www.nyc.gov/site/buildings/property-or-business-owner/know-your-construction-professional.page',
};
const STATE_PROFESSIONS = {
  agency: 'New York State Education Department',
  url: 'https://www.op.nysed.gov/verification-search',
};
const DEC = {
  agency: 'New York State Department of Environmental Conservation',
  url: 'https://extapps.dec.ny.gov/nyspad/',
};
const EPA = {
  agency: 'U.S. Environmental Protection Agency (EPA)',
  url: 'https://cdxapps.epa.gov/ocspp-oppt-lead/firm-location-search',
};
const BIC = {
  agency: 'Business Integrity Commission (BIC)',
  url: 'https://www.nyc.gov/site/bic/index.page',
};
const DEP = {
  agency: 'Department of Environmental Protection (DEP)',
  url: 'https://www.nyc.gov/site/dep/index.page',
};
const LABOR = { agency: 'New York State Department of Labor', url: 'https://dol.ny.gov/mold-program' };

/** In code rather than content, because forms, profiles, and filters share the list. */
export const TRADES = [
  {
    value: 'energy',
    label: 'Energy audits and retrofits',
    license: { what: 'Professional engineer or registered architect', ...STATE_PROFESSIONS },
  },
  {
    value: 'facade',
    label: 'Facades and parapets',
    license: { what: 'Professional engineer or registered architect', ...STATE_PROFESSIONS },
  },
  {
    value: 'parking',
    label: 'Parking structures and retaining walls',
    license: { what: 'Professional engineer', ...STATE_PROFESSIONS },
  },
  { value: 'gas', label: 'Gas piping and plumbing', license: { what: 'Licensed master plumber', ...DOB } },
  {
    value: 'boiler',
    label: 'Boilers and heating',
    license: { what: 'Boiler inspector, oil burner installer, or master plumber', ...DOB },
  },
  {
    value: 'elevator',
    label: 'Elevators',
    license: { what: 'Elevator agency, director, or inspector', ...DOB },
  },
  {
    value: 'electrical',
    label: 'Electrical and lighting',
    license: { what: 'Licensed master electrician', ...DOB },
  },
  {
    value: 'sprinkler',
    label: 'Sprinklers and fire safety',
    license: { what: 'Master fire suppression piping contractor', ...DOB },
  },
  {
    value: 'coolingTower',
    label: 'Cooling towers',
    license: { what: 'Business that applies biocides', ...DEC },
  },
  { value: 'waterTank', label: 'Drinking water tanks', license: { what: 'Licensed master plumber', ...DOB } },
  {
    value: 'backflow',
    label: 'Backflow prevention and stormwater',
    license: { what: 'Devices and reports that the city approved', ...DEP },
  },
  {
    value: 'lead',
    label: 'Lead paint',
    license: { what: 'Certified lead inspection, abatement, or renovation firm', ...EPA },
  },
  { value: 'mold', label: 'Mold', license: { what: 'Licensed mold assessor or remediator', ...LABOR } },
  { value: 'pest', label: 'Pest control', license: { what: 'Registered pesticide business', ...DEC } },
  { value: 'waste', label: 'Waste and recycling', license: { what: 'Licensed trade waste carter', ...BIC } },
  { value: 'windows', label: 'Window guards and apartment repairs' },
  { value: 'internet', label: 'Internet and building wiring' },
  { value: 'legal', label: 'Filings, taxes, and law' },
] as const satisfies readonly Trade[];

export type TradeId = (typeof TRADES)[number]['value'];

export const TRADE_CHOICES = TRADES.map(({ value, label }) => ({ value, label }));

export const licenseChecks = (wanted: readonly TradeId[]): (LicenseCheck & { trade: string })[] =>
  (TRADES as readonly Trade[]).flatMap(({ value, label, license }) =>
    license && wanted.some((id) => id === value) ? [{ ...license, trade: label }] : [],
  );
