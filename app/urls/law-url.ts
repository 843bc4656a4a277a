import type { LawId } from '#law/buildings/rules/index.ts';

export const LAWS_URL = '/laws';

export const lawUrl = (id: LawId): string => `${LAWS_URL}/${id}`;

export const lawCalendarUrl = (id: LawId): string => `${lawUrl(id)}.ics`;
