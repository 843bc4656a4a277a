import * as migration_20261124_014627_be_right from './20261124_014627_be_right.ts';
import * as migration_20261124_035128_one_system_of_views from './20261124_035128_one_system_of_views.ts';
import * as migration_20261124_042313_submissions from './20261124_042313_submissions.ts';
import * as migration_20261124_182000_articles_in_search_index from './20261124_182000_articles_in_search_index.ts';
import * as migration_20261125_235200_subscribers from './20261125_235200_subscribers.ts';
import * as migration_20261125_235534_bills from './20261125_235534_bills.ts';
import * as migration_20261126_061544_answers from './20261126_061544_answers.ts';
import * as migration_20261126_130219_health_and_experts from './20261126_130219_health_and_experts.ts';
import * as migration_20261126_133149_editing_and_figures from './20261126_133149_editing_and_figures.ts';
import * as migration_20261126_180203_accounts_and_reply_drafts from './20261126_180203_accounts_and_reply_drafts.ts';
import * as migration_20261126_181520_version_authors from './20261126_181520_version_authors.ts';
import * as migration_20261127_064500_american_names from './20261127_064500_american_names.ts';
import * as migration_20261127_075609_panel_texts from './20261127_075609_panel_texts.ts';
import * as migration_20261127_120500_lower_case_search_texts from './20261127_120500_lower_case_search_texts.ts';
import * as migration_20261127_123000_words_of_other_entries from './20261127_123000_words_of_other_entries.ts';
import * as migration_20261127_160000_city_records from './20261127_160000_city_records.ts';
import * as migration_20261127_161000_violation_codes from './20261127_161000_violation_codes.ts';
import * as migration_20261127_162000_city_record_copy from './20261127_162000_city_record_copy.ts';
import * as migration_20261127_162500_city_data_sync from './20261127_162500_city_data_sync.ts';
import * as migration_20261127_163000_choose_record from './20261127_163000_choose_record.ts';
import * as migration_20261127_170000_bulk_files from './20261127_170000_bulk_files.ts';
import * as migration_20261128_090000_shed_permit_days from './20261128_090000_shed_permit_days.ts';
import * as migration_20261128_100554_facts_laws from './20261128_100554_facts_laws.ts';
import * as migration_20261128_103217_example_cleanup from './20261128_103217_example_cleanup.ts';

export const migrations = [
  {
    up: migration_20261124_014627_be_right.up,
    down: migration_20261124_014627_be_right.down,
    name: '20261124_014627_be_right',
  },
  {
    up: migration_20261124_035128_one_system_of_views.up,
    down: migration_20261124_035128_one_system_of_views.down,
    name: '20261124_035128_one_system_of_views',
  },
  {
    up: migration_20261124_042313_submissions.up,
    down: migration_20261124_042313_submissions.down,
    name: '20261124_042313_submissions',
  },
  {
    up: migration_20261124_182000_articles_in_search_index.up,
    down: migration_20261124_182000_articles_in_search_index.down,
    name: '20261124_182000_articles_in_search_index',
  },
  {
    up: migration_20261125_235200_subscribers.up,
    down: migration_20261125_235200_subscribers.down,
    name: '20261125_235200_subscribers',
  },
  {
    up: migration_20261125_235534_bills.up,
    down: migration_20261125_235534_bills.down,
    name: '20261125_235534_bills',
  },
  {
    up: migration_20261126_061544_answers.up,
    down: migration_20261126_061544_answers.down,
    name: '20261126_061544_answers',
  },
  {
    up: migration_20261126_130219_health_and_experts.up,
    down: migration_20261126_130219_health_and_experts.down,
    name: '20261126_130219_health_and_experts',
  },
  {
    up: migration_20261126_133149_editing_and_figures.up,
    down: migration_20261126_133149_editing_and_figures.down,
    name: '20261126_133149_editing_and_figures',
  },
  {
    up: migration_20261126_180203_accounts_and_reply_drafts.up,
    down: migration_20261126_180203_accounts_and_reply_drafts.down,
    name: '20261126_180203_accounts_and_reply_drafts',
  },
  {
    up: migration_20261126_181520_version_authors.up,
    down: migration_20261126_181520_version_authors.down,
    name: '20261126_181520_version_authors',
  },
  {
    up: migration_20261127_064500_american_names.up,
    down: migration_20261127_064500_american_names.down,
    name: '20261127_064500_american_names',
  },
  {
    up: migration_20261127_075609_panel_texts.up,
    down: migration_20261127_075609_panel_texts.down,
    name: '20261127_075609_panel_texts',
  },
  {
    up: migration_20261127_120500_lower_case_search_texts.up,
    down: migration_20261127_120500_lower_case_search_texts.down,
    name: '20261127_120500_lower_case_search_texts',
  },
  {
    up: migration_20261127_123000_words_of_other_entries.up,
    down: migration_20261127_123000_words_of_other_entries.down,
    name: '20261127_123000_words_of_other_entries',
  },
  {
    up: migration_20261127_160000_city_records.up,
    down: migration_20261127_160000_city_records.down,
    name: '20261127_160000_city_records',
  },
  {
    up: migration_20261127_161000_violation_codes.up,
    down: migration_20261127_161000_violation_codes.down,
    name: '20261127_161000_violation_codes',
  },
  {
    up: migration_20261127_162000_city_record_copy.up,
    down: migration_20261127_162000_city_record_copy.down,
    name: '20261127_162000_city_record_copy',
  },
  {
    up: migration_20261127_162500_city_data_sync.up,
    down: migration_20261127_162500_city_data_sync.down,
    name: '20261127_162500_city_data_sync',
  },
  {
    up: migration_20261127_163000_choose_record.up,
    down: migration_20261127_163000_choose_record.down,
    name: '20261127_163000_choose_record',
  },
  {
    up: migration_20261127_170000_bulk_files.up,
    down: migration_20261127_170000_bulk_files.down,
    name: '20261127_170000_bulk_files',
  },
  {
    up: migration_20261128_090000_shed_permit_days.up,
    down: migration_20261128_090000_shed_permit_days.down,
    name: '20261128_090000_shed_permit_days',
  },
  {
    up: migration_20261128_100554_facts_laws.up,
    down: migration_20261128_100554_facts_laws.down,
    name: '20261128_100554_facts_laws',
  },
  {
    up: migration_20261128_103217_example_cleanup.up,
    down: migration_20261128_103217_example_cleanup.down,
    name: '20261128_103217_example_cleanup',
  },
];
