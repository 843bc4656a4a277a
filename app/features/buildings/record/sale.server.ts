import { price } from '#law/numbers.ts';
import { buildingUrls } from '#app/urls/building-urls.ts';
import type { LawId } from '#law/buildings/rules/index.ts';
import { isLive, urgencyRank } from '#law/city-record/do-now.ts';
import { lawFiling } from '#law/city-record/filings.ts';
import type { RecordItem } from '#law/city-record/summary.ts';
import { sum } from '#law/city-record/summarize.ts';
import { vacateText } from '#law/city-record/words.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { lotIdentity } from '../build-view.ts';
import { buildingTitle } from '../building.server.ts';
import { findAbsence, countText, VIOLATION_SETS } from './numbers-view.ts';
import { balanceTexts, type Page, readPage, setViews } from './record.server.ts';
import { NUMBERS, ROW, SALE } from './texts.ts';

const findLine = ({ answers }: Page, law: LawId) => answers.lines.find(({ id }) => id === law);

function facadeText(page: Page): string {
  const { summary } = page;
  const { cycle, status, firstFiled } = summary.findings.fisp ?? {};
  if (firstFiled !== undefined) {
    return SALE.facadeText(String(status), longDay(String(firstFiled)), String(cycle));
  }
  const line = findLine(page, 'fisp');
  const filing = line && lawFiling(line, summary, page.answers.facts);
  if (!summary.sets.facades.loaded) return NUMBERS.notLoaded;
  if (filing) return filing.text;
  return line?.verdict === 'doesNotApply' ? SALE.facadeNotNeeded : SALE.noFacade;
}

function registrationText(page: Page): string {
  const { registration, sets } = page.summary;
  if (registration) return SALE.registered(longDay(registration.endsOn), registration.isLapsed);
  if (!sets['hpd-registrations'].loaded) return NUMBERS.notLoaded;
  return SALE.noRegistration[findLine(page, 'hpd-registration')?.verdict ?? 'ask'];
}

function saleRow(item: RecordItem) {
  const { id, number, day, agency, kind, hazardClass, meaning, words, correctBy, isOverdue } = item;
  const facts = [
    ...balanceTexts(item),
    ...(item.docketedOn && item.balance > 0 ? [ROW.docketed(longDay(item.docketedOn))] : []),
    ...(item.hearing ? [ROW.hearingShort(longDay(item.hearing), price(item.atStake))] : []),
    ...(item.certifiedOn
      ? [ROW.certifiedShort(longDay(item.certifiedOn))]
      : correctBy
        ? [ROW.correctShort(longDay(correctBy), isOverdue)]
        : []),
  ];
  return {
    id,
    number,
    day: day ? longDay(day) : ROW.noDay,
    agency,
    what: [hazardClass && ROW.hazard(kind, hazardClass), meaning ?? words].filter(Boolean).join(': '),
    facts: facts.join(' '),
  };
}

const HAZARDS = ['C', '1', 'B', '2'];

const hazardRank = ({ hazardClass = '' }: RecordItem): number => {
  const place = HAZARDS.indexOf(hazardClass.toUpperCase());
  return place === -1 ? HAZARDS.length : place;
};

/** Lists everything open, due, or pending a hearing, with immediately hazardous violations first. */
export async function loadSalePage(request: Request, bbl: string | undefined) {
  const page = await readPage(request, bbl);
  const { answers, summary } = page;
  const { lot, copy, record } = answers;
  const { items, sets, vacateOrders, counts, on } = summary;
  const open = items
    .filter((item) => isLive(item, on))
    .toSorted(
      (one, other) =>
        hazardRank(one) - hazardRank(other) || urgencyRank([one], on) - urgencyRank([other], on),
    );
  const due = sum(items.filter(({ isUndecided }) => !isUndecided).map(({ balance }) => balance));
  const none = countText(0, sets, VIOLATION_SETS);
  const vacate = vacateOrders.map(vacateText).join(' ');
  return {
    title: buildingTitle(answers),
    urls: buildingUrls(lot.bbl),
    copy: copy.record,
    absence: findAbsence(sets),
    facts: [
      ...lotIdentity(lot, record.bins).map(({ label, value, note = '' }) => ({
        label,
        text: `${value} ${note}`.trim(),
      })),
      { label: SALE.facade, text: facadeText(page) },
      { label: SALE.registration, text: registrationText(page) },
      { label: SALE.vacate, text: vacate || countText(0, sets, ['hpd-vacate-orders']) },
      ...(counts.aepActive > 0 ? [{ label: SALE.program, text: NUMBERS.aep }] : []),
      { label: SALE.money, text: SALE.moneyText(price(due), price(counts.pendingHearing)) },
    ],
    rows: open.map(saleRow),
    silence: none === NUMBERS.none ? SALE.nothing : none,
    sets: setViews(summary),
  };
}

export type SaleView = Awaited<ReturnType<typeof loadSalePage>>;
