import { readExampleReport, readPremiumReports } from '#app/data/modules.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { fillPlaceholders } from '#cms/register/texts.ts';
import { wholeNumber } from './format-report.ts';

export async function loadReports() {
  const [{ heading, lead, free, premium, meta }, premiumReports, example] = await Promise.all([
    readPage('ll97-report'),
    readPremiumReports('ll97'),
    readExampleReport('ll97'),
  ]);
  const figures = example && {
    limit: wholeNumber(example.limitKilograms),
    emissions: wholeNumber(example.emissionsKilograms),
  };
  return {
    copy: {
      heading,
      lead,
      meta,
      premium,
      free: { ...free, example: fillPlaceholders(free.example, figures ?? {}) },
    },
    premiumReports,
    example,
  };
}
