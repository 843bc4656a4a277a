import * as migration_20261121_044114_initial from './20261121_044114_initial.ts';
import * as migration_20261121_050000_keep_read_count from './20261121_050000_keep_read_count.ts';
import * as migration_20261121_094832_general_site from './20261121_094832_general_site.ts';
import * as migration_20261121_103239_contact_and_newsletter from './20261121_103239_contact_and_newsletter.ts';
import * as migration_20261121_104134_carbon_calculator from './20261121_104134_carbon_calculator.ts';
import * as migration_20261121_110501_quizzes from './20261121_110501_quizzes.ts';
import * as migration_20261121_150057_waste from './20261121_150057_waste.ts';
import * as migration_20261121_155834_modules from './20261121_155834_modules.ts';
import * as migration_20261121_183345_back_office from './20261121_183345_back_office.ts';
import * as migration_20261121_184000_publish_what_is_shown from './20261121_184000_publish_what_is_shown.ts';
import * as migration_20261121_184100_take_over_the_inbox from './20261121_184100_take_over_the_inbox.ts';
import * as migration_20261121_203646_erasures from './20261121_203646_erasures.ts';
import * as migration_20261121_210000_search_articles from './20261121_210000_search_articles.ts';
import * as migration_20261121_210100_index_openings from './20261121_210100_index_openings.ts';
import * as migration_20261121_220000_rate_limits from './20261121_220000_rate_limits.ts';
import * as migration_20261122_134208_lead_of_quiz_results from './20261122_134208_lead_of_quiz_results.ts';
import * as migration_20261122_134246_erasure_requests from './20261122_134246_erasure_requests.ts';
import * as migration_20261122_134912_reference_numbers from './20261122_134912_reference_numbers.ts';
import * as migration_20261122_140000_search_article_bodies from './20261122_140000_search_article_bodies.ts';

export const migrations = [
  {
    up: migration_20261121_044114_initial.up,
    down: migration_20261121_044114_initial.down,
    name: '20261121_044114_initial',
  },
  {
    up: migration_20261121_050000_keep_read_count.up,
    down: migration_20261121_050000_keep_read_count.down,
    name: '20261121_050000_keep_read_count',
  },
  {
    up: migration_20261121_094832_general_site.up,
    down: migration_20261121_094832_general_site.down,
    name: '20261121_094832_general_site',
  },
  {
    up: migration_20261121_103239_contact_and_newsletter.up,
    down: migration_20261121_103239_contact_and_newsletter.down,
    name: '20261121_103239_contact_and_newsletter',
  },
  {
    up: migration_20261121_104134_carbon_calculator.up,
    down: migration_20261121_104134_carbon_calculator.down,
    name: '20261121_104134_carbon_calculator',
  },
  {
    up: migration_20261121_110501_quizzes.up,
    down: migration_20261121_110501_quizzes.down,
    name: '20261121_110501_quizzes',
  },
  {
    up: migration_20261121_150057_waste.up,
    down: migration_20261121_150057_waste.down,
    name: '20261121_150057_waste',
  },
  {
    up: migration_20261121_155834_modules.up,
    down: migration_20261121_155834_modules.down,
    name: '20261121_155834_modules',
  },
  {
    up: migration_20261121_183345_back_office.up,
    down: migration_20261121_183345_back_office.down,
    name: '20261121_183345_back_office',
  },
  {
    up: migration_20261121_184000_publish_what_is_shown.up,
    down: migration_20261121_184000_publish_what_is_shown.down,
    name: '20261121_184000_publish_what_is_shown',
  },
  {
    up: migration_20261121_184100_take_over_the_inbox.up,
    down: migration_20261121_184100_take_over_the_inbox.down,
    name: '20261121_184100_take_over_the_inbox',
  },
  {
    up: migration_20261121_203646_erasures.up,
    down: migration_20261121_203646_erasures.down,
    name: '20261121_203646_erasures',
  },
  {
    up: migration_20261121_210000_search_articles.up,
    down: migration_20261121_210000_search_articles.down,
    name: '20261121_210000_search_articles',
  },
  {
    up: migration_20261121_210100_index_openings.up,
    down: migration_20261121_210100_index_openings.down,
    name: '20261121_210100_index_openings',
  },
  {
    up: migration_20261121_220000_rate_limits.up,
    down: migration_20261121_220000_rate_limits.down,
    name: '20261121_220000_rate_limits',
  },
  {
    up: migration_20261122_134208_lead_of_quiz_results.up,
    down: migration_20261122_134208_lead_of_quiz_results.down,
    name: '20261122_134208_lead_of_quiz_results',
  },
  {
    up: migration_20261122_134246_erasure_requests.up,
    down: migration_20261122_134246_erasure_requests.down,
    name: '20261122_134246_erasure_requests',
  },
  {
    up: migration_20261122_134912_reference_numbers.up,
    down: migration_20261122_134912_reference_numbers.down,
    name: '20261122_134912_reference_numbers',
  },
  {
    up: migration_20261122_140000_search_article_bodies.up,
    down: migration_20261122_140000_search_article_bodies.down,
    name: '20261122_140000_search_article_bodies',
  },
];
