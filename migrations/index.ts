import * as migration_20261122_165613_initial from './20261122_165613_initial.ts';
import * as migration_20261123_010533_figures from './20261123_010533_figures.ts';
import * as migration_20261123_024300_laws from './20261123_024300_laws.ts';
import * as migration_20261123_030000_city_data from './20261123_030000_city_data.ts';
import * as migration_20261123_090353_visual_answers from './20261123_090353_visual_answers.ts';
import * as migration_20261123_122852_followers from './20261123_122852_followers.ts';
import * as migration_20261123_124330_pending_rows from './20261123_124330_pending_rows.ts';
import * as migration_20261123_124500_following_plan from './20261123_124500_following_plan.ts';
import * as migration_20261123_130642_newsletter_issues from './20261123_130642_newsletter_issues.ts';
import * as migration_20261123_131323_following from './20261123_131323_following.ts';
import * as migration_20261123_134000_law_notices from './20261123_134000_law_notices.ts';
import * as migration_20261123_160033_replies from './20261123_160033_replies.ts';
import * as migration_20261123_161242_team from './20261123_161242_team.ts';
import * as migration_20261123_161426_bill_readings from './20261123_161426_bill_readings.ts';
import * as migration_20261123_162211_inbox_views from './20261123_162211_inbox_views.ts';
import * as migration_20261123_163542_read_bill_job from './20261123_163542_read_bill_job.ts';
import * as migration_20261123_170403_inbox_report from './20261123_170403_inbox_report.ts';
import * as migration_20261123_171500_open_work from './20261123_171500_open_work.ts';
import * as migration_20261124_014627_be_right from './20261124_014627_be_right.ts';

export const migrations = [
  {
    up: migration_20261122_165613_initial.up,
    down: migration_20261122_165613_initial.down,
    name: '20261122_165613_initial',
  },
  {
    up: migration_20261123_010533_figures.up,
    down: migration_20261123_010533_figures.down,
    name: '20261123_010533_figures',
  },
  {
    up: migration_20261123_024300_laws.up,
    down: migration_20261123_024300_laws.down,
    name: '20261123_024300_laws',
  },
  {
    up: migration_20261123_030000_city_data.up,
    down: migration_20261123_030000_city_data.down,
    name: '20261123_030000_city_data',
  },
  {
    up: migration_20261123_090353_visual_answers.up,
    down: migration_20261123_090353_visual_answers.down,
    name: '20261123_090353_visual_answers',
  },
  {
    up: migration_20261123_122852_followers.up,
    down: migration_20261123_122852_followers.down,
    name: '20261123_122852_followers',
  },
  {
    up: migration_20261123_124330_pending_rows.up,
    down: migration_20261123_124330_pending_rows.down,
    name: '20261123_124330_pending_rows',
  },
  {
    up: migration_20261123_124500_following_plan.up,
    down: migration_20261123_124500_following_plan.down,
    name: '20261123_124500_following_plan',
  },
  {
    up: migration_20261123_130642_newsletter_issues.up,
    down: migration_20261123_130642_newsletter_issues.down,
    name: '20261123_130642_newsletter_issues',
  },
  {
    up: migration_20261123_131323_following.up,
    down: migration_20261123_131323_following.down,
    name: '20261123_131323_following',
  },
  {
    up: migration_20261123_134000_law_notices.up,
    down: migration_20261123_134000_law_notices.down,
    name: '20261123_134000_law_notices',
  },
  {
    up: migration_20261123_160033_replies.up,
    down: migration_20261123_160033_replies.down,
    name: '20261123_160033_replies',
  },
  {
    up: migration_20261123_161242_team.up,
    down: migration_20261123_161242_team.down,
    name: '20261123_161242_team',
  },
  {
    up: migration_20261123_161426_bill_readings.up,
    down: migration_20261123_161426_bill_readings.down,
    name: '20261123_161426_bill_readings',
  },
  {
    up: migration_20261123_162211_inbox_views.up,
    down: migration_20261123_162211_inbox_views.down,
    name: '20261123_162211_inbox_views',
  },
  {
    up: migration_20261123_163542_read_bill_job.up,
    down: migration_20261123_163542_read_bill_job.down,
    name: '20261123_163542_read_bill_job',
  },
  {
    up: migration_20261123_170403_inbox_report.up,
    down: migration_20261123_170403_inbox_report.down,
    name: '20261123_170403_inbox_report',
  },
  {
    up: migration_20261123_171500_open_work.up,
    down: migration_20261123_171500_open_work.down,
    name: '20261123_171500_open_work',
  },
  {
    up: migration_20261124_014627_be_right.up,
    down: migration_20261124_014627_be_right.down,
    name: '20261124_014627_be_right',
  },
];
