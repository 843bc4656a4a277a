import type { Endpoint } from 'payload';
import { activityEndpoint } from './activity.ts';
import { changeManyEndpoint } from './change-many.ts';
import { exportEndpoint } from './export.ts';
import { partnerProfileEndpoint } from './partner-profile.ts';

/** What the inbox does beyond reading and saving, at addresses below /api. */
export const inboxEndpoints: Endpoint[] = [
  activityEndpoint,
  changeManyEndpoint,
  exportEndpoint,
  partnerProfileEndpoint,
];
