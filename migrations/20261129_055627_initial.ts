import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { createCustomSql, dropCustomSql } from './initial-sql/index.ts';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_articles_category" AS ENUM('Compliance', 'Solutions', 'Financial', 'Strategies', 'Case Study', 'Updates', 'LL199 Updates', 'Costs', 'Recycling', 'Infrastructure', 'Readiness', 'Policy', 'Rules', 'Alternatives', 'Prevention', 'Zones');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum__articles_v_version_category" AS ENUM('Compliance', 'Solutions', 'Financial', 'Strategies', 'Case Study', 'Updates', 'LL199 Updates', 'Costs', 'Recycling', 'Infrastructure', 'Readiness', 'Policy', 'Rules', 'Alternatives', 'Prevention', 'Zones');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_guides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_modules_slug" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_modules_sections_quiz" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum_modules_sections_report" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum_modules_sections_blog" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum_modules_sections_vendor_access" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum_modules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__modules_v_version_slug" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum__modules_v_version_sections_quiz" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum__modules_v_version_sections_report" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum__modules_v_version_sections_blog" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum__modules_v_version_sections_vendor_access" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum__modules_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_newsletter_issues_newsletters" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_newsletter_issues_status" AS ENUM('draft', 'scheduled', 'sending', 'sent', 'canceled');
  CREATE TYPE "public"."enum_partners_modules" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_partners_service_categories" AS ENUM('Engineering', 'Consulting', 'Technology', 'Financial', 'Legal', 'Waste Hauling', 'Recycling', 'isp', 'infrastructure', 'consultant', 'integrator', 'equipment', 'other', 'Packaging', 'Distribution', 'Pest Management', 'Exclusion', 'Remediation', 'Organics');
  CREATE TYPE "public"."enum_partners_laws" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'sidewalk-shed', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'dep-boiler', 'elevator', 'elevator-brakes', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll123', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'broker-fees', 'coop-sales', 'cwz', 'nyc-bin', 'empire-bins', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  CREATE TYPE "public"."enum_partners_trades" AS ENUM('energy', 'facade', 'parking', 'gas', 'boiler', 'elevator', 'electrical', 'sprinkler', 'coolingTower', 'waterTank', 'backflow', 'lead', 'mold', 'pest', 'waste', 'windows', 'internet', 'legal');
  CREATE TYPE "public"."enum_partners_partner_type" AS ENUM('consultants', 'serviceProviders', 'implementationPartners');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_modules" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum__partners_v_version_service_categories" AS ENUM('Engineering', 'Consulting', 'Technology', 'Financial', 'Legal', 'Waste Hauling', 'Recycling', 'isp', 'infrastructure', 'consultant', 'integrator', 'equipment', 'other', 'Packaging', 'Distribution', 'Pest Management', 'Exclusion', 'Remediation', 'Organics');
  CREATE TYPE "public"."enum__partners_v_version_laws" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'sidewalk-shed', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'dep-boiler', 'elevator', 'elevator-brakes', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll123', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'broker-fees', 'coop-sales', 'cwz', 'nyc-bin', 'empire-bins', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  CREATE TYPE "public"."enum__partners_v_version_trades" AS ENUM('energy', 'facade', 'parking', 'gas', 'boiler', 'elevator', 'electrical', 'sprinkler', 'coolingTower', 'waterTank', 'backflow', 'lead', 'mold', 'pest', 'waste', 'windows', 'internet', 'legal');
  CREATE TYPE "public"."enum__partners_v_version_partner_type" AS ENUM('consultants', 'serviceProviders', 'implementationPartners');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_quizzes_bands_level" AS ENUM('low', 'medium', 'high', 'very-high', 'optimal', 'fair', 'on-track', 'gaps', 'act-now');
  CREATE TYPE "public"."enum_quizzes_bands_tone" AS ENUM('low', 'medium', 'high', 'veryHigh');
  CREATE TYPE "public"."enum_quizzes_findings_positive_options" AS ENUM('a', 'b', 'c', 'd', 'e');
  CREATE TYPE "public"."enum_quizzes_findings_positive_levels" AS ENUM('low', 'medium', 'high', 'very-high', 'optimal', 'fair', 'on-track', 'gaps', 'act-now');
  CREATE TYPE "public"."enum_quizzes_findings_based_on" AS ENUM('answer', 'band');
  CREATE TYPE "public"."enum_quizzes_checklist_items_options" AS ENUM('a', 'b', 'c', 'd', 'e');
  CREATE TYPE "public"."enum_quizzes_checklist_items_shown_for" AS ENUM('everybody', 'answers');
  CREATE TYPE "public"."enum_quizzes_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_quizzes_bands_by" AS ENUM('points', 'share');
  CREATE TYPE "public"."enum_quizzes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quizzes_v_version_bands_level" AS ENUM('low', 'medium', 'high', 'very-high', 'optimal', 'fair', 'on-track', 'gaps', 'act-now');
  CREATE TYPE "public"."enum__quizzes_v_version_bands_tone" AS ENUM('low', 'medium', 'high', 'veryHigh');
  CREATE TYPE "public"."enum__quizzes_v_version_findings_positive_options" AS ENUM('a', 'b', 'c', 'd', 'e');
  CREATE TYPE "public"."enum__quizzes_v_version_findings_positive_levels" AS ENUM('low', 'medium', 'high', 'very-high', 'optimal', 'fair', 'on-track', 'gaps', 'act-now');
  CREATE TYPE "public"."enum__quizzes_v_version_findings_based_on" AS ENUM('answer', 'band');
  CREATE TYPE "public"."enum__quizzes_v_version_checklist_items_options" AS ENUM('a', 'b', 'c', 'd', 'e');
  CREATE TYPE "public"."enum__quizzes_v_version_checklist_items_shown_for" AS ENUM('everybody', 'answers');
  CREATE TYPE "public"."enum__quizzes_v_version_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum__quizzes_v_version_bands_by" AS ENUM('points', 'share');
  CREATE TYPE "public"."enum__quizzes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_figures_kind" AS ENUM('money', 'share', 'count', 'threshold', 'rate', 'duration', 'date', 'monthDay', 'month', 'year', 'time', 'text');
  CREATE TYPE "public"."enum_figures_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz', 'buildings');
  CREATE TYPE "public"."enum_figures_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum_figures_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__figures_v_version_kind" AS ENUM('money', 'share', 'count', 'threshold', 'rate', 'duration', 'date', 'monthDay', 'month', 'year', 'time', 'text');
  CREATE TYPE "public"."enum__figures_v_version_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz', 'buildings');
  CREATE TYPE "public"."enum__figures_v_version_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum__figures_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_deadlines_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz', 'buildings');
  CREATE TYPE "public"."enum_deadlines_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum_deadlines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__deadlines_v_version_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz', 'buildings');
  CREATE TYPE "public"."enum__deadlines_v_version_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum__deadlines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sources_kind" AS ENUM('statute', 'rule', 'official page', 'secondary', 'project');
  CREATE TYPE "public"."enum_sources_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sources_v_version_kind" AS ENUM('statute', 'rule', 'official page', 'secondary', 'project');
  CREATE TYPE "public"."enum__sources_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_laws_family" AS ENUM('energy', 'structure', 'devices', 'housing', 'waste', 'money', 'buildingWork');
  CREATE TYPE "public"."enum_laws_key" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'sidewalk-shed', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'dep-boiler', 'elevator', 'elevator-brakes', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll123', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'broker-fees', 'coop-sales', 'cwz', 'nyc-bin', 'empire-bins', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  CREATE TYPE "public"."enum_laws_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum_laws_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__laws_v_version_family" AS ENUM('energy', 'structure', 'devices', 'housing', 'waste', 'money', 'buildingWork');
  CREATE TYPE "public"."enum__laws_v_version_key" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'sidewalk-shed', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'dep-boiler', 'elevator', 'elevator-brakes', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll123', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'broker-fees', 'coop-sales', 'cwz', 'nyc-bin', 'empire-bins', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  CREATE TYPE "public"."enum__laws_v_version_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum__laws_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_violation_codes_lines_field" AS ENUM('type', 'deviceType', 'sections', 'words', 'order', 'codes', 'charges', 'agency');
  CREATE TYPE "public"."enum_violation_codes_lines_match" AS ENUM('exact', 'pattern');
  CREATE TYPE "public"."enum_violation_codes_lines_law" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'sidewalk-shed', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'dep-boiler', 'elevator', 'elevator-brakes', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll123', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'broker-fees', 'coop-sales', 'cwz', 'nyc-bin', 'empire-bins', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  CREATE TYPE "public"."enum_violation_codes_lines_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum_violation_codes_key" AS ENUM('dob-violations', 'dob-safety-violations', 'dob-ecb-violations', 'hpd-violations', 'oath-hearings');
  CREATE TYPE "public"."enum_violation_codes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__violation_codes_v_version_lines_field" AS ENUM('type', 'deviceType', 'sections', 'words', 'order', 'codes', 'charges', 'agency');
  CREATE TYPE "public"."enum__violation_codes_v_version_lines_match" AS ENUM('exact', 'pattern');
  CREATE TYPE "public"."enum__violation_codes_v_version_lines_law" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'sidewalk-shed', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'dep-boiler', 'elevator', 'elevator-brakes', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll123', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'broker-fees', 'coop-sales', 'cwz', 'nyc-bin', 'empire-bins', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  CREATE TYPE "public"."enum__violation_codes_v_version_lines_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum__violation_codes_v_version_key" AS ENUM('dob-violations', 'dob-safety-violations', 'dob-ecb-violations', 'hpd-violations', 'oath-hearings');
  CREATE TYPE "public"."enum__violation_codes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_vendor_applications_laws" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'sidewalk-shed', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'dep-boiler', 'elevator', 'elevator-brakes', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll123', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'broker-fees', 'coop-sales', 'cwz', 'nyc-bin', 'empire-bins', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  CREATE TYPE "public"."enum_vendor_applications_trades" AS ENUM('energy', 'facade', 'parking', 'gas', 'boiler', 'elevator', 'electrical', 'sprinkler', 'coolingTower', 'waterTank', 'backflow', 'lead', 'mold', 'pest', 'waste', 'windows', 'internet', 'legal');
  CREATE TYPE "public"."enum_vendor_applications_service_category" AS ENUM('Engineering', 'Consulting', 'Technology', 'Financial', 'Legal', 'Waste Hauling', 'Recycling', 'isp', 'infrastructure', 'consultant', 'integrator', 'equipment', 'other', 'Packaging', 'Distribution', 'Pest Management', 'Exclusion', 'Remediation', 'Organics');
  CREATE TYPE "public"."enum_vendor_applications_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_invoice_submissions_building_type" AS ENUM('restaurant', 'retail', 'office', 'multifamily', 'mixed-use', 'commercial', 'institutional', 'industrial', 'other');
  CREATE TYPE "public"."enum_bill_uploads_scan" AS ENUM('notScanned', 'waiting', 'clean', 'infected');
  CREATE TYPE "public"."enum_bills_pages_source" AS ENUM('text', 'scan');
  CREATE TYPE "public"."enum_bills_bill_recycling_unit" AS ENUM('volume', 'weight');
  CREATE TYPE "public"."enum_bills_bill_organics_unit" AS ENUM('volume', 'weight');
  CREATE TYPE "public"."enum_bills_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_bills_state" AS ENUM('notRead', 'waiting', 'reading', 'read', 'byHand');
  CREATE TYPE "public"."enum_bills_reason" AS ENUM('crashed', 'tooLong', 'tooLarge', 'interrupted', 'infected', 'notScanned', 'notFound');
  CREATE TYPE "public"."enum_bills_kind" AS ENUM('bill', 'notABill', 'empty');
  CREATE TYPE "public"."enum_quiz_submissions_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_submissions_kind" AS ENUM('vendor-applications', 'invoice-submissions', 'bill-uploads', 'contact-messages', 'feedback', 'report-inquiries');
  CREATE TYPE "public"."enum_submissions_status" AS ENUM('new', 'inReview', 'approved', 'rejected', 'pending', 'reportSent', 'answered', 'closed');
  CREATE TYPE "public"."enum_feedback_feedback_type" AS ENUM('suggestion', 'issue', 'praise', 'other');
  CREATE TYPE "public"."enum_cwz_assessments_business_type" AS ENUM('restaurant', 'retail', 'office', 'hotel', 'healthcare', 'manufacturing', 'warehouse', 'other');
  CREATE TYPE "public"."enum_cwz_assessments_borough" AS ENUM('manhattan', 'brooklyn', 'queens', 'bronx', 'staten_island');
  CREATE TYPE "public"."enum_cwz_assessments_current_hauler" AS ENUM('action_carting', 'crown_waste', 'interstate_waste', 'mr_t_carting', 'royal_waste', 'waste_management', 'other');
  CREATE TYPE "public"."enum_cwz_assessments_hauler_years" AS ENUM('less_than_1', '1_to_3', '3_to_5', 'more_than_5');
  CREATE TYPE "public"."enum_cwz_assessments_role" AS ENUM('owner', 'general_manager', 'operations_manager', 'facilities_manager', 'finance', 'other');
  CREATE TYPE "public"."enum_report_inquiries_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_newsletter_subscriptions_status" AS ENUM('pending', 'confirmed', 'unsubscribed', 'bounced', 'spam');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed', 'bounced');
  CREATE TYPE "public"."enum_follows_kind" AS ENUM('building', 'portfolio', 'law', 'module');
  CREATE TYPE "public"."enum_follows_status" AS ENUM('pending', 'confirmed', 'stopped');
  CREATE TYPE "public"."enum_portfolio_entries_kind" AS ENUM('done', 'reopened', 'note');
  CREATE TYPE "public"."enum_replies_state" AS ENUM('queued', 'sent', 'failed');
  CREATE TYPE "public"."enum_reply_templates_kinds" AS ENUM('vendor-applications', 'invoice-submissions', 'bill-uploads', 'contact-messages', 'feedback', 'report-inquiries');
  CREATE TYPE "public"."enum_mail_templates_key" AS ENUM('staffNotification', 'mentionedInNote', 'invitation', 'healthWarnings', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck', 'publicationFailed', 'followConfirmation', 'followReminder', 'followChanges', 'followDigest', 'followLink', 'portfolioLink', 'newsletterIssue');
  CREATE TYPE "public"."enum__mail_templates_v_version_key" AS ENUM('staffNotification', 'mentionedInNote', 'invitation', 'healthWarnings', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck', 'publicationFailed', 'followConfirmation', 'followReminder', 'followChanges', 'followDigest', 'followLink', 'portfolioLink', 'newsletterIssue');
  CREATE TYPE "public"."enum_redirects_leads_to" AS ENUM('document', 'address');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'staff');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'scanBill', 'readBill', 'sweepUploads', 'mailings', 'deleteExpired', 'figuresToCheck', 'healthWarnings', 'notifyFollowers', 'nightly', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'scanBill', 'readBill', 'sweepUploads', 'mailings', 'deleteExpired', 'figuresToCheck', 'healthWarnings', 'notifyFollowers', 'nightly', 'schedulePublish');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_themes_items_icon" AS ENUM('alerts', 'compliance', 'location', 'reports', 'partners', 'education');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_themes_items_icon" AS ENUM('alerts', 'compliance', 'location', 'reports', 'partners', 'education');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_buildings_questions_key" AS ENUM('gasPiping', 'gasAppliances', 'raisedCellar', 'fewOccupants', 'parapet', 'parking', 'sidewalkShed', 'retainingWall', 'boiler', 'highPressureBoiler', 'elevator', 'singlePlunger', 'coolingTower', 'tallOffice', 'no4Oil', 'ownerLivesHere', 'rented', 'youngChild', 'builtBefore1960', 'leadPaint', 'waterTank', 'rentStabilized', 'carter', 'backflow', 'shop', 'rentIncome', 'units', 'floors', 'floorArea', 'yearBuilt', 'district', 'buildingClass');
  CREATE TYPE "public"."enum_buildings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__buildings_v_version_questions_key" AS ENUM('gasPiping', 'gasAppliances', 'raisedCellar', 'fewOccupants', 'parapet', 'parking', 'sidewalkShed', 'retainingWall', 'boiler', 'highPressureBoiler', 'elevator', 'singlePlunger', 'coolingTower', 'tallOffice', 'no4Oil', 'ownerLivesHere', 'rented', 'youngChild', 'builtBefore1960', 'leadPaint', 'waterTank', 'rentStabilized', 'carter', 'backflow', 'shop', 'rentIncome', 'units', 'floors', 'floorArea', 'yearBuilt', 'district', 'buildingClass');
  CREATE TYPE "public"."enum__buildings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_portfolio_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__portfolio_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_figures_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__figures_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_search_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_help_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__help_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_legal_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partner_program_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partner_program_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_module_browser_cards_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_module_browser_band_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_module_browser_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__module_browser_v_version_cards_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum__module_browser_v_version_band_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum__module_browser_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_feedback_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__feedback_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_issues_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__issues_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_following_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__following_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ll97_calculator_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ll97_calculator_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ll97_report_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ll97_report_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cwz_assessment_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cwz_assessment_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cwz_report_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cwz_report_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cwz_faq_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cwz_faq_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cwz_upload_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cwz_upload_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cwz_zones_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cwz_zones_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ll199_invoice_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ll199_invoice_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_bill_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__bill_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_internet_quiz_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__internet_quiz_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_internet_report_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__internet_report_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "articles_updates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"image_id" integer,
  	"body" jsonb,
  	"module" "enum_articles_module",
  	"category" "enum_articles_category",
  	"slug" varchar,
  	"author" varchar,
  	"published_at" timestamp(3) with time zone,
  	"read_time" numeric,
  	"read_count" numeric DEFAULT 0,
  	"seed_digest" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer
  );
  
  CREATE TABLE "_articles_v_version_updates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_image_id" integer,
  	"version_body" jsonb,
  	"version_module" "enum__articles_v_version_module",
  	"version_category" "enum__articles_v_version_category",
  	"version_slug" varchar,
  	"version_author" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_read_time" numeric,
  	"version_read_count" numeric DEFAULT 0,
  	"version_seed_digest" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer
  );
  
  CREATE TABLE "guides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"order" numeric DEFAULT 10,
  	"seed_digest" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_guides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_guides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_seed_digest" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__guides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "modules_reports_premium" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"price" numeric
  );
  
  CREATE TABLE "modules_vendor_access_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "modules_vendor_access_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "modules_vendor_access_next_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "modules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" "enum_modules_slug",
  	"sections_quiz" "enum_modules_sections_quiz" DEFAULT 'comingSoon',
  	"sections_report" "enum_modules_sections_report" DEFAULT 'comingSoon',
  	"sections_blog" "enum_modules_sections_blog" DEFAULT 'comingSoon',
  	"sections_vendor_access" "enum_modules_sections_vendor_access" DEFAULT 'comingSoon',
  	"name" varchar,
  	"short_name" varchar,
  	"summary" varchar,
  	"menu_overview" varchar,
  	"menu_quiz" varchar,
  	"menu_report" varchar,
  	"menu_blog" varchar,
  	"menu_vendor_access" varchar,
  	"menu_faq" varchar,
  	"official_resource_label" varchar,
  	"official_resource_url" varchar,
  	"partner_organisation_label" varchar,
  	"partner_organisation_url" varchar,
  	"overview_heading" varchar,
  	"overview_lead" varchar,
  	"overview_owners_tab" varchar,
  	"overview_providers_tab" varchar,
  	"overview_owner_sections" jsonb,
  	"overview_provider_sections" jsonb,
  	"blog_heading" varchar,
  	"blog_intro" varchar,
  	"blog_newsletter_heading" varchar,
  	"blog_newsletter_text" varchar,
  	"vendor_access_heading" varchar,
  	"vendor_access_intro" varchar,
  	"seed_digest" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_modules_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_modules_v_version_reports_premium" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"price" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_modules_v_version_vendor_access_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_modules_v_version_vendor_access_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_modules_v_version_vendor_access_next_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_modules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" "enum__modules_v_version_slug",
  	"version_sections_quiz" "enum__modules_v_version_sections_quiz" DEFAULT 'comingSoon',
  	"version_sections_report" "enum__modules_v_version_sections_report" DEFAULT 'comingSoon',
  	"version_sections_blog" "enum__modules_v_version_sections_blog" DEFAULT 'comingSoon',
  	"version_sections_vendor_access" "enum__modules_v_version_sections_vendor_access" DEFAULT 'comingSoon',
  	"version_name" varchar,
  	"version_short_name" varchar,
  	"version_summary" varchar,
  	"version_menu_overview" varchar,
  	"version_menu_quiz" varchar,
  	"version_menu_report" varchar,
  	"version_menu_blog" varchar,
  	"version_menu_vendor_access" varchar,
  	"version_menu_faq" varchar,
  	"version_official_resource_label" varchar,
  	"version_official_resource_url" varchar,
  	"version_partner_organisation_label" varchar,
  	"version_partner_organisation_url" varchar,
  	"version_overview_heading" varchar,
  	"version_overview_lead" varchar,
  	"version_overview_owners_tab" varchar,
  	"version_overview_providers_tab" varchar,
  	"version_overview_owner_sections" jsonb,
  	"version_overview_provider_sections" jsonb,
  	"version_blog_heading" varchar,
  	"version_blog_intro" varchar,
  	"version_blog_newsletter_heading" varchar,
  	"version_blog_newsletter_text" varchar,
  	"version_vendor_access_heading" varchar,
  	"version_vendor_access_intro" varchar,
  	"version_seed_digest" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__modules_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "newsletter_issues_newsletters" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_newsletter_issues_newsletters",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "newsletter_issues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"body" jsonb,
  	"slug" varchar NOT NULL,
  	"status" "enum_newsletter_issues_status" DEFAULT 'draft',
  	"send_at" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"recipients" numeric DEFAULT 0,
  	"bounced" numeric DEFAULT 0,
  	"unsubscribed" numeric DEFAULT 0,
  	"mail_title" varchar,
  	"mail_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_issues_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"prefix" varchar DEFAULT 'media',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar
  );
  
  CREATE TABLE "partners_modules" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_partners_modules",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "partners_service_categories" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_partners_service_categories",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "partners_laws" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_partners_laws",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "partners_trades" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_partners_trades",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"website" varchar,
  	"logo_id" integer,
  	"slug" varchar,
  	"partner_type" "enum_partners_partner_type",
  	"featured" boolean DEFAULT false,
  	"is_example" boolean DEFAULT false,
  	"vendor_application_id" integer,
  	"seed_digest" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_partners_v_version_modules" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_modules",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v_version_service_categories" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_service_categories",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v_version_laws" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_laws",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v_version_trades" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_trades",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_website" varchar,
  	"version_logo_id" integer,
  	"version_slug" varchar,
  	"version_partner_type" "enum__partners_v_version_partner_type",
  	"version_featured" boolean DEFAULT false,
  	"version_is_example" boolean DEFAULT false,
  	"version_vendor_application_id" integer,
  	"version_seed_digest" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "quizzes_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"score" numeric,
  	"does_not_apply" boolean DEFAULT false,
  	"lead" varchar
  );
  
  CREATE TABLE "quizzes_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"prompt" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "quizzes_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"level" "enum_quizzes_bands_level",
  	"tone" "enum_quizzes_bands_tone",
  	"label" varchar,
  	"title" varchar,
  	"description" varchar,
  	"savings" varchar
  );
  
  CREATE TABLE "quizzes_findings_positive_options" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_quizzes_findings_positive_options",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "quizzes_findings_positive_levels" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_quizzes_findings_positive_levels",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "quizzes_findings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"based_on" "enum_quizzes_findings_based_on" DEFAULT 'answer',
  	"question" numeric,
  	"positive_text" varchar,
  	"negative_text" varchar
  );
  
  CREATE TABLE "quizzes_next_steps_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "quizzes_checklist_items_options" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_quizzes_checklist_items_options",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "quizzes_checklist_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"rule" varchar,
  	"action" varchar,
  	"basis" varchar,
  	"shown_for" "enum_quizzes_checklist_items_shown_for" DEFAULT 'everybody',
  	"question" numeric
  );
  
  CREATE TABLE "quizzes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"module" "enum_quizzes_module",
  	"heading" varchar,
  	"intro" varchar,
  	"has_options_screen" boolean DEFAULT false,
  	"options_screen_heading" varchar,
  	"options_screen_take_title" varchar,
  	"options_screen_take_text" varchar,
  	"options_screen_take_label" varchar,
  	"options_screen_skip_title" varchar,
  	"options_screen_skip_text" varchar,
  	"options_screen_skip_label" varchar,
  	"options_screen_skip_url" varchar,
  	"bands_by" "enum_quizzes_bands_by" DEFAULT 'points',
  	"notice" varchar,
  	"basis" varchar,
  	"sending_heading" varchar,
  	"sending_text" varchar,
  	"next_steps_heading" varchar,
  	"next_steps_text" varchar,
  	"has_checklist" boolean DEFAULT false,
  	"checklist_link_label" varchar,
  	"checklist_heading" varchar,
  	"checklist_intro" varchar,
  	"checklist_general_intro" varchar,
  	"seed_digest" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_quizzes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_quizzes_v_version_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"score" numeric,
  	"does_not_apply" boolean DEFAULT false,
  	"lead" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quizzes_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"prompt" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quizzes_v_version_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"level" "enum__quizzes_v_version_bands_level",
  	"tone" "enum__quizzes_v_version_bands_tone",
  	"label" varchar,
  	"title" varchar,
  	"description" varchar,
  	"savings" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quizzes_v_version_findings_positive_options" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__quizzes_v_version_findings_positive_options",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_quizzes_v_version_findings_positive_levels" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__quizzes_v_version_findings_positive_levels",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_quizzes_v_version_findings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"based_on" "enum__quizzes_v_version_findings_based_on" DEFAULT 'answer',
  	"question" numeric,
  	"positive_text" varchar,
  	"negative_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quizzes_v_version_next_steps_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quizzes_v_version_checklist_items_options" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__quizzes_v_version_checklist_items_options",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_quizzes_v_version_checklist_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"rule" varchar,
  	"action" varchar,
  	"basis" varchar,
  	"shown_for" "enum__quizzes_v_version_checklist_items_shown_for" DEFAULT 'everybody',
  	"question" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quizzes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_module" "enum__quizzes_v_version_module",
  	"version_heading" varchar,
  	"version_intro" varchar,
  	"version_has_options_screen" boolean DEFAULT false,
  	"version_options_screen_heading" varchar,
  	"version_options_screen_take_title" varchar,
  	"version_options_screen_take_text" varchar,
  	"version_options_screen_take_label" varchar,
  	"version_options_screen_skip_title" varchar,
  	"version_options_screen_skip_text" varchar,
  	"version_options_screen_skip_label" varchar,
  	"version_options_screen_skip_url" varchar,
  	"version_bands_by" "enum__quizzes_v_version_bands_by" DEFAULT 'points',
  	"version_notice" varchar,
  	"version_basis" varchar,
  	"version_sending_heading" varchar,
  	"version_sending_text" varchar,
  	"version_next_steps_heading" varchar,
  	"version_next_steps_text" varchar,
  	"version_has_checklist" boolean DEFAULT false,
  	"version_checklist_link_label" varchar,
  	"version_checklist_heading" varchar,
  	"version_checklist_intro" varchar,
  	"version_checklist_general_intro" varchar,
  	"version_seed_digest" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__quizzes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "figures_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"kind" "enum_figures_kind",
  	"unit" varchar,
  	"statement" varchar,
  	"citation" varchar,
  	"source_id" integer,
  	"key" varchar,
  	"module" "enum_figures_module",
  	"certainty" "enum_figures_certainty",
  	"checked_on" varchar,
  	"checked_by_id" integer,
  	"check_again_after_days" numeric DEFAULT 180,
  	"note" varchar,
  	"seed_digest" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_figures_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_figures_v_version_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_figures_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_kind" "enum__figures_v_version_kind",
  	"version_unit" varchar,
  	"version_statement" varchar,
  	"version_citation" varchar,
  	"version_source_id" integer,
  	"version_key" varchar,
  	"version_module" "enum__figures_v_version_module",
  	"version_certainty" "enum__figures_v_version_certainty",
  	"version_checked_on" varchar,
  	"version_checked_by_id" integer,
  	"version_check_again_after_days" numeric DEFAULT 180,
  	"version_note" varchar,
  	"version_seed_digest" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__figures_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "deadlines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"what" varchar,
  	"law" varchar,
  	"who" varchar,
  	"date" varchar,
  	"every_years" numeric,
  	"date_in_words" varchar,
  	"penalty" varchar,
  	"source_id" integer,
  	"key" varchar,
  	"module" "enum_deadlines_module",
  	"certainty" "enum_deadlines_certainty",
  	"checked_on" varchar,
  	"checked_by_id" integer,
  	"check_again_after_days" numeric DEFAULT 180,
  	"note" varchar,
  	"seed_digest" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_deadlines_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_deadlines_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_what" varchar,
  	"version_law" varchar,
  	"version_who" varchar,
  	"version_date" varchar,
  	"version_every_years" numeric,
  	"version_date_in_words" varchar,
  	"version_penalty" varchar,
  	"version_source_id" integer,
  	"version_key" varchar,
  	"version_module" "enum__deadlines_v_version_module",
  	"version_certainty" "enum__deadlines_v_version_certainty",
  	"version_checked_on" varchar,
  	"version_checked_by_id" integer,
  	"version_check_again_after_days" numeric DEFAULT 180,
  	"version_note" varchar,
  	"version_seed_digest" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__deadlines_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "sources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"address" varchar,
  	"key" varchar,
  	"kind" "enum_sources_kind",
  	"seen_on" varchar,
  	"seed_digest" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_sources_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sources_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_address" varchar,
  	"version_key" varchar,
  	"version_kind" "enum__sources_v_version_kind",
  	"version_seen_on" varchar,
  	"version_seed_digest" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__sources_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "laws_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"code" varchar
  );
  
  CREATE TABLE "laws" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"name" varchar,
  	"family" "enum_laws_family",
  	"agency" varchar,
  	"summary" varchar,
  	"exempt" varchar,
  	"what_to_do" varchar,
  	"date_in_words" varchar,
  	"penalty" varchar,
  	"citation" varchar,
  	"source_id" integer,
  	"page" varchar,
  	"is_off" boolean DEFAULT false,
  	"key" "enum_laws_key",
  	"certainty" "enum_laws_certainty",
  	"checked_on" varchar,
  	"checked_by_id" integer,
  	"check_again_after_days" numeric DEFAULT 180,
  	"note" varchar,
  	"seed_digest" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_laws_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_laws_v_version_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_laws_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_name" varchar,
  	"version_family" "enum__laws_v_version_family",
  	"version_agency" varchar,
  	"version_summary" varchar,
  	"version_exempt" varchar,
  	"version_what_to_do" varchar,
  	"version_date_in_words" varchar,
  	"version_penalty" varchar,
  	"version_citation" varchar,
  	"version_source_id" integer,
  	"version_page" varchar,
  	"version_is_off" boolean DEFAULT false,
  	"version_key" "enum__laws_v_version_key",
  	"version_certainty" "enum__laws_v_version_certainty",
  	"version_checked_on" varchar,
  	"version_checked_by_id" integer,
  	"version_check_again_after_days" numeric DEFAULT 180,
  	"version_note" varchar,
  	"version_seed_digest" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__laws_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "violation_codes_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" "enum_violation_codes_lines_field",
  	"match" "enum_violation_codes_lines_match" DEFAULT 'exact',
  	"value" varchar,
  	"law" "enum_violation_codes_lines_law",
  	"meaning" varchar,
  	"closes" varchar,
  	"certainty" "enum_violation_codes_lines_certainty" DEFAULT 'unverified'
  );
  
  CREATE TABLE "violation_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_violation_codes_key",
  	"seed_digest" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_violation_codes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_violation_codes_v_version_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"field" "enum__violation_codes_v_version_lines_field",
  	"match" "enum__violation_codes_v_version_lines_match" DEFAULT 'exact',
  	"value" varchar,
  	"law" "enum__violation_codes_v_version_lines_law",
  	"meaning" varchar,
  	"closes" varchar,
  	"certainty" "enum__violation_codes_v_version_lines_certainty" DEFAULT 'unverified',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_violation_codes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "enum__violation_codes_v_version_key",
  	"version_seed_digest" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__violation_codes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "vendor_applications_laws" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_vendor_applications_laws",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vendor_applications_trades" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_vendor_applications_trades",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vendor_applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_name" varchar NOT NULL,
  	"service_category" "enum_vendor_applications_service_category" NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"contact_email" varchar NOT NULL,
  	"company_website" varchar,
  	"requests_discount_code" boolean DEFAULT false,
  	"services_offered" varchar NOT NULL,
  	"experience" varchar NOT NULL,
  	"module" "enum_vendor_applications_module" NOT NULL,
  	"submission_id" integer NOT NULL,
  	"submission_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invoice_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"building_address" varchar NOT NULL,
  	"building_type" "enum_invoice_submissions_building_type" NOT NULL,
  	"square_footage" numeric NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"contact_email" varchar NOT NULL,
  	"contact_phone" varchar,
  	"additional_notes" varchar NOT NULL,
  	"submission_id" integer NOT NULL,
  	"submission_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bill_uploads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar NOT NULL,
  	"consent_to_analysis" boolean DEFAULT false,
  	"assessment_id" integer,
  	"bill_id" integer NOT NULL,
  	"file_number" numeric DEFAULT 1 NOT NULL,
  	"scan" "enum_bill_uploads_scan" DEFAULT 'notScanned' NOT NULL,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "bills_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service" varchar,
  	"container_size" numeric,
  	"pickups" numeric,
  	"rate_per_yard" numeric,
  	"rate_per100_pounds" numeric,
  	"amount" numeric
  );
  
  CREATE TABLE "bills_fees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"amount" numeric NOT NULL
  );
  
  CREATE TABLE "bills_report_findings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "bills_report_recommendations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "bills_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" numeric NOT NULL,
  	"page" numeric NOT NULL,
  	"width" numeric NOT NULL,
  	"height" numeric NOT NULL,
  	"source" "enum_bills_pages_source" NOT NULL,
  	"turn" numeric
  );
  
  CREATE TABLE "bills" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"bill_hauler" varchar,
  	"bill_license" varchar,
  	"bill_period_start" timestamp(3) with time zone,
  	"bill_period_end" timestamp(3) with time zone,
  	"bill_contract_months" numeric,
  	"bill_previous_balance" numeric,
  	"bill_payments" numeric,
  	"bill_credits" numeric,
  	"bill_current_charges" numeric,
  	"bill_tax" numeric,
  	"bill_amount_due" numeric,
  	"bill_recycling_rate" numeric,
  	"bill_recycling_unit" "enum_bills_bill_recycling_unit",
  	"bill_organics_rate" numeric,
  	"bill_organics_unit" "enum_bills_bill_organics_unit",
  	"report_summary" varchar,
  	"report_monthly_cost" numeric,
  	"report_fair_monthly_cost" numeric,
  	"report_report_id" varchar,
  	"report_sent_at" timestamp(3) with time zone,
  	"submission_id" integer NOT NULL,
  	"module" "enum_bills_module" NOT NULL,
  	"state" "enum_bills_state" DEFAULT 'notRead' NOT NULL,
  	"reason" "enum_bills_reason",
  	"kind" "enum_bills_kind",
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"read_at" timestamp(3) with time zone,
  	"read" jsonb,
  	"checked_at" timestamp(3) with time zone,
  	"checked_by_id" integer,
  	"key" varchar,
  	"submission_digest" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quiz_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_name" varchar,
  	"user_email" varchar NOT NULL,
  	"building_address" varchar NOT NULL,
  	"is_address_withheld" boolean DEFAULT false,
  	"answers" jsonb NOT NULL,
  	"module" "enum_quiz_submissions_module" NOT NULL,
  	"score" numeric NOT NULL,
  	"risk_level" varchar NOT NULL,
  	"submitted_at" timestamp(3) with time zone NOT NULL,
  	"public_id" varchar,
  	"is_spam" boolean DEFAULT false,
  	"submission_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"submission_id" integer NOT NULL,
  	"submission_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_submissions_kind" NOT NULL,
  	"module" varchar,
  	"reference" varchar,
  	"title" varchar NOT NULL,
  	"name" varchar,
  	"company" varchar,
  	"email" varchar,
  	"excerpt" varchar,
  	"search" varchar NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"closed_at" timestamp(3) with time zone,
  	"status" "enum_submissions_status" NOT NULL,
  	"assignee_id" integer,
  	"snoozed_until" timestamp(3) with time zone,
  	"is_spam" boolean DEFAULT false NOT NULL,
  	"reason" varchar,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"status_before" varchar,
  	"held_job" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feedback" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"feedback_type" "enum_feedback_feedback_type",
  	"feedback" varchar,
  	"submission_id" integer NOT NULL,
  	"submission_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "emissions_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"building_address" varchar,
  	"public_id" varchar NOT NULL,
  	"building" jsonb NOT NULL,
  	"mail_digest" varchar,
  	"mailed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cwz_assessments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"business_name" varchar NOT NULL,
  	"business_type" "enum_cwz_assessments_business_type" NOT NULL,
  	"address" varchar NOT NULL,
  	"borough" "enum_cwz_assessments_borough" NOT NULL,
  	"zip_code" varchar NOT NULL,
  	"square_footage" numeric,
  	"pickups_per_week" numeric NOT NULL,
  	"waste_types_trash" boolean DEFAULT false NOT NULL,
  	"waste_types_recycling" boolean DEFAULT false NOT NULL,
  	"waste_types_food_waste" boolean DEFAULT false NOT NULL,
  	"current_hauler" "enum_cwz_assessments_current_hauler" NOT NULL,
  	"custom_hauler_name" varchar,
  	"hauler_years" "enum_cwz_assessments_hauler_years" NOT NULL,
  	"satisfaction_rating" numeric NOT NULL,
  	"monthly_bill" varchar NOT NULL,
  	"compliance_warning" boolean DEFAULT false NOT NULL,
  	"consent_to_zone_comparison" boolean DEFAULT false NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"role" "enum_cwz_assessments_role" NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"consent_to_email" boolean DEFAULT false NOT NULL,
  	"zone" numeric NOT NULL,
  	"report_id" varchar NOT NULL,
  	"is_spam" boolean DEFAULT false,
  	"submission_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "report_inquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"report_title" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"building_address" varchar NOT NULL,
  	"message" varchar,
  	"module" "enum_report_inquiries_module" NOT NULL,
  	"submission_id" integer NOT NULL,
  	"submission_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"status" "enum_newsletter_subscriptions_status" DEFAULT 'pending' NOT NULL,
  	"subscriber_id" integer,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"bounced_at" timestamp(3) with time zone,
  	"launch_mailed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_subscribers_status" DEFAULT 'pending' NOT NULL,
  	"key" varchar NOT NULL,
  	"calendar_key" varchar,
  	"confirmation_sent_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"bounced_at" timestamp(3) with time zone,
  	"bounce_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "follows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"follower_id" integer NOT NULL,
  	"kind" "enum_follows_kind" NOT NULL,
  	"subject" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"status" "enum_follows_status" DEFAULT 'pending' NOT NULL,
  	"answers" varchar,
  	"remind60" boolean DEFAULT false NOT NULL,
  	"remind30" boolean DEFAULT true NOT NULL,
  	"remind7" boolean DEFAULT true NOT NULL,
  	"digest" boolean DEFAULT false NOT NULL,
  	"changes" boolean DEFAULT true NOT NULL,
  	"record" boolean DEFAULT true NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"stopped_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "portfolios" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"key" varchar NOT NULL,
  	"form_key" varchar,
  	"view_key" varchar,
  	"calendar_key" varchar,
  	"pending" jsonb,
  	"opened_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "portfolio_buildings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"portfolio_id" integer NOT NULL,
  	"bbl" varchar NOT NULL,
  	"bin" numeric,
  	"address" varchar NOT NULL,
  	"label" varchar,
  	"answers" varchar,
  	"removed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "portfolio_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"portfolio_id" integer NOT NULL,
  	"bbl" varchar NOT NULL,
  	"law" varchar NOT NULL,
  	"cycle" varchar NOT NULL,
  	"kind" "enum_portfolio_entries_kind" NOT NULL,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"by_id" integer,
  	"by_name" varchar DEFAULT 'Lotline' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission_id" integer,
  	"subject" varchar,
  	"field" varchar NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"by_id" integer,
  	"by_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission_id" integer NOT NULL,
  	"state" "enum_replies_state" NOT NULL,
  	"reason" varchar,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"by_id" integer,
  	"by_name" varchar,
  	"message_id" varchar NOT NULL,
  	"job" numeric,
  	"form_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_reply_templates_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_mail_templates_key" NOT NULL,
  	"name" varchar,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"reason" varchar,
  	"seed_digest" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_mail_templates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "enum__mail_templates_v_version_key" NOT NULL,
  	"version_name" varchar,
  	"version_subject" varchar NOT NULL,
  	"version_body" varchar NOT NULL,
  	"version_reason" varchar,
  	"version_seed_digest" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"leads_to" "enum_redirects_leads_to" DEFAULT 'document' NOT NULL,
  	"address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"guides_id" integer,
  	"partners_id" integer
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"publishes_figures" boolean DEFAULT false,
  	"is_deactivated" boolean DEFAULT false,
  	"last_sign_in_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"summary" varchar NOT NULL,
  	"by_id" integer,
  	"by_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"guides_id" integer,
  	"modules_id" integer,
  	"newsletter_issues_id" integer,
  	"media_id" integer,
  	"partners_id" integer,
  	"quizzes_id" integer,
  	"figures_id" integer,
  	"deadlines_id" integer,
  	"sources_id" integer,
  	"laws_id" integer,
  	"violation_codes_id" integer,
  	"vendor_applications_id" integer,
  	"invoice_submissions_id" integer,
  	"bill_uploads_id" integer,
  	"bills_id" integer,
  	"quiz_submissions_id" integer,
  	"contact_messages_id" integer,
  	"submissions_id" integer,
  	"feedback_id" integer,
  	"emissions_reports_id" integer,
  	"cwz_assessments_id" integer,
  	"report_inquiries_id" integer,
  	"newsletter_subscriptions_id" integer,
  	"subscribers_id" integer,
  	"follows_id" integer,
  	"portfolios_id" integer,
  	"portfolio_buildings_id" integer,
  	"portfolio_entries_id" integer,
  	"notes_id" integer,
  	"changes_id" integer,
  	"replies_id" integer,
  	"reply_templates_id" integer,
  	"mail_templates_id" integer,
  	"redirects_id" integer,
  	"users_id" integer,
  	"erasures_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_office_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days" varchar,
  	"hours" varchar
  );
  
  CREATE TABLE "site_settings_laws" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"law" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "site_settings_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "site_settings_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_name" varchar,
  	"tagline" varchar,
  	"description" varchar,
  	"contact_email" varchar,
  	"lists_buildings" boolean DEFAULT true,
  	"saved_by" varchar,
  	"_status" "enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_settings_v_version_office_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"days" varchar,
  	"hours" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_laws" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"law" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_product_name" varchar,
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_contact_email" varchar,
  	"version_lists_buildings" boolean DEFAULT true,
  	"version_saved_by" varchar,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "home_themes_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_home_themes_items_icon",
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_introduction" varchar,
  	"themes_heading" varchar,
  	"themes_introduction" varchar,
  	"letters_heading" varchar,
  	"partners_heading" varchar,
  	"partners_text" varchar,
  	"articles_heading" varchar,
  	"articles_introduction" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_v_version_themes_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__home_v_version_themes_items_icon",
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_introduction" varchar,
  	"version_themes_heading" varchar,
  	"version_themes_introduction" varchar,
  	"version_letters_heading" varchar,
  	"version_partners_heading" varchar,
  	"version_partners_text" varchar,
  	"version_articles_heading" varchar,
  	"version_articles_introduction" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "buildings_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_buildings_questions_key",
  	"question" varchar,
  	"why" varchar
  );
  
  CREATE TABLE "buildings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"building_facts_text" varchar,
  	"building_several_buildings_text" varchar,
  	"building_condo_text" varchar,
  	"building_weekend_text" varchar,
  	"building_no_record_text" varchar,
  	"building_notice" varchar,
  	"answers_applies_text" varchar,
  	"answers_likely_text" varchar,
  	"answers_ask_text" varchar,
  	"answers_does_not_apply_text" varchar,
  	"answers_only_if_you_build_text" varchar,
  	"if_late_buildings" varchar,
  	"if_late_hpd" varchar,
  	"if_late_other" varchar,
  	"emissions_filings_text" varchar,
  	"emissions_filed_text" varchar,
  	"emissions_estimate_text" varchar,
  	"emissions_missing_facts_text" varchar,
  	"emissions_several_filings_text" varchar,
  	"emissions_several_pathways_text" varchar,
  	"emissions_not_listed_text" varchar,
  	"emissions_described_text" varchar,
  	"record_lead" varchar,
  	"record_missing_text" varchar,
  	"record_loading_text" varchar,
  	"record_money_text" varchar,
  	"record_silence_text" varchar,
  	"record_deleted_text" varchar,
  	"record_terms_text" varchar,
  	"record_sale_text" varchar,
  	"waste_several_zones_text" varchar,
  	"ask_heading" varchar,
  	"ask_lead" varchar,
  	"describe_heading" varchar,
  	"describe_lead" varchar,
  	"gas_piping_heading" varchar,
  	"gas_piping_lead" varchar,
  	"gas_piping_text" varchar,
  	"gas_piping_call_text" varchar,
  	"take_along_mistake_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_buildings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_buildings_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum__buildings_v_version_questions_key",
  	"question" varchar,
  	"why" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_buildings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_building_facts_text" varchar,
  	"version_building_several_buildings_text" varchar,
  	"version_building_condo_text" varchar,
  	"version_building_weekend_text" varchar,
  	"version_building_no_record_text" varchar,
  	"version_building_notice" varchar,
  	"version_answers_applies_text" varchar,
  	"version_answers_likely_text" varchar,
  	"version_answers_ask_text" varchar,
  	"version_answers_does_not_apply_text" varchar,
  	"version_answers_only_if_you_build_text" varchar,
  	"version_if_late_buildings" varchar,
  	"version_if_late_hpd" varchar,
  	"version_if_late_other" varchar,
  	"version_emissions_filings_text" varchar,
  	"version_emissions_filed_text" varchar,
  	"version_emissions_estimate_text" varchar,
  	"version_emissions_missing_facts_text" varchar,
  	"version_emissions_several_filings_text" varchar,
  	"version_emissions_several_pathways_text" varchar,
  	"version_emissions_not_listed_text" varchar,
  	"version_emissions_described_text" varchar,
  	"version_record_lead" varchar,
  	"version_record_missing_text" varchar,
  	"version_record_loading_text" varchar,
  	"version_record_money_text" varchar,
  	"version_record_silence_text" varchar,
  	"version_record_deleted_text" varchar,
  	"version_record_terms_text" varchar,
  	"version_record_sale_text" varchar,
  	"version_waste_several_zones_text" varchar,
  	"version_ask_heading" varchar,
  	"version_ask_lead" varchar,
  	"version_describe_heading" varchar,
  	"version_describe_lead" varchar,
  	"version_gas_piping_heading" varchar,
  	"version_gas_piping_lead" varchar,
  	"version_gas_piping_text" varchar,
  	"version_gas_piping_call_text" varchar,
  	"version_take_along_mistake_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__buildings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "portfolio_pages_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "portfolio_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"create_heading" varchar,
  	"create_lead" varchar,
  	"dates_bookmark_text" varchar,
  	"emissions_limits_text" varchar,
  	"settings_reminders_text" varchar,
  	"settings_share_text" varchar,
  	"settings_link_text" varchar,
  	"settings_delete_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_portfolio_pages_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_portfolio_pages_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_portfolio_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_create_heading" varchar,
  	"version_create_lead" varchar,
  	"version_dates_bookmark_text" varchar,
  	"version_emissions_limits_text" varchar,
  	"version_settings_reminders_text" varchar,
  	"version_settings_share_text" varchar,
  	"version_settings_link_text" varchar,
  	"version_settings_delete_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__portfolio_pages_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "figures_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"deadlines_heading" varchar,
  	"deadlines_lead" varchar,
  	"changes_heading" varchar,
  	"changes_lead" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_figures_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_figures_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_deadlines_heading" varchar,
  	"version_deadlines_lead" varchar,
  	"version_changes_heading" varchar,
  	"version_changes_lead" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__figures_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "search_page_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar
  );
  
  CREATE TABLE "search_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"none_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_search_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_search_page_v_version_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_none_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__search_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "about_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"story" jsonb,
  	"values_heading" varchar,
  	"call_to_action_heading" varchar,
  	"call_to_action_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_v_version_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_story" jsonb,
  	"version_values_heading" varchar,
  	"version_call_to_action_heading" varchar,
  	"version_call_to_action_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "help_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "help" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"guides_introduction" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_help_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_help_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_help_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_guides_introduction" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__help_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "legal" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"last_updated" timestamp(3) with time zone,
  	"privacy_email" varchar,
  	"legal_email" varchar,
  	"privacy_title" varchar,
  	"privacy_body" jsonb,
  	"terms_title" varchar,
  	"terms_body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_legal_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_legal_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_last_updated" timestamp(3) with time zone,
  	"version_privacy_email" varchar,
  	"version_legal_email" varchar,
  	"version_privacy_title" varchar,
  	"version_privacy_body" jsonb,
  	"version_terms_title" varchar,
  	"version_terms_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__legal_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "partner_program_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "partner_program_types_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "partner_program_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "partner_program" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"benefits_heading" varchar,
  	"types_heading" varchar,
  	"featured_heading" varchar,
  	"featured_introduction" varchar,
  	"call_to_action_heading" varchar,
  	"call_to_action_text" varchar,
  	"directory_heading" varchar,
  	"directory_lead" varchar,
  	"directory_licenses_heading" varchar,
  	"directory_licenses_text" varchar,
  	"experts_heading" varchar,
  	"experts_text" varchar,
  	"experts_apply_heading" varchar,
  	"experts_apply_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_partner_program_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_partner_program_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_partner_program_v_version_types_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_partner_program_v_version_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_partner_program_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_benefits_heading" varchar,
  	"version_types_heading" varchar,
  	"version_featured_heading" varchar,
  	"version_featured_introduction" varchar,
  	"version_call_to_action_heading" varchar,
  	"version_call_to_action_text" varchar,
  	"version_directory_heading" varchar,
  	"version_directory_lead" varchar,
  	"version_directory_licenses_heading" varchar,
  	"version_directory_licenses_text" varchar,
  	"version_experts_heading" varchar,
  	"version_experts_text" varchar,
  	"version_experts_apply_heading" varchar,
  	"version_experts_apply_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__partner_program_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "module_browser_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"module" "enum_module_browser_cards_module",
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "module_browser" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"band_module" "enum_module_browser_band_module",
  	"band_title" varchar,
  	"band_text" varchar,
  	"laws_heading" varchar,
  	"laws_lead" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_module_browser_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_module_browser_v_version_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"module" "enum__module_browser_v_version_cards_module",
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_module_browser_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_band_module" "enum__module_browser_v_version_band_module",
  	"version_band_title" varchar,
  	"version_band_text" varchar,
  	"version_laws_heading" varchar,
  	"version_laws_lead" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__module_browser_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "contact" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"response_time" varchar,
  	"form_introduction" varchar,
  	"application_title" varchar,
  	"application_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_contact_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_response_time" varchar,
  	"version_form_introduction" varchar,
  	"version_application_title" varchar,
  	"version_application_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__contact_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "feedback_page_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "feedback_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_feedback_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_feedback_page_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_feedback_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__feedback_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "issues_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_issues_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_issues_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__issues_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "following_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "following" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"more_title" varchar,
  	"more_text" varchar,
  	"form_answers_text" varchar,
  	"form_place_hint" varchar,
  	"form_district_text" varchar,
  	"building_text" varchar,
  	"building_laws_text" varchar,
  	"mine_lead" varchar,
  	"mine_calendar_text" varchar,
  	"mine_address_text" varchar,
  	"mine_erase_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_following_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_following_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_following_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_more_title" varchar,
  	"version_more_text" varchar,
  	"version_form_answers_text" varchar,
  	"version_form_place_hint" varchar,
  	"version_form_district_text" varchar,
  	"version_building_text" varchar,
  	"version_building_laws_text" varchar,
  	"version_mine_lead" varchar,
  	"version_mine_calendar_text" varchar,
  	"version_mine_address_text" varchar,
  	"version_mine_erase_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__following_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "ll97_calculator" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"find_text" jsonb,
  	"filings_text" varchar,
  	"uses_text" varchar,
  	"energy_text" varchar,
  	"hints_gas" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_ll97_calculator_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_ll97_calculator_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_find_text" jsonb,
  	"version_filings_text" varchar,
  	"version_uses_text" varchar,
  	"version_energy_text" varchar,
  	"version_hints_gas" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__ll97_calculator_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "ll97_report_scenarios_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"is_about_fuel" boolean DEFAULT false
  );
  
  CREATE TABLE "ll97_report" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"free_intro" varchar,
  	"free_own_text" varchar,
  	"free_example_text" varchar,
  	"free_dates_text" varchar,
  	"premium_intro" varchar,
  	"report_cautions_estimate" varchar,
  	"report_cautions_not_covered" varchar,
  	"report_article321_year_text" varchar,
  	"report_article321_penalty_text" varchar,
  	"report_peers_basis" varchar,
  	"report_basis_penalty" varchar,
  	"report_basis_categories" varchar,
  	"report_basis_notice" varchar,
  	"report_next_steps_text" varchar,
  	"scenarios_intro" varchar,
  	"scenarios_hints_offsets" varchar,
  	"scenarios_late_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_ll97_report_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_ll97_report_v_version_scenarios_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"is_about_fuel" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ll97_report_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_free_intro" varchar,
  	"version_free_own_text" varchar,
  	"version_free_example_text" varchar,
  	"version_free_dates_text" varchar,
  	"version_premium_intro" varchar,
  	"version_report_cautions_estimate" varchar,
  	"version_report_cautions_not_covered" varchar,
  	"version_report_article321_year_text" varchar,
  	"version_report_article321_penalty_text" varchar,
  	"version_report_peers_basis" varchar,
  	"version_report_basis_penalty" varchar,
  	"version_report_basis_categories" varchar,
  	"version_report_basis_notice" varchar,
  	"version_report_next_steps_text" varchar,
  	"version_scenarios_intro" varchar,
  	"version_scenarios_hints_offsets" varchar,
  	"version_scenarios_late_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__ll97_report_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cwz_assessment_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"steps_business_intro" varchar,
  	"steps_hauler_intro" varchar,
  	"steps_consent_intro" varchar,
  	"steps_consent_text" varchar,
  	"steps_contact_intro" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_cwz_assessment_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_cwz_assessment_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_steps_business_intro" varchar,
  	"version_steps_hauler_intro" varchar,
  	"version_steps_consent_intro" varchar,
  	"version_steps_consent_text" varchar,
  	"version_steps_contact_intro" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__cwz_assessment_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cwz_report" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"figures_effective_date" timestamp(3) with time zone,
  	"figures_dominant_hauler" varchar,
  	"figures_hauler_market_share" numeric,
  	"figures_zone_average_rate" numeric,
  	"figures_default_monthly_rate" numeric,
  	"figures_potential_savings" numeric,
  	"figures_carbon_reduction" numeric,
  	"example_notice" varchar,
  	"told_bill_text" varchar,
  	"told_warning_text" varchar,
  	"told_no_warning_text" varchar,
  	"told_hauler_awarded" varchar,
  	"told_hauler_live" varchar,
  	"told_hauler_scheduled" varchar,
  	"told_hauler_undated" varchar,
  	"told_hauler_unknown_zone" varchar,
  	"carbon_text" varchar,
  	"full_analysis_text" varchar,
  	"basis" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_cwz_report_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_cwz_report_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_figures_effective_date" timestamp(3) with time zone,
  	"version_figures_dominant_hauler" varchar,
  	"version_figures_hauler_market_share" numeric,
  	"version_figures_zone_average_rate" numeric,
  	"version_figures_default_monthly_rate" numeric,
  	"version_figures_potential_savings" numeric,
  	"version_figures_carbon_reduction" numeric,
  	"version_example_notice" varchar,
  	"version_told_bill_text" varchar,
  	"version_told_warning_text" varchar,
  	"version_told_no_warning_text" varchar,
  	"version_told_hauler_awarded" varchar,
  	"version_told_hauler_live" varchar,
  	"version_told_hauler_scheduled" varchar,
  	"version_told_hauler_undated" varchar,
  	"version_told_hauler_unknown_zone" varchar,
  	"version_carbon_text" varchar,
  	"version_full_analysis_text" varchar,
  	"version_basis" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__cwz_report_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cwz_faq_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb
  );
  
  CREATE TABLE "cwz_faq" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_cwz_faq_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_cwz_faq_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cwz_faq_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__cwz_faq_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cwz_upload_thank_you_next_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cwz_upload" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"privacy" varchar,
  	"thank_you_heading" varchar,
  	"thank_you_lead" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_cwz_upload_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_cwz_upload_v_version_thank_you_next_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cwz_upload_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_privacy" varchar,
  	"version_thank_you_heading" varchar,
  	"version_thank_you_lead" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__cwz_upload_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cwz_zones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"map_credits" varchar,
  	"map_manhattan5_name" varchar,
  	"map_manhattan5_text" varchar,
  	"map_roosevelt_island_name" varchar,
  	"map_roosevelt_island_text" varchar,
  	"next_steps_live" varchar,
  	"next_steps_scheduled" varchar,
  	"next_steps_undated" varchar,
  	"next_steps_unknown" varchar,
  	"saved_by" varchar,
  	"_status" "enum_cwz_zones_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_cwz_zones_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_map_credits" varchar,
  	"version_map_manhattan5_name" varchar,
  	"version_map_manhattan5_text" varchar,
  	"version_map_roosevelt_island_name" varchar,
  	"version_map_roosevelt_island_text" varchar,
  	"version_next_steps_live" varchar,
  	"version_next_steps_scheduled" varchar,
  	"version_next_steps_undated" varchar,
  	"version_next_steps_unknown" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__cwz_zones_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "ll199_invoice" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_ll199_invoice_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_ll199_invoice_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__ll199_invoice_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "bill_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"progress_lead" varchar,
  	"report_notice" varchar,
  	"saved_by" varchar,
  	"_status" "enum_bill_pages_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_bill_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_progress_lead" varchar,
  	"version_report_notice" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__bill_pages_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "internet_quiz_next_steps_low" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "internet_quiz_next_steps_moderate" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "internet_quiz_next_steps_high" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "internet_quiz_next_steps_critical" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "internet_quiz" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"contact_intro" varchar,
  	"building_intro" varchar,
  	"questions_building_type_label" varchar,
  	"questions_building_type_hint" varchar,
  	"questions_has_existing_infrastructure_label" varchar,
  	"questions_has_existing_infrastructure_hint" varchar,
  	"questions_broadband_availability_label" varchar,
  	"questions_broadband_availability_hint" varchar,
  	"questions_willing_to_upgrade_label" varchar,
  	"questions_willing_to_upgrade_hint" varchar,
  	"withholding_hint" varchar,
  	"result_notice" varchar,
  	"result_basis" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_internet_quiz_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_internet_quiz_v_version_next_steps_low" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_internet_quiz_v_version_next_steps_moderate" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_internet_quiz_v_version_next_steps_high" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_internet_quiz_v_version_next_steps_critical" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_internet_quiz_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_contact_intro" varchar,
  	"version_building_intro" varchar,
  	"version_questions_building_type_label" varchar,
  	"version_questions_building_type_hint" varchar,
  	"version_questions_has_existing_infrastructure_label" varchar,
  	"version_questions_has_existing_infrastructure_hint" varchar,
  	"version_questions_broadband_availability_label" varchar,
  	"version_questions_broadband_availability_hint" varchar,
  	"version_questions_willing_to_upgrade_label" varchar,
  	"version_questions_willing_to_upgrade_hint" varchar,
  	"version_withholding_hint" varchar,
  	"version_result_notice" varchar,
  	"version_result_basis" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__internet_quiz_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "internet_report_types_reports" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"link_url" varchar
  );
  
  CREATE TABLE "internet_report" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"statistics_coverage_text" varchar,
  	"statistics_coverage_figure" varchar,
  	"list_intro" varchar,
  	"basis" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_internet_report_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_internet_report_v_version_types_reports" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_internet_report_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_statistics_coverage_text" varchar,
  	"version_statistics_coverage_figure" varchar,
  	"version_list_intro" varchar,
  	"version_basis" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__internet_report_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "articles_updates" ADD CONSTRAINT "articles_updates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_updates" ADD CONSTRAINT "_articles_v_version_updates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_parent_id_guides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_reports_premium" ADD CONSTRAINT "modules_reports_premium_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_vendor_access_benefits" ADD CONSTRAINT "modules_vendor_access_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_vendor_access_requirements" ADD CONSTRAINT "modules_vendor_access_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_vendor_access_next_steps" ADD CONSTRAINT "modules_vendor_access_next_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_version_reports_premium" ADD CONSTRAINT "_modules_v_version_reports_premium_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_version_vendor_access_benefits" ADD CONSTRAINT "_modules_v_version_vendor_access_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_version_vendor_access_requirements" ADD CONSTRAINT "_modules_v_version_vendor_access_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_version_vendor_access_next_steps" ADD CONSTRAINT "_modules_v_version_vendor_access_next_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_parent_id_modules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_newsletters" ADD CONSTRAINT "newsletter_issues_newsletters_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_modules" ADD CONSTRAINT "partners_modules_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_service_categories" ADD CONSTRAINT "partners_service_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_laws" ADD CONSTRAINT "partners_laws_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_trades" ADD CONSTRAINT "partners_trades_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_vendor_application_id_vendor_applications_id_fk" FOREIGN KEY ("vendor_application_id") REFERENCES "public"."vendor_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_version_modules" ADD CONSTRAINT "_partners_v_version_modules_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_service_categories" ADD CONSTRAINT "_partners_v_version_service_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_laws" ADD CONSTRAINT "_partners_v_version_laws_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_trades" ADD CONSTRAINT "_partners_v_version_trades_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_vendor_application_id_vendor_applications_id_fk" FOREIGN KEY ("version_vendor_application_id") REFERENCES "public"."vendor_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quizzes_questions_options" ADD CONSTRAINT "quizzes_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_questions" ADD CONSTRAINT "quizzes_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_bands" ADD CONSTRAINT "quizzes_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_findings_positive_options" ADD CONSTRAINT "quizzes_findings_positive_options_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quizzes_findings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_findings_positive_levels" ADD CONSTRAINT "quizzes_findings_positive_levels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quizzes_findings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_findings" ADD CONSTRAINT "quizzes_findings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_next_steps_links" ADD CONSTRAINT "quizzes_next_steps_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_checklist_items_options" ADD CONSTRAINT "quizzes_checklist_items_options_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quizzes_checklist_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_checklist_items" ADD CONSTRAINT "quizzes_checklist_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_questions_options" ADD CONSTRAINT "_quizzes_v_version_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quizzes_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_questions" ADD CONSTRAINT "_quizzes_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quizzes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_bands" ADD CONSTRAINT "_quizzes_v_version_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quizzes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_findings_positive_options" ADD CONSTRAINT "_quizzes_v_version_findings_positive_options_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_quizzes_v_version_findings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_findings_positive_levels" ADD CONSTRAINT "_quizzes_v_version_findings_positive_levels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_quizzes_v_version_findings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_findings" ADD CONSTRAINT "_quizzes_v_version_findings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quizzes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_next_steps_links" ADD CONSTRAINT "_quizzes_v_version_next_steps_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quizzes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_checklist_items_options" ADD CONSTRAINT "_quizzes_v_version_checklist_items_options_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_quizzes_v_version_checklist_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_checklist_items" ADD CONSTRAINT "_quizzes_v_version_checklist_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quizzes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v" ADD CONSTRAINT "_quizzes_v_parent_id_quizzes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "figures_values" ADD CONSTRAINT "figures_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "figures" ADD CONSTRAINT "figures_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "figures" ADD CONSTRAINT "figures_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_figures_v_version_values" ADD CONSTRAINT "_figures_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_figures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_figures_v" ADD CONSTRAINT "_figures_v_parent_id_figures_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."figures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_figures_v" ADD CONSTRAINT "_figures_v_version_source_id_sources_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_figures_v" ADD CONSTRAINT "_figures_v_version_checked_by_id_users_id_fk" FOREIGN KEY ("version_checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deadlines" ADD CONSTRAINT "deadlines_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deadlines" ADD CONSTRAINT "deadlines_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deadlines_v" ADD CONSTRAINT "_deadlines_v_parent_id_deadlines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."deadlines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deadlines_v" ADD CONSTRAINT "_deadlines_v_version_source_id_sources_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deadlines_v" ADD CONSTRAINT "_deadlines_v_version_checked_by_id_users_id_fk" FOREIGN KEY ("version_checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sources_v" ADD CONSTRAINT "_sources_v_parent_id_sources_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "laws_reasons" ADD CONSTRAINT "laws_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."laws"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "laws" ADD CONSTRAINT "laws_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "laws" ADD CONSTRAINT "laws_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_laws_v_version_reasons" ADD CONSTRAINT "_laws_v_version_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_laws_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_laws_v" ADD CONSTRAINT "_laws_v_parent_id_laws_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."laws"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_laws_v" ADD CONSTRAINT "_laws_v_version_source_id_sources_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_laws_v" ADD CONSTRAINT "_laws_v_version_checked_by_id_users_id_fk" FOREIGN KEY ("version_checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "violation_codes_lines" ADD CONSTRAINT "violation_codes_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."violation_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_violation_codes_v_version_lines" ADD CONSTRAINT "_violation_codes_v_version_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_violation_codes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_violation_codes_v" ADD CONSTRAINT "_violation_codes_v_parent_id_violation_codes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."violation_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vendor_applications_laws" ADD CONSTRAINT "vendor_applications_laws_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vendor_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vendor_applications_trades" ADD CONSTRAINT "vendor_applications_trades_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vendor_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vendor_applications" ADD CONSTRAINT "vendor_applications_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoice_submissions" ADD CONSTRAINT "invoice_submissions_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bill_uploads" ADD CONSTRAINT "bill_uploads_assessment_id_cwz_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."cwz_assessments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bill_uploads" ADD CONSTRAINT "bill_uploads_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bills_services" ADD CONSTRAINT "bills_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bills_fees" ADD CONSTRAINT "bills_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bills_report_findings" ADD CONSTRAINT "bills_report_findings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bills_report_recommendations" ADD CONSTRAINT "bills_report_recommendations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bills_pages" ADD CONSTRAINT "bills_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bills" ADD CONSTRAINT "bills_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bills" ADD CONSTRAINT "bills_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "report_inquiries" ADD CONSTRAINT "report_inquiries_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_subscribers_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portfolio_buildings" ADD CONSTRAINT "portfolio_buildings_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portfolio_entries" ADD CONSTRAINT "portfolio_entries_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notes" ADD CONSTRAINT "notes_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notes" ADD CONSTRAINT "notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notes_rels" ADD CONSTRAINT "notes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notes_rels" ADD CONSTRAINT "notes_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "changes" ADD CONSTRAINT "changes_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "changes" ADD CONSTRAINT "changes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "replies" ADD CONSTRAINT "replies_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "replies" ADD CONSTRAINT "replies_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reply_templates_kinds" ADD CONSTRAINT "reply_templates_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mail_templates_v" ADD CONSTRAINT "_mail_templates_v_parent_id_mail_templates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mail_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "erasures" ADD CONSTRAINT "erasures_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_modules_fk" FOREIGN KEY ("modules_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quizzes_fk" FOREIGN KEY ("quizzes_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_figures_fk" FOREIGN KEY ("figures_id") REFERENCES "public"."figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deadlines_fk" FOREIGN KEY ("deadlines_id") REFERENCES "public"."deadlines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sources_fk" FOREIGN KEY ("sources_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_laws_fk" FOREIGN KEY ("laws_id") REFERENCES "public"."laws"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_violation_codes_fk" FOREIGN KEY ("violation_codes_id") REFERENCES "public"."violation_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vendor_applications_fk" FOREIGN KEY ("vendor_applications_id") REFERENCES "public"."vendor_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoice_submissions_fk" FOREIGN KEY ("invoice_submissions_id") REFERENCES "public"."invoice_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bill_uploads_fk" FOREIGN KEY ("bill_uploads_id") REFERENCES "public"."bill_uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bills_fk" FOREIGN KEY ("bills_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quiz_submissions_fk" FOREIGN KEY ("quiz_submissions_id") REFERENCES "public"."quiz_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feedback_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_emissions_reports_fk" FOREIGN KEY ("emissions_reports_id") REFERENCES "public"."emissions_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cwz_assessments_fk" FOREIGN KEY ("cwz_assessments_id") REFERENCES "public"."cwz_assessments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_report_inquiries_fk" FOREIGN KEY ("report_inquiries_id") REFERENCES "public"."report_inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscriptions_fk" FOREIGN KEY ("newsletter_subscriptions_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_follows_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."follows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_portfolios_fk" FOREIGN KEY ("portfolios_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_portfolio_buildings_fk" FOREIGN KEY ("portfolio_buildings_id") REFERENCES "public"."portfolio_buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_portfolio_entries_fk" FOREIGN KEY ("portfolio_entries_id") REFERENCES "public"."portfolio_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notes_fk" FOREIGN KEY ("notes_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_changes_fk" FOREIGN KEY ("changes_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_replies_fk" FOREIGN KEY ("replies_id") REFERENCES "public"."replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_templates_fk" FOREIGN KEY ("mail_templates_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_erasures_fk" FOREIGN KEY ("erasures_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_office_hours" ADD CONSTRAINT "site_settings_office_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_laws" ADD CONSTRAINT "site_settings_laws_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_links" ADD CONSTRAINT "site_settings_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_office_hours" ADD CONSTRAINT "_site_settings_v_version_office_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_laws" ADD CONSTRAINT "_site_settings_v_version_laws_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation" ADD CONSTRAINT "_site_settings_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_links" ADD CONSTRAINT "_site_settings_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_themes_items" ADD CONSTRAINT "home_themes_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_themes_items" ADD CONSTRAINT "_home_v_version_themes_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "buildings_questions" ADD CONSTRAINT "buildings_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_buildings_v_version_questions" ADD CONSTRAINT "_buildings_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_buildings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "portfolio_pages_points" ADD CONSTRAINT "portfolio_pages_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."portfolio_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_portfolio_pages_v_version_points" ADD CONSTRAINT "_portfolio_pages_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_portfolio_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_page_synonyms" ADD CONSTRAINT "search_page_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_page_v_version_synonyms" ADD CONSTRAINT "_search_page_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_values" ADD CONSTRAINT "about_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_values" ADD CONSTRAINT "_about_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."help"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_help_v_version_questions" ADD CONSTRAINT "_help_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_help_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partner_program_benefits" ADD CONSTRAINT "partner_program_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partner_program"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partner_program_types_points" ADD CONSTRAINT "partner_program_types_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partner_program_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partner_program_types" ADD CONSTRAINT "partner_program_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partner_program"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partner_program_v_version_benefits" ADD CONSTRAINT "_partner_program_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partner_program_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partner_program_v_version_types_points" ADD CONSTRAINT "_partner_program_v_version_types_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partner_program_v_version_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partner_program_v_version_types" ADD CONSTRAINT "_partner_program_v_version_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partner_program_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_browser_cards" ADD CONSTRAINT "module_browser_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."module_browser"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_browser_v_version_cards" ADD CONSTRAINT "_module_browser_v_version_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_module_browser_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feedback_page_points" ADD CONSTRAINT "feedback_page_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feedback_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feedback_page_v_version_points" ADD CONSTRAINT "_feedback_page_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_feedback_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "following_points" ADD CONSTRAINT "following_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."following"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_following_v_version_points" ADD CONSTRAINT "_following_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_following_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ll97_report_scenarios_notes" ADD CONSTRAINT "ll97_report_scenarios_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ll97_report"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ll97_report_v_version_scenarios_notes" ADD CONSTRAINT "_ll97_report_v_version_scenarios_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ll97_report_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cwz_faq_questions" ADD CONSTRAINT "cwz_faq_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cwz_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cwz_faq_v_version_questions" ADD CONSTRAINT "_cwz_faq_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cwz_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cwz_upload_thank_you_next_steps" ADD CONSTRAINT "cwz_upload_thank_you_next_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cwz_upload"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cwz_upload_v_version_thank_you_next_steps" ADD CONSTRAINT "_cwz_upload_v_version_thank_you_next_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cwz_upload_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "internet_quiz_next_steps_low" ADD CONSTRAINT "internet_quiz_next_steps_low_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."internet_quiz"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "internet_quiz_next_steps_moderate" ADD CONSTRAINT "internet_quiz_next_steps_moderate_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."internet_quiz"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "internet_quiz_next_steps_high" ADD CONSTRAINT "internet_quiz_next_steps_high_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."internet_quiz"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "internet_quiz_next_steps_critical" ADD CONSTRAINT "internet_quiz_next_steps_critical_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."internet_quiz"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_internet_quiz_v_version_next_steps_low" ADD CONSTRAINT "_internet_quiz_v_version_next_steps_low_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_internet_quiz_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_internet_quiz_v_version_next_steps_moderate" ADD CONSTRAINT "_internet_quiz_v_version_next_steps_moderate_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_internet_quiz_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_internet_quiz_v_version_next_steps_high" ADD CONSTRAINT "_internet_quiz_v_version_next_steps_high_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_internet_quiz_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_internet_quiz_v_version_next_steps_critical" ADD CONSTRAINT "_internet_quiz_v_version_next_steps_critical_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_internet_quiz_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "internet_report_types_reports" ADD CONSTRAINT "internet_report_types_reports_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."internet_report"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_internet_report_v_version_types_reports" ADD CONSTRAINT "_internet_report_v_version_types_reports_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_internet_report_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_updates_order_idx" ON "articles_updates" USING btree ("_order");
  CREATE INDEX "articles_updates_parent_id_idx" ON "articles_updates" USING btree ("_parent_id");
  CREATE INDEX "articles_image_idx" ON "articles" USING btree ("image_id");
  CREATE INDEX "articles_module_idx" ON "articles" USING btree ("module");
  CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category");
  CREATE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_published_at_idx" ON "articles" USING btree ("published_at");
  CREATE INDEX "articles_meta_meta_image_idx" ON "articles" USING btree ("meta_image_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "module_slug_idx" ON "articles" USING btree ("module","slug");
  CREATE INDEX "module__status_publishedAt_idx" ON "articles" USING btree ("module","_status","published_at");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_articles_id_idx" ON "articles_rels" USING btree ("articles_id");
  CREATE INDEX "_articles_v_version_updates_order_idx" ON "_articles_v_version_updates" USING btree ("_order");
  CREATE INDEX "_articles_v_version_updates_parent_id_idx" ON "_articles_v_version_updates" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_image_idx" ON "_articles_v" USING btree ("version_image_id");
  CREATE INDEX "_articles_v_version_version_module_idx" ON "_articles_v" USING btree ("version_module");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "_articles_v" USING btree ("version_category");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_published_at_idx" ON "_articles_v" USING btree ("version_published_at");
  CREATE INDEX "_articles_v_version_meta_version_meta_image_idx" ON "_articles_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "version_module_version_slug_idx" ON "_articles_v" USING btree ("version_module","version_slug");
  CREATE INDEX "version_module_version__status_version_publishedAt_idx" ON "_articles_v" USING btree ("version_module","version__status","version_published_at");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_articles_id_idx" ON "_articles_v_rels" USING btree ("articles_id");
  CREATE UNIQUE INDEX "guides_slug_idx" ON "guides" USING btree ("slug");
  CREATE INDEX "guides_updated_at_idx" ON "guides" USING btree ("updated_at");
  CREATE INDEX "guides_created_at_idx" ON "guides" USING btree ("created_at");
  CREATE INDEX "guides__status_idx" ON "guides" USING btree ("_status");
  CREATE INDEX "_guides_v_parent_idx" ON "_guides_v" USING btree ("parent_id");
  CREATE INDEX "_guides_v_version_version_slug_idx" ON "_guides_v" USING btree ("version_slug");
  CREATE INDEX "_guides_v_version_version_updated_at_idx" ON "_guides_v" USING btree ("version_updated_at");
  CREATE INDEX "_guides_v_version_version_created_at_idx" ON "_guides_v" USING btree ("version_created_at");
  CREATE INDEX "_guides_v_version_version__status_idx" ON "_guides_v" USING btree ("version__status");
  CREATE INDEX "_guides_v_created_at_idx" ON "_guides_v" USING btree ("created_at");
  CREATE INDEX "_guides_v_updated_at_idx" ON "_guides_v" USING btree ("updated_at");
  CREATE INDEX "_guides_v_latest_idx" ON "_guides_v" USING btree ("latest");
  CREATE INDEX "_guides_v_autosave_idx" ON "_guides_v" USING btree ("autosave");
  CREATE INDEX "modules_reports_premium_order_idx" ON "modules_reports_premium" USING btree ("_order");
  CREATE INDEX "modules_reports_premium_parent_id_idx" ON "modules_reports_premium" USING btree ("_parent_id");
  CREATE INDEX "modules_vendor_access_benefits_order_idx" ON "modules_vendor_access_benefits" USING btree ("_order");
  CREATE INDEX "modules_vendor_access_benefits_parent_id_idx" ON "modules_vendor_access_benefits" USING btree ("_parent_id");
  CREATE INDEX "modules_vendor_access_requirements_order_idx" ON "modules_vendor_access_requirements" USING btree ("_order");
  CREATE INDEX "modules_vendor_access_requirements_parent_id_idx" ON "modules_vendor_access_requirements" USING btree ("_parent_id");
  CREATE INDEX "modules_vendor_access_next_steps_order_idx" ON "modules_vendor_access_next_steps" USING btree ("_order");
  CREATE INDEX "modules_vendor_access_next_steps_parent_id_idx" ON "modules_vendor_access_next_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "modules_slug_idx" ON "modules" USING btree ("slug");
  CREATE INDEX "modules_updated_at_idx" ON "modules" USING btree ("updated_at");
  CREATE INDEX "modules_created_at_idx" ON "modules" USING btree ("created_at");
  CREATE INDEX "modules__status_idx" ON "modules" USING btree ("_status");
  CREATE INDEX "_modules_v_version_reports_premium_order_idx" ON "_modules_v_version_reports_premium" USING btree ("_order");
  CREATE INDEX "_modules_v_version_reports_premium_parent_id_idx" ON "_modules_v_version_reports_premium" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_version_vendor_access_benefits_order_idx" ON "_modules_v_version_vendor_access_benefits" USING btree ("_order");
  CREATE INDEX "_modules_v_version_vendor_access_benefits_parent_id_idx" ON "_modules_v_version_vendor_access_benefits" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_version_vendor_access_requirements_order_idx" ON "_modules_v_version_vendor_access_requirements" USING btree ("_order");
  CREATE INDEX "_modules_v_version_vendor_access_requirements_parent_id_idx" ON "_modules_v_version_vendor_access_requirements" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_version_vendor_access_next_steps_order_idx" ON "_modules_v_version_vendor_access_next_steps" USING btree ("_order");
  CREATE INDEX "_modules_v_version_vendor_access_next_steps_parent_id_idx" ON "_modules_v_version_vendor_access_next_steps" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_parent_idx" ON "_modules_v" USING btree ("parent_id");
  CREATE INDEX "_modules_v_version_version_slug_idx" ON "_modules_v" USING btree ("version_slug");
  CREATE INDEX "_modules_v_version_version_updated_at_idx" ON "_modules_v" USING btree ("version_updated_at");
  CREATE INDEX "_modules_v_version_version_created_at_idx" ON "_modules_v" USING btree ("version_created_at");
  CREATE INDEX "_modules_v_version_version__status_idx" ON "_modules_v" USING btree ("version__status");
  CREATE INDEX "_modules_v_created_at_idx" ON "_modules_v" USING btree ("created_at");
  CREATE INDEX "_modules_v_updated_at_idx" ON "_modules_v" USING btree ("updated_at");
  CREATE INDEX "_modules_v_latest_idx" ON "_modules_v" USING btree ("latest");
  CREATE INDEX "_modules_v_autosave_idx" ON "_modules_v" USING btree ("autosave");
  CREATE INDEX "newsletter_issues_newsletters_order_idx" ON "newsletter_issues_newsletters" USING btree ("order");
  CREATE INDEX "newsletter_issues_newsletters_parent_idx" ON "newsletter_issues_newsletters" USING btree ("parent_id");
  CREATE UNIQUE INDEX "newsletter_issues_slug_idx" ON "newsletter_issues" USING btree ("slug");
  CREATE INDEX "newsletter_issues_status_idx" ON "newsletter_issues" USING btree ("status");
  CREATE INDEX "newsletter_issues_published_at_idx" ON "newsletter_issues" USING btree ("published_at");
  CREATE INDEX "newsletter_issues_updated_at_idx" ON "newsletter_issues" USING btree ("updated_at");
  CREATE INDEX "newsletter_issues_created_at_idx" ON "newsletter_issues" USING btree ("created_at");
  CREATE INDEX "newsletter_issues_rels_order_idx" ON "newsletter_issues_rels" USING btree ("order");
  CREATE INDEX "newsletter_issues_rels_parent_idx" ON "newsletter_issues_rels" USING btree ("parent_id");
  CREATE INDEX "newsletter_issues_rels_path_idx" ON "newsletter_issues_rels" USING btree ("path");
  CREATE INDEX "newsletter_issues_rels_articles_id_idx" ON "newsletter_issues_rels" USING btree ("articles_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE INDEX "partners_modules_order_idx" ON "partners_modules" USING btree ("order");
  CREATE INDEX "partners_modules_parent_idx" ON "partners_modules" USING btree ("parent_id");
  CREATE INDEX "partners_service_categories_order_idx" ON "partners_service_categories" USING btree ("order");
  CREATE INDEX "partners_service_categories_parent_idx" ON "partners_service_categories" USING btree ("parent_id");
  CREATE INDEX "partners_laws_order_idx" ON "partners_laws" USING btree ("order");
  CREATE INDEX "partners_laws_parent_idx" ON "partners_laws" USING btree ("parent_id");
  CREATE INDEX "partners_trades_order_idx" ON "partners_trades" USING btree ("order");
  CREATE INDEX "partners_trades_parent_idx" ON "partners_trades" USING btree ("parent_id");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE UNIQUE INDEX "partners_slug_idx" ON "partners" USING btree ("slug");
  CREATE INDEX "partners_vendor_application_idx" ON "partners" USING btree ("vendor_application_id");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE INDEX "_partners_v_version_modules_order_idx" ON "_partners_v_version_modules" USING btree ("order");
  CREATE INDEX "_partners_v_version_modules_parent_idx" ON "_partners_v_version_modules" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_service_categories_order_idx" ON "_partners_v_version_service_categories" USING btree ("order");
  CREATE INDEX "_partners_v_version_service_categories_parent_idx" ON "_partners_v_version_service_categories" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_laws_order_idx" ON "_partners_v_version_laws" USING btree ("order");
  CREATE INDEX "_partners_v_version_laws_parent_idx" ON "_partners_v_version_laws" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_trades_order_idx" ON "_partners_v_version_trades" USING btree ("order");
  CREATE INDEX "_partners_v_version_trades_parent_idx" ON "_partners_v_version_trades" USING btree ("parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_version_slug_idx" ON "_partners_v" USING btree ("version_slug");
  CREATE INDEX "_partners_v_version_version_vendor_application_idx" ON "_partners_v" USING btree ("version_vendor_application_id");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "_partners_v_autosave_idx" ON "_partners_v" USING btree ("autosave");
  CREATE INDEX "quizzes_questions_options_order_idx" ON "quizzes_questions_options" USING btree ("_order");
  CREATE INDEX "quizzes_questions_options_parent_id_idx" ON "quizzes_questions_options" USING btree ("_parent_id");
  CREATE INDEX "quizzes_questions_order_idx" ON "quizzes_questions" USING btree ("_order");
  CREATE INDEX "quizzes_questions_parent_id_idx" ON "quizzes_questions" USING btree ("_parent_id");
  CREATE INDEX "quizzes_bands_order_idx" ON "quizzes_bands" USING btree ("_order");
  CREATE INDEX "quizzes_bands_parent_id_idx" ON "quizzes_bands" USING btree ("_parent_id");
  CREATE INDEX "quizzes_findings_positive_options_order_idx" ON "quizzes_findings_positive_options" USING btree ("order");
  CREATE INDEX "quizzes_findings_positive_options_parent_idx" ON "quizzes_findings_positive_options" USING btree ("parent_id");
  CREATE INDEX "quizzes_findings_positive_levels_order_idx" ON "quizzes_findings_positive_levels" USING btree ("order");
  CREATE INDEX "quizzes_findings_positive_levels_parent_idx" ON "quizzes_findings_positive_levels" USING btree ("parent_id");
  CREATE INDEX "quizzes_findings_order_idx" ON "quizzes_findings" USING btree ("_order");
  CREATE INDEX "quizzes_findings_parent_id_idx" ON "quizzes_findings" USING btree ("_parent_id");
  CREATE INDEX "quizzes_next_steps_links_order_idx" ON "quizzes_next_steps_links" USING btree ("_order");
  CREATE INDEX "quizzes_next_steps_links_parent_id_idx" ON "quizzes_next_steps_links" USING btree ("_parent_id");
  CREATE INDEX "quizzes_checklist_items_options_order_idx" ON "quizzes_checklist_items_options" USING btree ("order");
  CREATE INDEX "quizzes_checklist_items_options_parent_idx" ON "quizzes_checklist_items_options" USING btree ("parent_id");
  CREATE INDEX "quizzes_checklist_items_order_idx" ON "quizzes_checklist_items" USING btree ("_order");
  CREATE INDEX "quizzes_checklist_items_parent_id_idx" ON "quizzes_checklist_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "quizzes_module_idx" ON "quizzes" USING btree ("module");
  CREATE INDEX "quizzes_updated_at_idx" ON "quizzes" USING btree ("updated_at");
  CREATE INDEX "quizzes_created_at_idx" ON "quizzes" USING btree ("created_at");
  CREATE INDEX "quizzes__status_idx" ON "quizzes" USING btree ("_status");
  CREATE INDEX "_quizzes_v_version_questions_options_order_idx" ON "_quizzes_v_version_questions_options" USING btree ("_order");
  CREATE INDEX "_quizzes_v_version_questions_options_parent_id_idx" ON "_quizzes_v_version_questions_options" USING btree ("_parent_id");
  CREATE INDEX "_quizzes_v_version_questions_order_idx" ON "_quizzes_v_version_questions" USING btree ("_order");
  CREATE INDEX "_quizzes_v_version_questions_parent_id_idx" ON "_quizzes_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_quizzes_v_version_bands_order_idx" ON "_quizzes_v_version_bands" USING btree ("_order");
  CREATE INDEX "_quizzes_v_version_bands_parent_id_idx" ON "_quizzes_v_version_bands" USING btree ("_parent_id");
  CREATE INDEX "_quizzes_v_version_findings_positive_options_order_idx" ON "_quizzes_v_version_findings_positive_options" USING btree ("order");
  CREATE INDEX "_quizzes_v_version_findings_positive_options_parent_idx" ON "_quizzes_v_version_findings_positive_options" USING btree ("parent_id");
  CREATE INDEX "_quizzes_v_version_findings_positive_levels_order_idx" ON "_quizzes_v_version_findings_positive_levels" USING btree ("order");
  CREATE INDEX "_quizzes_v_version_findings_positive_levels_parent_idx" ON "_quizzes_v_version_findings_positive_levels" USING btree ("parent_id");
  CREATE INDEX "_quizzes_v_version_findings_order_idx" ON "_quizzes_v_version_findings" USING btree ("_order");
  CREATE INDEX "_quizzes_v_version_findings_parent_id_idx" ON "_quizzes_v_version_findings" USING btree ("_parent_id");
  CREATE INDEX "_quizzes_v_version_next_steps_links_order_idx" ON "_quizzes_v_version_next_steps_links" USING btree ("_order");
  CREATE INDEX "_quizzes_v_version_next_steps_links_parent_id_idx" ON "_quizzes_v_version_next_steps_links" USING btree ("_parent_id");
  CREATE INDEX "_quizzes_v_version_checklist_items_options_order_idx" ON "_quizzes_v_version_checklist_items_options" USING btree ("order");
  CREATE INDEX "_quizzes_v_version_checklist_items_options_parent_idx" ON "_quizzes_v_version_checklist_items_options" USING btree ("parent_id");
  CREATE INDEX "_quizzes_v_version_checklist_items_order_idx" ON "_quizzes_v_version_checklist_items" USING btree ("_order");
  CREATE INDEX "_quizzes_v_version_checklist_items_parent_id_idx" ON "_quizzes_v_version_checklist_items" USING btree ("_parent_id");
  CREATE INDEX "_quizzes_v_parent_idx" ON "_quizzes_v" USING btree ("parent_id");
  CREATE INDEX "_quizzes_v_version_version_module_idx" ON "_quizzes_v" USING btree ("version_module");
  CREATE INDEX "_quizzes_v_version_version_updated_at_idx" ON "_quizzes_v" USING btree ("version_updated_at");
  CREATE INDEX "_quizzes_v_version_version_created_at_idx" ON "_quizzes_v" USING btree ("version_created_at");
  CREATE INDEX "_quizzes_v_version_version__status_idx" ON "_quizzes_v" USING btree ("version__status");
  CREATE INDEX "_quizzes_v_created_at_idx" ON "_quizzes_v" USING btree ("created_at");
  CREATE INDEX "_quizzes_v_updated_at_idx" ON "_quizzes_v" USING btree ("updated_at");
  CREATE INDEX "_quizzes_v_latest_idx" ON "_quizzes_v" USING btree ("latest");
  CREATE INDEX "_quizzes_v_autosave_idx" ON "_quizzes_v" USING btree ("autosave");
  CREATE INDEX "figures_values_order_idx" ON "figures_values" USING btree ("_order");
  CREATE INDEX "figures_values_parent_id_idx" ON "figures_values" USING btree ("_parent_id");
  CREATE INDEX "figures_source_idx" ON "figures" USING btree ("source_id");
  CREATE UNIQUE INDEX "figures_key_idx" ON "figures" USING btree ("key");
  CREATE INDEX "figures_module_idx" ON "figures" USING btree ("module");
  CREATE INDEX "figures_checked_by_idx" ON "figures" USING btree ("checked_by_id");
  CREATE INDEX "figures_updated_at_idx" ON "figures" USING btree ("updated_at");
  CREATE INDEX "figures_created_at_idx" ON "figures" USING btree ("created_at");
  CREATE INDEX "figures__status_idx" ON "figures" USING btree ("_status");
  CREATE INDEX "_figures_v_version_values_order_idx" ON "_figures_v_version_values" USING btree ("_order");
  CREATE INDEX "_figures_v_version_values_parent_id_idx" ON "_figures_v_version_values" USING btree ("_parent_id");
  CREATE INDEX "_figures_v_parent_idx" ON "_figures_v" USING btree ("parent_id");
  CREATE INDEX "_figures_v_version_version_source_idx" ON "_figures_v" USING btree ("version_source_id");
  CREATE INDEX "_figures_v_version_version_key_idx" ON "_figures_v" USING btree ("version_key");
  CREATE INDEX "_figures_v_version_version_module_idx" ON "_figures_v" USING btree ("version_module");
  CREATE INDEX "_figures_v_version_version_checked_by_idx" ON "_figures_v" USING btree ("version_checked_by_id");
  CREATE INDEX "_figures_v_version_version_updated_at_idx" ON "_figures_v" USING btree ("version_updated_at");
  CREATE INDEX "_figures_v_version_version_created_at_idx" ON "_figures_v" USING btree ("version_created_at");
  CREATE INDEX "_figures_v_version_version__status_idx" ON "_figures_v" USING btree ("version__status");
  CREATE INDEX "_figures_v_created_at_idx" ON "_figures_v" USING btree ("created_at");
  CREATE INDEX "_figures_v_updated_at_idx" ON "_figures_v" USING btree ("updated_at");
  CREATE INDEX "_figures_v_latest_idx" ON "_figures_v" USING btree ("latest");
  CREATE INDEX "_figures_v_autosave_idx" ON "_figures_v" USING btree ("autosave");
  CREATE INDEX "deadlines_source_idx" ON "deadlines" USING btree ("source_id");
  CREATE UNIQUE INDEX "deadlines_key_idx" ON "deadlines" USING btree ("key");
  CREATE INDEX "deadlines_module_idx" ON "deadlines" USING btree ("module");
  CREATE INDEX "deadlines_checked_by_idx" ON "deadlines" USING btree ("checked_by_id");
  CREATE INDEX "deadlines_updated_at_idx" ON "deadlines" USING btree ("updated_at");
  CREATE INDEX "deadlines_created_at_idx" ON "deadlines" USING btree ("created_at");
  CREATE INDEX "deadlines__status_idx" ON "deadlines" USING btree ("_status");
  CREATE INDEX "_deadlines_v_parent_idx" ON "_deadlines_v" USING btree ("parent_id");
  CREATE INDEX "_deadlines_v_version_version_source_idx" ON "_deadlines_v" USING btree ("version_source_id");
  CREATE INDEX "_deadlines_v_version_version_key_idx" ON "_deadlines_v" USING btree ("version_key");
  CREATE INDEX "_deadlines_v_version_version_module_idx" ON "_deadlines_v" USING btree ("version_module");
  CREATE INDEX "_deadlines_v_version_version_checked_by_idx" ON "_deadlines_v" USING btree ("version_checked_by_id");
  CREATE INDEX "_deadlines_v_version_version_updated_at_idx" ON "_deadlines_v" USING btree ("version_updated_at");
  CREATE INDEX "_deadlines_v_version_version_created_at_idx" ON "_deadlines_v" USING btree ("version_created_at");
  CREATE INDEX "_deadlines_v_version_version__status_idx" ON "_deadlines_v" USING btree ("version__status");
  CREATE INDEX "_deadlines_v_created_at_idx" ON "_deadlines_v" USING btree ("created_at");
  CREATE INDEX "_deadlines_v_updated_at_idx" ON "_deadlines_v" USING btree ("updated_at");
  CREATE INDEX "_deadlines_v_latest_idx" ON "_deadlines_v" USING btree ("latest");
  CREATE INDEX "_deadlines_v_autosave_idx" ON "_deadlines_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "sources_key_idx" ON "sources" USING btree ("key");
  CREATE INDEX "sources_updated_at_idx" ON "sources" USING btree ("updated_at");
  CREATE INDEX "sources_created_at_idx" ON "sources" USING btree ("created_at");
  CREATE INDEX "sources__status_idx" ON "sources" USING btree ("_status");
  CREATE INDEX "_sources_v_parent_idx" ON "_sources_v" USING btree ("parent_id");
  CREATE INDEX "_sources_v_version_version_key_idx" ON "_sources_v" USING btree ("version_key");
  CREATE INDEX "_sources_v_version_version_updated_at_idx" ON "_sources_v" USING btree ("version_updated_at");
  CREATE INDEX "_sources_v_version_version_created_at_idx" ON "_sources_v" USING btree ("version_created_at");
  CREATE INDEX "_sources_v_version_version__status_idx" ON "_sources_v" USING btree ("version__status");
  CREATE INDEX "_sources_v_created_at_idx" ON "_sources_v" USING btree ("created_at");
  CREATE INDEX "_sources_v_updated_at_idx" ON "_sources_v" USING btree ("updated_at");
  CREATE INDEX "_sources_v_latest_idx" ON "_sources_v" USING btree ("latest");
  CREATE INDEX "_sources_v_autosave_idx" ON "_sources_v" USING btree ("autosave");
  CREATE INDEX "laws_reasons_order_idx" ON "laws_reasons" USING btree ("_order");
  CREATE INDEX "laws_reasons_parent_id_idx" ON "laws_reasons" USING btree ("_parent_id");
  CREATE INDEX "laws_source_idx" ON "laws" USING btree ("source_id");
  CREATE UNIQUE INDEX "laws_key_idx" ON "laws" USING btree ("key");
  CREATE INDEX "laws_checked_by_idx" ON "laws" USING btree ("checked_by_id");
  CREATE INDEX "laws_updated_at_idx" ON "laws" USING btree ("updated_at");
  CREATE INDEX "laws_created_at_idx" ON "laws" USING btree ("created_at");
  CREATE INDEX "laws__status_idx" ON "laws" USING btree ("_status");
  CREATE INDEX "_laws_v_version_reasons_order_idx" ON "_laws_v_version_reasons" USING btree ("_order");
  CREATE INDEX "_laws_v_version_reasons_parent_id_idx" ON "_laws_v_version_reasons" USING btree ("_parent_id");
  CREATE INDEX "_laws_v_parent_idx" ON "_laws_v" USING btree ("parent_id");
  CREATE INDEX "_laws_v_version_version_source_idx" ON "_laws_v" USING btree ("version_source_id");
  CREATE INDEX "_laws_v_version_version_key_idx" ON "_laws_v" USING btree ("version_key");
  CREATE INDEX "_laws_v_version_version_checked_by_idx" ON "_laws_v" USING btree ("version_checked_by_id");
  CREATE INDEX "_laws_v_version_version_updated_at_idx" ON "_laws_v" USING btree ("version_updated_at");
  CREATE INDEX "_laws_v_version_version_created_at_idx" ON "_laws_v" USING btree ("version_created_at");
  CREATE INDEX "_laws_v_version_version__status_idx" ON "_laws_v" USING btree ("version__status");
  CREATE INDEX "_laws_v_created_at_idx" ON "_laws_v" USING btree ("created_at");
  CREATE INDEX "_laws_v_updated_at_idx" ON "_laws_v" USING btree ("updated_at");
  CREATE INDEX "_laws_v_latest_idx" ON "_laws_v" USING btree ("latest");
  CREATE INDEX "_laws_v_autosave_idx" ON "_laws_v" USING btree ("autosave");
  CREATE INDEX "violation_codes_lines_order_idx" ON "violation_codes_lines" USING btree ("_order");
  CREATE INDEX "violation_codes_lines_parent_id_idx" ON "violation_codes_lines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "violation_codes_key_idx" ON "violation_codes" USING btree ("key");
  CREATE INDEX "violation_codes_updated_at_idx" ON "violation_codes" USING btree ("updated_at");
  CREATE INDEX "violation_codes_created_at_idx" ON "violation_codes" USING btree ("created_at");
  CREATE INDEX "violation_codes__status_idx" ON "violation_codes" USING btree ("_status");
  CREATE INDEX "_violation_codes_v_version_lines_order_idx" ON "_violation_codes_v_version_lines" USING btree ("_order");
  CREATE INDEX "_violation_codes_v_version_lines_parent_id_idx" ON "_violation_codes_v_version_lines" USING btree ("_parent_id");
  CREATE INDEX "_violation_codes_v_parent_idx" ON "_violation_codes_v" USING btree ("parent_id");
  CREATE INDEX "_violation_codes_v_version_version_key_idx" ON "_violation_codes_v" USING btree ("version_key");
  CREATE INDEX "_violation_codes_v_version_version_updated_at_idx" ON "_violation_codes_v" USING btree ("version_updated_at");
  CREATE INDEX "_violation_codes_v_version_version_created_at_idx" ON "_violation_codes_v" USING btree ("version_created_at");
  CREATE INDEX "_violation_codes_v_version_version__status_idx" ON "_violation_codes_v" USING btree ("version__status");
  CREATE INDEX "_violation_codes_v_created_at_idx" ON "_violation_codes_v" USING btree ("created_at");
  CREATE INDEX "_violation_codes_v_updated_at_idx" ON "_violation_codes_v" USING btree ("updated_at");
  CREATE INDEX "_violation_codes_v_latest_idx" ON "_violation_codes_v" USING btree ("latest");
  CREATE INDEX "_violation_codes_v_autosave_idx" ON "_violation_codes_v" USING btree ("autosave");
  CREATE INDEX "vendor_applications_laws_order_idx" ON "vendor_applications_laws" USING btree ("order");
  CREATE INDEX "vendor_applications_laws_parent_idx" ON "vendor_applications_laws" USING btree ("parent_id");
  CREATE INDEX "vendor_applications_trades_order_idx" ON "vendor_applications_trades" USING btree ("order");
  CREATE INDEX "vendor_applications_trades_parent_idx" ON "vendor_applications_trades" USING btree ("parent_id");
  CREATE INDEX "vendor_applications_company_name_idx" ON "vendor_applications" USING btree ("company_name");
  CREATE INDEX "vendor_applications_contact_email_idx" ON "vendor_applications" USING btree ("contact_email");
  CREATE INDEX "vendor_applications_module_idx" ON "vendor_applications" USING btree ("module");
  CREATE UNIQUE INDEX "vendor_applications_submission_idx" ON "vendor_applications" USING btree ("submission_id");
  CREATE INDEX "vendor_applications_submission_digest_idx" ON "vendor_applications" USING btree ("submission_digest");
  CREATE INDEX "vendor_applications_updated_at_idx" ON "vendor_applications" USING btree ("updated_at");
  CREATE INDEX "vendor_applications_created_at_idx" ON "vendor_applications" USING btree ("created_at");
  CREATE INDEX "invoice_submissions_contact_email_idx" ON "invoice_submissions" USING btree ("contact_email");
  CREATE UNIQUE INDEX "invoice_submissions_submission_idx" ON "invoice_submissions" USING btree ("submission_id");
  CREATE INDEX "invoice_submissions_submission_digest_idx" ON "invoice_submissions" USING btree ("submission_digest");
  CREATE INDEX "invoice_submissions_updated_at_idx" ON "invoice_submissions" USING btree ("updated_at");
  CREATE INDEX "invoice_submissions_created_at_idx" ON "invoice_submissions" USING btree ("created_at");
  CREATE INDEX "bill_uploads_assessment_idx" ON "bill_uploads" USING btree ("assessment_id");
  CREATE INDEX "bill_uploads_bill_idx" ON "bill_uploads" USING btree ("bill_id");
  CREATE INDEX "bill_uploads_updated_at_idx" ON "bill_uploads" USING btree ("updated_at");
  CREATE INDEX "bill_uploads_created_at_idx" ON "bill_uploads" USING btree ("created_at");
  CREATE UNIQUE INDEX "bill_uploads_filename_idx" ON "bill_uploads" USING btree ("filename");
  CREATE INDEX "bills_services_order_idx" ON "bills_services" USING btree ("_order");
  CREATE INDEX "bills_services_parent_id_idx" ON "bills_services" USING btree ("_parent_id");
  CREATE INDEX "bills_fees_order_idx" ON "bills_fees" USING btree ("_order");
  CREATE INDEX "bills_fees_parent_id_idx" ON "bills_fees" USING btree ("_parent_id");
  CREATE INDEX "bills_report_findings_order_idx" ON "bills_report_findings" USING btree ("_order");
  CREATE INDEX "bills_report_findings_parent_id_idx" ON "bills_report_findings" USING btree ("_parent_id");
  CREATE INDEX "bills_report_recommendations_order_idx" ON "bills_report_recommendations" USING btree ("_order");
  CREATE INDEX "bills_report_recommendations_parent_id_idx" ON "bills_report_recommendations" USING btree ("_parent_id");
  CREATE INDEX "bills_pages_order_idx" ON "bills_pages" USING btree ("_order");
  CREATE INDEX "bills_pages_parent_id_idx" ON "bills_pages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "bills_report_report_report_id_idx" ON "bills" USING btree ("report_report_id");
  CREATE UNIQUE INDEX "bills_submission_idx" ON "bills" USING btree ("submission_id");
  CREATE INDEX "bills_state_idx" ON "bills" USING btree ("state");
  CREATE INDEX "bills_checked_by_idx" ON "bills" USING btree ("checked_by_id");
  CREATE UNIQUE INDEX "bills_key_idx" ON "bills" USING btree ("key");
  CREATE INDEX "bills_submission_digest_idx" ON "bills" USING btree ("submission_digest");
  CREATE INDEX "bills_updated_at_idx" ON "bills" USING btree ("updated_at");
  CREATE INDEX "bills_created_at_idx" ON "bills" USING btree ("created_at");
  CREATE INDEX "quiz_submissions_user_email_idx" ON "quiz_submissions" USING btree ("user_email");
  CREATE INDEX "quiz_submissions_module_idx" ON "quiz_submissions" USING btree ("module");
  CREATE INDEX "quiz_submissions_risk_level_idx" ON "quiz_submissions" USING btree ("risk_level");
  CREATE INDEX "quiz_submissions_submitted_at_idx" ON "quiz_submissions" USING btree ("submitted_at");
  CREATE UNIQUE INDEX "quiz_submissions_public_id_idx" ON "quiz_submissions" USING btree ("public_id");
  CREATE INDEX "quiz_submissions_is_spam_idx" ON "quiz_submissions" USING btree ("is_spam");
  CREATE INDEX "quiz_submissions_submission_digest_idx" ON "quiz_submissions" USING btree ("submission_digest");
  CREATE INDEX "quiz_submissions_updated_at_idx" ON "quiz_submissions" USING btree ("updated_at");
  CREATE INDEX "quiz_submissions_created_at_idx" ON "quiz_submissions" USING btree ("created_at");
  CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email");
  CREATE UNIQUE INDEX "contact_messages_submission_idx" ON "contact_messages" USING btree ("submission_id");
  CREATE INDEX "contact_messages_submission_digest_idx" ON "contact_messages" USING btree ("submission_digest");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "submissions_kind_idx" ON "submissions" USING btree ("kind");
  CREATE UNIQUE INDEX "submissions_reference_idx" ON "submissions" USING btree ("reference");
  CREATE INDEX "submissions_company_idx" ON "submissions" USING btree ("company");
  CREATE INDEX "submissions_email_idx" ON "submissions" USING btree ("email");
  CREATE INDEX "submissions_due_at_idx" ON "submissions" USING btree ("due_at");
  CREATE INDEX "submissions_closed_at_idx" ON "submissions" USING btree ("closed_at");
  CREATE INDEX "submissions_assignee_idx" ON "submissions" USING btree ("assignee_id");
  CREATE INDEX "submissions_snoozed_until_idx" ON "submissions" USING btree ("snoozed_until");
  CREATE INDEX "submissions_is_spam_idx" ON "submissions" USING btree ("is_spam");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE INDEX "feedback_email_idx" ON "feedback" USING btree ("email");
  CREATE UNIQUE INDEX "feedback_submission_idx" ON "feedback" USING btree ("submission_id");
  CREATE INDEX "feedback_submission_digest_idx" ON "feedback" USING btree ("submission_digest");
  CREATE INDEX "feedback_updated_at_idx" ON "feedback" USING btree ("updated_at");
  CREATE INDEX "feedback_created_at_idx" ON "feedback" USING btree ("created_at");
  CREATE UNIQUE INDEX "emissions_reports_public_id_idx" ON "emissions_reports" USING btree ("public_id");
  CREATE INDEX "emissions_reports_updated_at_idx" ON "emissions_reports" USING btree ("updated_at");
  CREATE INDEX "emissions_reports_created_at_idx" ON "emissions_reports" USING btree ("created_at");
  CREATE INDEX "cwz_assessments_email_idx" ON "cwz_assessments" USING btree ("email");
  CREATE UNIQUE INDEX "cwz_assessments_report_id_idx" ON "cwz_assessments" USING btree ("report_id");
  CREATE INDEX "cwz_assessments_is_spam_idx" ON "cwz_assessments" USING btree ("is_spam");
  CREATE INDEX "cwz_assessments_submission_digest_idx" ON "cwz_assessments" USING btree ("submission_digest");
  CREATE INDEX "cwz_assessments_updated_at_idx" ON "cwz_assessments" USING btree ("updated_at");
  CREATE INDEX "cwz_assessments_created_at_idx" ON "cwz_assessments" USING btree ("created_at");
  CREATE INDEX "report_inquiries_email_idx" ON "report_inquiries" USING btree ("email");
  CREATE INDEX "report_inquiries_module_idx" ON "report_inquiries" USING btree ("module");
  CREATE UNIQUE INDEX "report_inquiries_submission_idx" ON "report_inquiries" USING btree ("submission_id");
  CREATE INDEX "report_inquiries_submission_digest_idx" ON "report_inquiries" USING btree ("submission_digest");
  CREATE INDEX "report_inquiries_updated_at_idx" ON "report_inquiries" USING btree ("updated_at");
  CREATE INDEX "report_inquiries_created_at_idx" ON "report_inquiries" USING btree ("created_at");
  CREATE INDEX "newsletter_subscriptions_email_idx" ON "newsletter_subscriptions" USING btree ("email");
  CREATE INDEX "newsletter_subscriptions_source_idx" ON "newsletter_subscriptions" USING btree ("source");
  CREATE INDEX "newsletter_subscriptions_status_idx" ON "newsletter_subscriptions" USING btree ("status");
  CREATE INDEX "newsletter_subscriptions_subscriber_idx" ON "newsletter_subscriptions" USING btree ("subscriber_id");
  CREATE INDEX "newsletter_subscriptions_updated_at_idx" ON "newsletter_subscriptions" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscriptions_created_at_idx" ON "newsletter_subscriptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "email_source_idx" ON "newsletter_subscriptions" USING btree ("email","source");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_status_idx" ON "subscribers" USING btree ("status");
  CREATE UNIQUE INDEX "subscribers_key_idx" ON "subscribers" USING btree ("key");
  CREATE UNIQUE INDEX "subscribers_calendar_key_idx" ON "subscribers" USING btree ("calendar_key");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "follows_follower_idx" ON "follows" USING btree ("follower_id");
  CREATE INDEX "follows_updated_at_idx" ON "follows" USING btree ("updated_at");
  CREATE INDEX "follows_created_at_idx" ON "follows" USING btree ("created_at");
  CREATE UNIQUE INDEX "follower_kind_subject_idx" ON "follows" USING btree ("follower_id","kind","subject");
  CREATE INDEX "kind_subject_idx" ON "follows" USING btree ("kind","subject");
  CREATE INDEX "portfolios_email_idx" ON "portfolios" USING btree ("email");
  CREATE UNIQUE INDEX "portfolios_key_idx" ON "portfolios" USING btree ("key");
  CREATE UNIQUE INDEX "portfolios_form_key_idx" ON "portfolios" USING btree ("form_key");
  CREATE UNIQUE INDEX "portfolios_view_key_idx" ON "portfolios" USING btree ("view_key");
  CREATE UNIQUE INDEX "portfolios_calendar_key_idx" ON "portfolios" USING btree ("calendar_key");
  CREATE INDEX "portfolios_opened_at_idx" ON "portfolios" USING btree ("opened_at");
  CREATE INDEX "portfolios_updated_at_idx" ON "portfolios" USING btree ("updated_at");
  CREATE INDEX "portfolios_created_at_idx" ON "portfolios" USING btree ("created_at");
  CREATE INDEX "portfolio_buildings_portfolio_idx" ON "portfolio_buildings" USING btree ("portfolio_id");
  CREATE INDEX "portfolio_buildings_bbl_idx" ON "portfolio_buildings" USING btree ("bbl");
  CREATE INDEX "portfolio_buildings_updated_at_idx" ON "portfolio_buildings" USING btree ("updated_at");
  CREATE INDEX "portfolio_buildings_created_at_idx" ON "portfolio_buildings" USING btree ("created_at");
  CREATE UNIQUE INDEX "portfolio_bbl_idx" ON "portfolio_buildings" USING btree ("portfolio_id","bbl");
  CREATE INDEX "portfolio_entries_portfolio_idx" ON "portfolio_entries" USING btree ("portfolio_id");
  CREATE INDEX "portfolio_entries_updated_at_idx" ON "portfolio_entries" USING btree ("updated_at");
  CREATE INDEX "portfolio_entries_created_at_idx" ON "portfolio_entries" USING btree ("created_at");
  CREATE INDEX "portfolio_bbl_law_cycle_idx" ON "portfolio_entries" USING btree ("portfolio_id","bbl","law","cycle");
  CREATE INDEX "notes_submission_idx" ON "notes" USING btree ("submission_id");
  CREATE INDEX "notes_by_idx" ON "notes" USING btree ("by_id");
  CREATE INDEX "notes_updated_at_idx" ON "notes" USING btree ("updated_at");
  CREATE INDEX "notes_created_at_idx" ON "notes" USING btree ("created_at");
  CREATE INDEX "notes_rels_order_idx" ON "notes_rels" USING btree ("order");
  CREATE INDEX "notes_rels_parent_idx" ON "notes_rels" USING btree ("parent_id");
  CREATE INDEX "notes_rels_path_idx" ON "notes_rels" USING btree ("path");
  CREATE INDEX "notes_rels_users_id_idx" ON "notes_rels" USING btree ("users_id");
  CREATE INDEX "changes_submission_idx" ON "changes" USING btree ("submission_id");
  CREATE INDEX "changes_field_idx" ON "changes" USING btree ("field");
  CREATE INDEX "changes_by_idx" ON "changes" USING btree ("by_id");
  CREATE INDEX "changes_updated_at_idx" ON "changes" USING btree ("updated_at");
  CREATE INDEX "changes_created_at_idx" ON "changes" USING btree ("created_at");
  CREATE INDEX "replies_submission_idx" ON "replies" USING btree ("submission_id");
  CREATE INDEX "replies_by_idx" ON "replies" USING btree ("by_id");
  CREATE UNIQUE INDEX "replies_message_id_idx" ON "replies" USING btree ("message_id");
  CREATE INDEX "replies_job_idx" ON "replies" USING btree ("job");
  CREATE UNIQUE INDEX "replies_form_key_idx" ON "replies" USING btree ("form_key");
  CREATE INDEX "replies_updated_at_idx" ON "replies" USING btree ("updated_at");
  CREATE INDEX "replies_created_at_idx" ON "replies" USING btree ("created_at");
  CREATE INDEX "reply_templates_kinds_order_idx" ON "reply_templates_kinds" USING btree ("order");
  CREATE INDEX "reply_templates_kinds_parent_idx" ON "reply_templates_kinds" USING btree ("parent_id");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_templates_key_idx" ON "mail_templates" USING btree ("key");
  CREATE INDEX "mail_templates_updated_at_idx" ON "mail_templates" USING btree ("updated_at");
  CREATE INDEX "mail_templates_created_at_idx" ON "mail_templates" USING btree ("created_at");
  CREATE INDEX "_mail_templates_v_parent_idx" ON "_mail_templates_v" USING btree ("parent_id");
  CREATE INDEX "_mail_templates_v_version_version_key_idx" ON "_mail_templates_v" USING btree ("version_key");
  CREATE INDEX "_mail_templates_v_version_version_updated_at_idx" ON "_mail_templates_v" USING btree ("version_updated_at");
  CREATE INDEX "_mail_templates_v_version_version_created_at_idx" ON "_mail_templates_v" USING btree ("version_created_at");
  CREATE INDEX "_mail_templates_v_created_at_idx" ON "_mail_templates_v" USING btree ("created_at");
  CREATE INDEX "_mail_templates_v_updated_at_idx" ON "_mail_templates_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_articles_id_idx" ON "redirects_rels" USING btree ("articles_id");
  CREATE INDEX "redirects_rels_guides_id_idx" ON "redirects_rels" USING btree ("guides_id");
  CREATE INDEX "redirects_rels_partners_id_idx" ON "redirects_rels" USING btree ("partners_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "erasures_by_idx" ON "erasures" USING btree ("by_id");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_guides_id_idx" ON "payload_locked_documents_rels" USING btree ("guides_id");
  CREATE INDEX "payload_locked_documents_rels_modules_id_idx" ON "payload_locked_documents_rels" USING btree ("modules_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_quizzes_id_idx" ON "payload_locked_documents_rels" USING btree ("quizzes_id");
  CREATE INDEX "payload_locked_documents_rels_figures_id_idx" ON "payload_locked_documents_rels" USING btree ("figures_id");
  CREATE INDEX "payload_locked_documents_rels_deadlines_id_idx" ON "payload_locked_documents_rels" USING btree ("deadlines_id");
  CREATE INDEX "payload_locked_documents_rels_sources_id_idx" ON "payload_locked_documents_rels" USING btree ("sources_id");
  CREATE INDEX "payload_locked_documents_rels_laws_id_idx" ON "payload_locked_documents_rels" USING btree ("laws_id");
  CREATE INDEX "payload_locked_documents_rels_violation_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("violation_codes_id");
  CREATE INDEX "payload_locked_documents_rels_vendor_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("vendor_applications_id");
  CREATE INDEX "payload_locked_documents_rels_invoice_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("invoice_submissions_id");
  CREATE INDEX "payload_locked_documents_rels_bill_uploads_id_idx" ON "payload_locked_documents_rels" USING btree ("bill_uploads_id");
  CREATE INDEX "payload_locked_documents_rels_bills_id_idx" ON "payload_locked_documents_rels" USING btree ("bills_id");
  CREATE INDEX "payload_locked_documents_rels_quiz_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("quiz_submissions_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("submissions_id");
  CREATE INDEX "payload_locked_documents_rels_feedback_id_idx" ON "payload_locked_documents_rels" USING btree ("feedback_id");
  CREATE INDEX "payload_locked_documents_rels_emissions_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("emissions_reports_id");
  CREATE INDEX "payload_locked_documents_rels_cwz_assessments_id_idx" ON "payload_locked_documents_rels" USING btree ("cwz_assessments_id");
  CREATE INDEX "payload_locked_documents_rels_report_inquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("report_inquiries_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_subscriptions_i_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_follows_id_idx" ON "payload_locked_documents_rels" USING btree ("follows_id");
  CREATE INDEX "payload_locked_documents_rels_portfolios_id_idx" ON "payload_locked_documents_rels" USING btree ("portfolios_id");
  CREATE INDEX "payload_locked_documents_rels_portfolio_buildings_id_idx" ON "payload_locked_documents_rels" USING btree ("portfolio_buildings_id");
  CREATE INDEX "payload_locked_documents_rels_portfolio_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("portfolio_entries_id");
  CREATE INDEX "payload_locked_documents_rels_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("notes_id");
  CREATE INDEX "payload_locked_documents_rels_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("changes_id");
  CREATE INDEX "payload_locked_documents_rels_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("replies_id");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");
  CREATE INDEX "payload_locked_documents_rels_mail_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_templates_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_erasures_id_idx" ON "payload_locked_documents_rels" USING btree ("erasures_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_office_hours_order_idx" ON "site_settings_office_hours" USING btree ("_order");
  CREATE INDEX "site_settings_office_hours_parent_id_idx" ON "site_settings_office_hours" USING btree ("_parent_id");
  CREATE INDEX "site_settings_laws_order_idx" ON "site_settings_laws" USING btree ("_order");
  CREATE INDEX "site_settings_laws_parent_id_idx" ON "site_settings_laws" USING btree ("_parent_id");
  CREATE INDEX "site_settings_navigation_order_idx" ON "site_settings_navigation" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_parent_id_idx" ON "site_settings_navigation" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_links_order_idx" ON "site_settings_footer_links" USING btree ("_order");
  CREATE INDEX "site_settings_footer_links_parent_id_idx" ON "site_settings_footer_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE INDEX "_site_settings_v_version_office_hours_order_idx" ON "_site_settings_v_version_office_hours" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_office_hours_parent_id_idx" ON "_site_settings_v_version_office_hours" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_laws_order_idx" ON "_site_settings_v_version_laws" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_laws_parent_id_idx" ON "_site_settings_v_version_laws" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_navigation_order_idx" ON "_site_settings_v_version_navigation" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_navigation_parent_id_idx" ON "_site_settings_v_version_navigation" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_footer_links_order_idx" ON "_site_settings_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_footer_links_parent_id_idx" ON "_site_settings_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");
  CREATE INDEX "home_themes_items_order_idx" ON "home_themes_items" USING btree ("_order");
  CREATE INDEX "home_themes_items_parent_id_idx" ON "home_themes_items" USING btree ("_parent_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_themes_items_order_idx" ON "_home_v_version_themes_items" USING btree ("_order");
  CREATE INDEX "_home_v_version_themes_items_parent_id_idx" ON "_home_v_version_themes_items" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "buildings_questions_order_idx" ON "buildings_questions" USING btree ("_order");
  CREATE INDEX "buildings_questions_parent_id_idx" ON "buildings_questions" USING btree ("_parent_id");
  CREATE INDEX "buildings__status_idx" ON "buildings" USING btree ("_status");
  CREATE INDEX "_buildings_v_version_questions_order_idx" ON "_buildings_v_version_questions" USING btree ("_order");
  CREATE INDEX "_buildings_v_version_questions_parent_id_idx" ON "_buildings_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_buildings_v_version_version__status_idx" ON "_buildings_v" USING btree ("version__status");
  CREATE INDEX "_buildings_v_created_at_idx" ON "_buildings_v" USING btree ("created_at");
  CREATE INDEX "_buildings_v_updated_at_idx" ON "_buildings_v" USING btree ("updated_at");
  CREATE INDEX "_buildings_v_latest_idx" ON "_buildings_v" USING btree ("latest");
  CREATE INDEX "_buildings_v_autosave_idx" ON "_buildings_v" USING btree ("autosave");
  CREATE INDEX "portfolio_pages_points_order_idx" ON "portfolio_pages_points" USING btree ("_order");
  CREATE INDEX "portfolio_pages_points_parent_id_idx" ON "portfolio_pages_points" USING btree ("_parent_id");
  CREATE INDEX "portfolio_pages__status_idx" ON "portfolio_pages" USING btree ("_status");
  CREATE INDEX "_portfolio_pages_v_version_points_order_idx" ON "_portfolio_pages_v_version_points" USING btree ("_order");
  CREATE INDEX "_portfolio_pages_v_version_points_parent_id_idx" ON "_portfolio_pages_v_version_points" USING btree ("_parent_id");
  CREATE INDEX "_portfolio_pages_v_version_version__status_idx" ON "_portfolio_pages_v" USING btree ("version__status");
  CREATE INDEX "_portfolio_pages_v_created_at_idx" ON "_portfolio_pages_v" USING btree ("created_at");
  CREATE INDEX "_portfolio_pages_v_updated_at_idx" ON "_portfolio_pages_v" USING btree ("updated_at");
  CREATE INDEX "_portfolio_pages_v_latest_idx" ON "_portfolio_pages_v" USING btree ("latest");
  CREATE INDEX "_portfolio_pages_v_autosave_idx" ON "_portfolio_pages_v" USING btree ("autosave");
  CREATE INDEX "figures_page__status_idx" ON "figures_page" USING btree ("_status");
  CREATE INDEX "_figures_page_v_version_version__status_idx" ON "_figures_page_v" USING btree ("version__status");
  CREATE INDEX "_figures_page_v_created_at_idx" ON "_figures_page_v" USING btree ("created_at");
  CREATE INDEX "_figures_page_v_updated_at_idx" ON "_figures_page_v" USING btree ("updated_at");
  CREATE INDEX "_figures_page_v_latest_idx" ON "_figures_page_v" USING btree ("latest");
  CREATE INDEX "_figures_page_v_autosave_idx" ON "_figures_page_v" USING btree ("autosave");
  CREATE INDEX "search_page_synonyms_order_idx" ON "search_page_synonyms" USING btree ("_order");
  CREATE INDEX "search_page_synonyms_parent_id_idx" ON "search_page_synonyms" USING btree ("_parent_id");
  CREATE INDEX "search_page__status_idx" ON "search_page" USING btree ("_status");
  CREATE INDEX "_search_page_v_version_synonyms_order_idx" ON "_search_page_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_search_page_v_version_synonyms_parent_id_idx" ON "_search_page_v_version_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_search_page_v_version_version__status_idx" ON "_search_page_v" USING btree ("version__status");
  CREATE INDEX "_search_page_v_created_at_idx" ON "_search_page_v" USING btree ("created_at");
  CREATE INDEX "_search_page_v_updated_at_idx" ON "_search_page_v" USING btree ("updated_at");
  CREATE INDEX "_search_page_v_latest_idx" ON "_search_page_v" USING btree ("latest");
  CREATE INDEX "_search_page_v_autosave_idx" ON "_search_page_v" USING btree ("autosave");
  CREATE INDEX "about_values_order_idx" ON "about_values" USING btree ("_order");
  CREATE INDEX "about_values_parent_id_idx" ON "about_values" USING btree ("_parent_id");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "_about_v_version_values_order_idx" ON "_about_v_version_values" USING btree ("_order");
  CREATE INDEX "_about_v_version_values_parent_id_idx" ON "_about_v_version_values" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "_about_v_autosave_idx" ON "_about_v" USING btree ("autosave");
  CREATE INDEX "help_questions_order_idx" ON "help_questions" USING btree ("_order");
  CREATE INDEX "help_questions_parent_id_idx" ON "help_questions" USING btree ("_parent_id");
  CREATE INDEX "help__status_idx" ON "help" USING btree ("_status");
  CREATE INDEX "_help_v_version_questions_order_idx" ON "_help_v_version_questions" USING btree ("_order");
  CREATE INDEX "_help_v_version_questions_parent_id_idx" ON "_help_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_help_v_version_version__status_idx" ON "_help_v" USING btree ("version__status");
  CREATE INDEX "_help_v_created_at_idx" ON "_help_v" USING btree ("created_at");
  CREATE INDEX "_help_v_updated_at_idx" ON "_help_v" USING btree ("updated_at");
  CREATE INDEX "_help_v_latest_idx" ON "_help_v" USING btree ("latest");
  CREATE INDEX "_help_v_autosave_idx" ON "_help_v" USING btree ("autosave");
  CREATE INDEX "legal__status_idx" ON "legal" USING btree ("_status");
  CREATE INDEX "_legal_v_version_version__status_idx" ON "_legal_v" USING btree ("version__status");
  CREATE INDEX "_legal_v_created_at_idx" ON "_legal_v" USING btree ("created_at");
  CREATE INDEX "_legal_v_updated_at_idx" ON "_legal_v" USING btree ("updated_at");
  CREATE INDEX "_legal_v_latest_idx" ON "_legal_v" USING btree ("latest");
  CREATE INDEX "_legal_v_autosave_idx" ON "_legal_v" USING btree ("autosave");
  CREATE INDEX "partner_program_benefits_order_idx" ON "partner_program_benefits" USING btree ("_order");
  CREATE INDEX "partner_program_benefits_parent_id_idx" ON "partner_program_benefits" USING btree ("_parent_id");
  CREATE INDEX "partner_program_types_points_order_idx" ON "partner_program_types_points" USING btree ("_order");
  CREATE INDEX "partner_program_types_points_parent_id_idx" ON "partner_program_types_points" USING btree ("_parent_id");
  CREATE INDEX "partner_program_types_order_idx" ON "partner_program_types" USING btree ("_order");
  CREATE INDEX "partner_program_types_parent_id_idx" ON "partner_program_types" USING btree ("_parent_id");
  CREATE INDEX "partner_program__status_idx" ON "partner_program" USING btree ("_status");
  CREATE INDEX "_partner_program_v_version_benefits_order_idx" ON "_partner_program_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_partner_program_v_version_benefits_parent_id_idx" ON "_partner_program_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_partner_program_v_version_types_points_order_idx" ON "_partner_program_v_version_types_points" USING btree ("_order");
  CREATE INDEX "_partner_program_v_version_types_points_parent_id_idx" ON "_partner_program_v_version_types_points" USING btree ("_parent_id");
  CREATE INDEX "_partner_program_v_version_types_order_idx" ON "_partner_program_v_version_types" USING btree ("_order");
  CREATE INDEX "_partner_program_v_version_types_parent_id_idx" ON "_partner_program_v_version_types" USING btree ("_parent_id");
  CREATE INDEX "_partner_program_v_version_version__status_idx" ON "_partner_program_v" USING btree ("version__status");
  CREATE INDEX "_partner_program_v_created_at_idx" ON "_partner_program_v" USING btree ("created_at");
  CREATE INDEX "_partner_program_v_updated_at_idx" ON "_partner_program_v" USING btree ("updated_at");
  CREATE INDEX "_partner_program_v_latest_idx" ON "_partner_program_v" USING btree ("latest");
  CREATE INDEX "_partner_program_v_autosave_idx" ON "_partner_program_v" USING btree ("autosave");
  CREATE INDEX "module_browser_cards_order_idx" ON "module_browser_cards" USING btree ("_order");
  CREATE INDEX "module_browser_cards_parent_id_idx" ON "module_browser_cards" USING btree ("_parent_id");
  CREATE INDEX "module_browser_cards_module_idx" ON "module_browser_cards" USING btree ("module");
  CREATE INDEX "module_browser_band_band_module_idx" ON "module_browser" USING btree ("band_module");
  CREATE INDEX "module_browser__status_idx" ON "module_browser" USING btree ("_status");
  CREATE INDEX "_module_browser_v_version_cards_order_idx" ON "_module_browser_v_version_cards" USING btree ("_order");
  CREATE INDEX "_module_browser_v_version_cards_parent_id_idx" ON "_module_browser_v_version_cards" USING btree ("_parent_id");
  CREATE INDEX "_module_browser_v_version_cards_module_idx" ON "_module_browser_v_version_cards" USING btree ("module");
  CREATE INDEX "_module_browser_v_version_band_version_band_module_idx" ON "_module_browser_v" USING btree ("version_band_module");
  CREATE INDEX "_module_browser_v_version_version__status_idx" ON "_module_browser_v" USING btree ("version__status");
  CREATE INDEX "_module_browser_v_created_at_idx" ON "_module_browser_v" USING btree ("created_at");
  CREATE INDEX "_module_browser_v_updated_at_idx" ON "_module_browser_v" USING btree ("updated_at");
  CREATE INDEX "_module_browser_v_latest_idx" ON "_module_browser_v" USING btree ("latest");
  CREATE INDEX "_module_browser_v_autosave_idx" ON "_module_browser_v" USING btree ("autosave");
  CREATE INDEX "contact__status_idx" ON "contact" USING btree ("_status");
  CREATE INDEX "_contact_v_version_version__status_idx" ON "_contact_v" USING btree ("version__status");
  CREATE INDEX "_contact_v_created_at_idx" ON "_contact_v" USING btree ("created_at");
  CREATE INDEX "_contact_v_updated_at_idx" ON "_contact_v" USING btree ("updated_at");
  CREATE INDEX "_contact_v_latest_idx" ON "_contact_v" USING btree ("latest");
  CREATE INDEX "_contact_v_autosave_idx" ON "_contact_v" USING btree ("autosave");
  CREATE INDEX "feedback_page_points_order_idx" ON "feedback_page_points" USING btree ("_order");
  CREATE INDEX "feedback_page_points_parent_id_idx" ON "feedback_page_points" USING btree ("_parent_id");
  CREATE INDEX "feedback_page__status_idx" ON "feedback_page" USING btree ("_status");
  CREATE INDEX "_feedback_page_v_version_points_order_idx" ON "_feedback_page_v_version_points" USING btree ("_order");
  CREATE INDEX "_feedback_page_v_version_points_parent_id_idx" ON "_feedback_page_v_version_points" USING btree ("_parent_id");
  CREATE INDEX "_feedback_page_v_version_version__status_idx" ON "_feedback_page_v" USING btree ("version__status");
  CREATE INDEX "_feedback_page_v_created_at_idx" ON "_feedback_page_v" USING btree ("created_at");
  CREATE INDEX "_feedback_page_v_updated_at_idx" ON "_feedback_page_v" USING btree ("updated_at");
  CREATE INDEX "_feedback_page_v_latest_idx" ON "_feedback_page_v" USING btree ("latest");
  CREATE INDEX "_feedback_page_v_autosave_idx" ON "_feedback_page_v" USING btree ("autosave");
  CREATE INDEX "issues_page__status_idx" ON "issues_page" USING btree ("_status");
  CREATE INDEX "_issues_page_v_version_version__status_idx" ON "_issues_page_v" USING btree ("version__status");
  CREATE INDEX "_issues_page_v_created_at_idx" ON "_issues_page_v" USING btree ("created_at");
  CREATE INDEX "_issues_page_v_updated_at_idx" ON "_issues_page_v" USING btree ("updated_at");
  CREATE INDEX "_issues_page_v_latest_idx" ON "_issues_page_v" USING btree ("latest");
  CREATE INDEX "_issues_page_v_autosave_idx" ON "_issues_page_v" USING btree ("autosave");
  CREATE INDEX "following_points_order_idx" ON "following_points" USING btree ("_order");
  CREATE INDEX "following_points_parent_id_idx" ON "following_points" USING btree ("_parent_id");
  CREATE INDEX "following__status_idx" ON "following" USING btree ("_status");
  CREATE INDEX "_following_v_version_points_order_idx" ON "_following_v_version_points" USING btree ("_order");
  CREATE INDEX "_following_v_version_points_parent_id_idx" ON "_following_v_version_points" USING btree ("_parent_id");
  CREATE INDEX "_following_v_version_version__status_idx" ON "_following_v" USING btree ("version__status");
  CREATE INDEX "_following_v_created_at_idx" ON "_following_v" USING btree ("created_at");
  CREATE INDEX "_following_v_updated_at_idx" ON "_following_v" USING btree ("updated_at");
  CREATE INDEX "_following_v_latest_idx" ON "_following_v" USING btree ("latest");
  CREATE INDEX "_following_v_autosave_idx" ON "_following_v" USING btree ("autosave");
  CREATE INDEX "ll97_calculator__status_idx" ON "ll97_calculator" USING btree ("_status");
  CREATE INDEX "_ll97_calculator_v_version_version__status_idx" ON "_ll97_calculator_v" USING btree ("version__status");
  CREATE INDEX "_ll97_calculator_v_created_at_idx" ON "_ll97_calculator_v" USING btree ("created_at");
  CREATE INDEX "_ll97_calculator_v_updated_at_idx" ON "_ll97_calculator_v" USING btree ("updated_at");
  CREATE INDEX "_ll97_calculator_v_latest_idx" ON "_ll97_calculator_v" USING btree ("latest");
  CREATE INDEX "_ll97_calculator_v_autosave_idx" ON "_ll97_calculator_v" USING btree ("autosave");
  CREATE INDEX "ll97_report_scenarios_notes_order_idx" ON "ll97_report_scenarios_notes" USING btree ("_order");
  CREATE INDEX "ll97_report_scenarios_notes_parent_id_idx" ON "ll97_report_scenarios_notes" USING btree ("_parent_id");
  CREATE INDEX "ll97_report__status_idx" ON "ll97_report" USING btree ("_status");
  CREATE INDEX "_ll97_report_v_version_scenarios_notes_order_idx" ON "_ll97_report_v_version_scenarios_notes" USING btree ("_order");
  CREATE INDEX "_ll97_report_v_version_scenarios_notes_parent_id_idx" ON "_ll97_report_v_version_scenarios_notes" USING btree ("_parent_id");
  CREATE INDEX "_ll97_report_v_version_version__status_idx" ON "_ll97_report_v" USING btree ("version__status");
  CREATE INDEX "_ll97_report_v_created_at_idx" ON "_ll97_report_v" USING btree ("created_at");
  CREATE INDEX "_ll97_report_v_updated_at_idx" ON "_ll97_report_v" USING btree ("updated_at");
  CREATE INDEX "_ll97_report_v_latest_idx" ON "_ll97_report_v" USING btree ("latest");
  CREATE INDEX "_ll97_report_v_autosave_idx" ON "_ll97_report_v" USING btree ("autosave");
  CREATE INDEX "cwz_assessment_page__status_idx" ON "cwz_assessment_page" USING btree ("_status");
  CREATE INDEX "_cwz_assessment_page_v_version_version__status_idx" ON "_cwz_assessment_page_v" USING btree ("version__status");
  CREATE INDEX "_cwz_assessment_page_v_created_at_idx" ON "_cwz_assessment_page_v" USING btree ("created_at");
  CREATE INDEX "_cwz_assessment_page_v_updated_at_idx" ON "_cwz_assessment_page_v" USING btree ("updated_at");
  CREATE INDEX "_cwz_assessment_page_v_latest_idx" ON "_cwz_assessment_page_v" USING btree ("latest");
  CREATE INDEX "_cwz_assessment_page_v_autosave_idx" ON "_cwz_assessment_page_v" USING btree ("autosave");
  CREATE INDEX "cwz_report__status_idx" ON "cwz_report" USING btree ("_status");
  CREATE INDEX "_cwz_report_v_version_version__status_idx" ON "_cwz_report_v" USING btree ("version__status");
  CREATE INDEX "_cwz_report_v_created_at_idx" ON "_cwz_report_v" USING btree ("created_at");
  CREATE INDEX "_cwz_report_v_updated_at_idx" ON "_cwz_report_v" USING btree ("updated_at");
  CREATE INDEX "_cwz_report_v_latest_idx" ON "_cwz_report_v" USING btree ("latest");
  CREATE INDEX "_cwz_report_v_autosave_idx" ON "_cwz_report_v" USING btree ("autosave");
  CREATE INDEX "cwz_faq_questions_order_idx" ON "cwz_faq_questions" USING btree ("_order");
  CREATE INDEX "cwz_faq_questions_parent_id_idx" ON "cwz_faq_questions" USING btree ("_parent_id");
  CREATE INDEX "cwz_faq__status_idx" ON "cwz_faq" USING btree ("_status");
  CREATE INDEX "_cwz_faq_v_version_questions_order_idx" ON "_cwz_faq_v_version_questions" USING btree ("_order");
  CREATE INDEX "_cwz_faq_v_version_questions_parent_id_idx" ON "_cwz_faq_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_cwz_faq_v_version_version__status_idx" ON "_cwz_faq_v" USING btree ("version__status");
  CREATE INDEX "_cwz_faq_v_created_at_idx" ON "_cwz_faq_v" USING btree ("created_at");
  CREATE INDEX "_cwz_faq_v_updated_at_idx" ON "_cwz_faq_v" USING btree ("updated_at");
  CREATE INDEX "_cwz_faq_v_latest_idx" ON "_cwz_faq_v" USING btree ("latest");
  CREATE INDEX "_cwz_faq_v_autosave_idx" ON "_cwz_faq_v" USING btree ("autosave");
  CREATE INDEX "cwz_upload_thank_you_next_steps_order_idx" ON "cwz_upload_thank_you_next_steps" USING btree ("_order");
  CREATE INDEX "cwz_upload_thank_you_next_steps_parent_id_idx" ON "cwz_upload_thank_you_next_steps" USING btree ("_parent_id");
  CREATE INDEX "cwz_upload__status_idx" ON "cwz_upload" USING btree ("_status");
  CREATE INDEX "_cwz_upload_v_version_thank_you_next_steps_order_idx" ON "_cwz_upload_v_version_thank_you_next_steps" USING btree ("_order");
  CREATE INDEX "_cwz_upload_v_version_thank_you_next_steps_parent_id_idx" ON "_cwz_upload_v_version_thank_you_next_steps" USING btree ("_parent_id");
  CREATE INDEX "_cwz_upload_v_version_version__status_idx" ON "_cwz_upload_v" USING btree ("version__status");
  CREATE INDEX "_cwz_upload_v_created_at_idx" ON "_cwz_upload_v" USING btree ("created_at");
  CREATE INDEX "_cwz_upload_v_updated_at_idx" ON "_cwz_upload_v" USING btree ("updated_at");
  CREATE INDEX "_cwz_upload_v_latest_idx" ON "_cwz_upload_v" USING btree ("latest");
  CREATE INDEX "_cwz_upload_v_autosave_idx" ON "_cwz_upload_v" USING btree ("autosave");
  CREATE INDEX "cwz_zones__status_idx" ON "cwz_zones" USING btree ("_status");
  CREATE INDEX "_cwz_zones_v_version_version__status_idx" ON "_cwz_zones_v" USING btree ("version__status");
  CREATE INDEX "_cwz_zones_v_created_at_idx" ON "_cwz_zones_v" USING btree ("created_at");
  CREATE INDEX "_cwz_zones_v_updated_at_idx" ON "_cwz_zones_v" USING btree ("updated_at");
  CREATE INDEX "_cwz_zones_v_latest_idx" ON "_cwz_zones_v" USING btree ("latest");
  CREATE INDEX "_cwz_zones_v_autosave_idx" ON "_cwz_zones_v" USING btree ("autosave");
  CREATE INDEX "ll199_invoice__status_idx" ON "ll199_invoice" USING btree ("_status");
  CREATE INDEX "_ll199_invoice_v_version_version__status_idx" ON "_ll199_invoice_v" USING btree ("version__status");
  CREATE INDEX "_ll199_invoice_v_created_at_idx" ON "_ll199_invoice_v" USING btree ("created_at");
  CREATE INDEX "_ll199_invoice_v_updated_at_idx" ON "_ll199_invoice_v" USING btree ("updated_at");
  CREATE INDEX "_ll199_invoice_v_latest_idx" ON "_ll199_invoice_v" USING btree ("latest");
  CREATE INDEX "_ll199_invoice_v_autosave_idx" ON "_ll199_invoice_v" USING btree ("autosave");
  CREATE INDEX "bill_pages__status_idx" ON "bill_pages" USING btree ("_status");
  CREATE INDEX "_bill_pages_v_version_version__status_idx" ON "_bill_pages_v" USING btree ("version__status");
  CREATE INDEX "_bill_pages_v_created_at_idx" ON "_bill_pages_v" USING btree ("created_at");
  CREATE INDEX "_bill_pages_v_updated_at_idx" ON "_bill_pages_v" USING btree ("updated_at");
  CREATE INDEX "_bill_pages_v_latest_idx" ON "_bill_pages_v" USING btree ("latest");
  CREATE INDEX "_bill_pages_v_autosave_idx" ON "_bill_pages_v" USING btree ("autosave");
  CREATE INDEX "internet_quiz_next_steps_low_order_idx" ON "internet_quiz_next_steps_low" USING btree ("_order");
  CREATE INDEX "internet_quiz_next_steps_low_parent_id_idx" ON "internet_quiz_next_steps_low" USING btree ("_parent_id");
  CREATE INDEX "internet_quiz_next_steps_moderate_order_idx" ON "internet_quiz_next_steps_moderate" USING btree ("_order");
  CREATE INDEX "internet_quiz_next_steps_moderate_parent_id_idx" ON "internet_quiz_next_steps_moderate" USING btree ("_parent_id");
  CREATE INDEX "internet_quiz_next_steps_high_order_idx" ON "internet_quiz_next_steps_high" USING btree ("_order");
  CREATE INDEX "internet_quiz_next_steps_high_parent_id_idx" ON "internet_quiz_next_steps_high" USING btree ("_parent_id");
  CREATE INDEX "internet_quiz_next_steps_critical_order_idx" ON "internet_quiz_next_steps_critical" USING btree ("_order");
  CREATE INDEX "internet_quiz_next_steps_critical_parent_id_idx" ON "internet_quiz_next_steps_critical" USING btree ("_parent_id");
  CREATE INDEX "internet_quiz__status_idx" ON "internet_quiz" USING btree ("_status");
  CREATE INDEX "_internet_quiz_v_version_next_steps_low_order_idx" ON "_internet_quiz_v_version_next_steps_low" USING btree ("_order");
  CREATE INDEX "_internet_quiz_v_version_next_steps_low_parent_id_idx" ON "_internet_quiz_v_version_next_steps_low" USING btree ("_parent_id");
  CREATE INDEX "_internet_quiz_v_version_next_steps_moderate_order_idx" ON "_internet_quiz_v_version_next_steps_moderate" USING btree ("_order");
  CREATE INDEX "_internet_quiz_v_version_next_steps_moderate_parent_id_idx" ON "_internet_quiz_v_version_next_steps_moderate" USING btree ("_parent_id");
  CREATE INDEX "_internet_quiz_v_version_next_steps_high_order_idx" ON "_internet_quiz_v_version_next_steps_high" USING btree ("_order");
  CREATE INDEX "_internet_quiz_v_version_next_steps_high_parent_id_idx" ON "_internet_quiz_v_version_next_steps_high" USING btree ("_parent_id");
  CREATE INDEX "_internet_quiz_v_version_next_steps_critical_order_idx" ON "_internet_quiz_v_version_next_steps_critical" USING btree ("_order");
  CREATE INDEX "_internet_quiz_v_version_next_steps_critical_parent_id_idx" ON "_internet_quiz_v_version_next_steps_critical" USING btree ("_parent_id");
  CREATE INDEX "_internet_quiz_v_version_version__status_idx" ON "_internet_quiz_v" USING btree ("version__status");
  CREATE INDEX "_internet_quiz_v_created_at_idx" ON "_internet_quiz_v" USING btree ("created_at");
  CREATE INDEX "_internet_quiz_v_updated_at_idx" ON "_internet_quiz_v" USING btree ("updated_at");
  CREATE INDEX "_internet_quiz_v_latest_idx" ON "_internet_quiz_v" USING btree ("latest");
  CREATE INDEX "_internet_quiz_v_autosave_idx" ON "_internet_quiz_v" USING btree ("autosave");
  CREATE INDEX "internet_report_types_reports_order_idx" ON "internet_report_types_reports" USING btree ("_order");
  CREATE INDEX "internet_report_types_reports_parent_id_idx" ON "internet_report_types_reports" USING btree ("_parent_id");
  CREATE INDEX "internet_report__status_idx" ON "internet_report" USING btree ("_status");
  CREATE INDEX "_internet_report_v_version_types_reports_order_idx" ON "_internet_report_v_version_types_reports" USING btree ("_order");
  CREATE INDEX "_internet_report_v_version_types_reports_parent_id_idx" ON "_internet_report_v_version_types_reports" USING btree ("_parent_id");
  CREATE INDEX "_internet_report_v_version_version__status_idx" ON "_internet_report_v" USING btree ("version__status");
  CREATE INDEX "_internet_report_v_created_at_idx" ON "_internet_report_v" USING btree ("created_at");
  CREATE INDEX "_internet_report_v_updated_at_idx" ON "_internet_report_v" USING btree ("updated_at");
  CREATE INDEX "_internet_report_v_latest_idx" ON "_internet_report_v" USING btree ("latest");
  CREATE INDEX "_internet_report_v_autosave_idx" ON "_internet_report_v" USING btree ("autosave");`)
  await createCustomSql(db);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "articles_updates" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_version_updates" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "guides" CASCADE;
  DROP TABLE "_guides_v" CASCADE;
  DROP TABLE "modules_reports_premium" CASCADE;
  DROP TABLE "modules_vendor_access_benefits" CASCADE;
  DROP TABLE "modules_vendor_access_requirements" CASCADE;
  DROP TABLE "modules_vendor_access_next_steps" CASCADE;
  DROP TABLE "modules" CASCADE;
  DROP TABLE "_modules_v_version_reports_premium" CASCADE;
  DROP TABLE "_modules_v_version_vendor_access_benefits" CASCADE;
  DROP TABLE "_modules_v_version_vendor_access_requirements" CASCADE;
  DROP TABLE "_modules_v_version_vendor_access_next_steps" CASCADE;
  DROP TABLE "_modules_v" CASCADE;
  DROP TABLE "newsletter_issues_newsletters" CASCADE;
  DROP TABLE "newsletter_issues" CASCADE;
  DROP TABLE "newsletter_issues_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "partners_modules" CASCADE;
  DROP TABLE "partners_service_categories" CASCADE;
  DROP TABLE "partners_laws" CASCADE;
  DROP TABLE "partners_trades" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "_partners_v_version_modules" CASCADE;
  DROP TABLE "_partners_v_version_service_categories" CASCADE;
  DROP TABLE "_partners_v_version_laws" CASCADE;
  DROP TABLE "_partners_v_version_trades" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "quizzes_questions_options" CASCADE;
  DROP TABLE "quizzes_questions" CASCADE;
  DROP TABLE "quizzes_bands" CASCADE;
  DROP TABLE "quizzes_findings_positive_options" CASCADE;
  DROP TABLE "quizzes_findings_positive_levels" CASCADE;
  DROP TABLE "quizzes_findings" CASCADE;
  DROP TABLE "quizzes_next_steps_links" CASCADE;
  DROP TABLE "quizzes_checklist_items_options" CASCADE;
  DROP TABLE "quizzes_checklist_items" CASCADE;
  DROP TABLE "quizzes" CASCADE;
  DROP TABLE "_quizzes_v_version_questions_options" CASCADE;
  DROP TABLE "_quizzes_v_version_questions" CASCADE;
  DROP TABLE "_quizzes_v_version_bands" CASCADE;
  DROP TABLE "_quizzes_v_version_findings_positive_options" CASCADE;
  DROP TABLE "_quizzes_v_version_findings_positive_levels" CASCADE;
  DROP TABLE "_quizzes_v_version_findings" CASCADE;
  DROP TABLE "_quizzes_v_version_next_steps_links" CASCADE;
  DROP TABLE "_quizzes_v_version_checklist_items_options" CASCADE;
  DROP TABLE "_quizzes_v_version_checklist_items" CASCADE;
  DROP TABLE "_quizzes_v" CASCADE;
  DROP TABLE "figures_values" CASCADE;
  DROP TABLE "figures" CASCADE;
  DROP TABLE "_figures_v_version_values" CASCADE;
  DROP TABLE "_figures_v" CASCADE;
  DROP TABLE "deadlines" CASCADE;
  DROP TABLE "_deadlines_v" CASCADE;
  DROP TABLE "sources" CASCADE;
  DROP TABLE "_sources_v" CASCADE;
  DROP TABLE "laws_reasons" CASCADE;
  DROP TABLE "laws" CASCADE;
  DROP TABLE "_laws_v_version_reasons" CASCADE;
  DROP TABLE "_laws_v" CASCADE;
  DROP TABLE "violation_codes_lines" CASCADE;
  DROP TABLE "violation_codes" CASCADE;
  DROP TABLE "_violation_codes_v_version_lines" CASCADE;
  DROP TABLE "_violation_codes_v" CASCADE;
  DROP TABLE "vendor_applications_laws" CASCADE;
  DROP TABLE "vendor_applications_trades" CASCADE;
  DROP TABLE "vendor_applications" CASCADE;
  DROP TABLE "invoice_submissions" CASCADE;
  DROP TABLE "bill_uploads" CASCADE;
  DROP TABLE "bills_services" CASCADE;
  DROP TABLE "bills_fees" CASCADE;
  DROP TABLE "bills_report_findings" CASCADE;
  DROP TABLE "bills_report_recommendations" CASCADE;
  DROP TABLE "bills_pages" CASCADE;
  DROP TABLE "bills" CASCADE;
  DROP TABLE "quiz_submissions" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "feedback" CASCADE;
  DROP TABLE "emissions_reports" CASCADE;
  DROP TABLE "cwz_assessments" CASCADE;
  DROP TABLE "report_inquiries" CASCADE;
  DROP TABLE "newsletter_subscriptions" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "follows" CASCADE;
  DROP TABLE "portfolios" CASCADE;
  DROP TABLE "portfolio_buildings" CASCADE;
  DROP TABLE "portfolio_entries" CASCADE;
  DROP TABLE "notes" CASCADE;
  DROP TABLE "notes_rels" CASCADE;
  DROP TABLE "changes" CASCADE;
  DROP TABLE "replies" CASCADE;
  DROP TABLE "reply_templates_kinds" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "mail_templates" CASCADE;
  DROP TABLE "_mail_templates_v" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_office_hours" CASCADE;
  DROP TABLE "site_settings_laws" CASCADE;
  DROP TABLE "site_settings_navigation" CASCADE;
  DROP TABLE "site_settings_footer_links" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "_site_settings_v_version_office_hours" CASCADE;
  DROP TABLE "_site_settings_v_version_laws" CASCADE;
  DROP TABLE "_site_settings_v_version_navigation" CASCADE;
  DROP TABLE "_site_settings_v_version_footer_links" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "home_themes_items" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v_version_themes_items" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "buildings_questions" CASCADE;
  DROP TABLE "buildings" CASCADE;
  DROP TABLE "_buildings_v_version_questions" CASCADE;
  DROP TABLE "_buildings_v" CASCADE;
  DROP TABLE "portfolio_pages_points" CASCADE;
  DROP TABLE "portfolio_pages" CASCADE;
  DROP TABLE "_portfolio_pages_v_version_points" CASCADE;
  DROP TABLE "_portfolio_pages_v" CASCADE;
  DROP TABLE "figures_page" CASCADE;
  DROP TABLE "_figures_page_v" CASCADE;
  DROP TABLE "search_page_synonyms" CASCADE;
  DROP TABLE "search_page" CASCADE;
  DROP TABLE "_search_page_v_version_synonyms" CASCADE;
  DROP TABLE "_search_page_v" CASCADE;
  DROP TABLE "about_values" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "_about_v_version_values" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "help_questions" CASCADE;
  DROP TABLE "help" CASCADE;
  DROP TABLE "_help_v_version_questions" CASCADE;
  DROP TABLE "_help_v" CASCADE;
  DROP TABLE "legal" CASCADE;
  DROP TABLE "_legal_v" CASCADE;
  DROP TABLE "partner_program_benefits" CASCADE;
  DROP TABLE "partner_program_types_points" CASCADE;
  DROP TABLE "partner_program_types" CASCADE;
  DROP TABLE "partner_program" CASCADE;
  DROP TABLE "_partner_program_v_version_benefits" CASCADE;
  DROP TABLE "_partner_program_v_version_types_points" CASCADE;
  DROP TABLE "_partner_program_v_version_types" CASCADE;
  DROP TABLE "_partner_program_v" CASCADE;
  DROP TABLE "module_browser_cards" CASCADE;
  DROP TABLE "module_browser" CASCADE;
  DROP TABLE "_module_browser_v_version_cards" CASCADE;
  DROP TABLE "_module_browser_v" CASCADE;
  DROP TABLE "contact" CASCADE;
  DROP TABLE "_contact_v" CASCADE;
  DROP TABLE "feedback_page_points" CASCADE;
  DROP TABLE "feedback_page" CASCADE;
  DROP TABLE "_feedback_page_v_version_points" CASCADE;
  DROP TABLE "_feedback_page_v" CASCADE;
  DROP TABLE "issues_page" CASCADE;
  DROP TABLE "_issues_page_v" CASCADE;
  DROP TABLE "following_points" CASCADE;
  DROP TABLE "following" CASCADE;
  DROP TABLE "_following_v_version_points" CASCADE;
  DROP TABLE "_following_v" CASCADE;
  DROP TABLE "ll97_calculator" CASCADE;
  DROP TABLE "_ll97_calculator_v" CASCADE;
  DROP TABLE "ll97_report_scenarios_notes" CASCADE;
  DROP TABLE "ll97_report" CASCADE;
  DROP TABLE "_ll97_report_v_version_scenarios_notes" CASCADE;
  DROP TABLE "_ll97_report_v" CASCADE;
  DROP TABLE "cwz_assessment_page" CASCADE;
  DROP TABLE "_cwz_assessment_page_v" CASCADE;
  DROP TABLE "cwz_report" CASCADE;
  DROP TABLE "_cwz_report_v" CASCADE;
  DROP TABLE "cwz_faq_questions" CASCADE;
  DROP TABLE "cwz_faq" CASCADE;
  DROP TABLE "_cwz_faq_v_version_questions" CASCADE;
  DROP TABLE "_cwz_faq_v" CASCADE;
  DROP TABLE "cwz_upload_thank_you_next_steps" CASCADE;
  DROP TABLE "cwz_upload" CASCADE;
  DROP TABLE "_cwz_upload_v_version_thank_you_next_steps" CASCADE;
  DROP TABLE "_cwz_upload_v" CASCADE;
  DROP TABLE "cwz_zones" CASCADE;
  DROP TABLE "_cwz_zones_v" CASCADE;
  DROP TABLE "ll199_invoice" CASCADE;
  DROP TABLE "_ll199_invoice_v" CASCADE;
  DROP TABLE "bill_pages" CASCADE;
  DROP TABLE "_bill_pages_v" CASCADE;
  DROP TABLE "internet_quiz_next_steps_low" CASCADE;
  DROP TABLE "internet_quiz_next_steps_moderate" CASCADE;
  DROP TABLE "internet_quiz_next_steps_high" CASCADE;
  DROP TABLE "internet_quiz_next_steps_critical" CASCADE;
  DROP TABLE "internet_quiz" CASCADE;
  DROP TABLE "_internet_quiz_v_version_next_steps_low" CASCADE;
  DROP TABLE "_internet_quiz_v_version_next_steps_moderate" CASCADE;
  DROP TABLE "_internet_quiz_v_version_next_steps_high" CASCADE;
  DROP TABLE "_internet_quiz_v_version_next_steps_critical" CASCADE;
  DROP TABLE "_internet_quiz_v" CASCADE;
  DROP TABLE "internet_report_types_reports" CASCADE;
  DROP TABLE "internet_report" CASCADE;
  DROP TABLE "_internet_report_v_version_types_reports" CASCADE;
  DROP TABLE "_internet_report_v" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."enum_articles_module";
  DROP TYPE "public"."enum_articles_category";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_module";
  DROP TYPE "public"."enum__articles_v_version_category";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_guides_status";
  DROP TYPE "public"."enum__guides_v_version_status";
  DROP TYPE "public"."enum_modules_slug";
  DROP TYPE "public"."enum_modules_sections_quiz";
  DROP TYPE "public"."enum_modules_sections_report";
  DROP TYPE "public"."enum_modules_sections_blog";
  DROP TYPE "public"."enum_modules_sections_vendor_access";
  DROP TYPE "public"."enum_modules_status";
  DROP TYPE "public"."enum__modules_v_version_slug";
  DROP TYPE "public"."enum__modules_v_version_sections_quiz";
  DROP TYPE "public"."enum__modules_v_version_sections_report";
  DROP TYPE "public"."enum__modules_v_version_sections_blog";
  DROP TYPE "public"."enum__modules_v_version_sections_vendor_access";
  DROP TYPE "public"."enum__modules_v_version_status";
  DROP TYPE "public"."enum_newsletter_issues_newsletters";
  DROP TYPE "public"."enum_newsletter_issues_status";
  DROP TYPE "public"."enum_partners_modules";
  DROP TYPE "public"."enum_partners_service_categories";
  DROP TYPE "public"."enum_partners_laws";
  DROP TYPE "public"."enum_partners_trades";
  DROP TYPE "public"."enum_partners_partner_type";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_modules";
  DROP TYPE "public"."enum__partners_v_version_service_categories";
  DROP TYPE "public"."enum__partners_v_version_laws";
  DROP TYPE "public"."enum__partners_v_version_trades";
  DROP TYPE "public"."enum__partners_v_version_partner_type";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_quizzes_bands_level";
  DROP TYPE "public"."enum_quizzes_bands_tone";
  DROP TYPE "public"."enum_quizzes_findings_positive_options";
  DROP TYPE "public"."enum_quizzes_findings_positive_levels";
  DROP TYPE "public"."enum_quizzes_findings_based_on";
  DROP TYPE "public"."enum_quizzes_checklist_items_options";
  DROP TYPE "public"."enum_quizzes_checklist_items_shown_for";
  DROP TYPE "public"."enum_quizzes_module";
  DROP TYPE "public"."enum_quizzes_bands_by";
  DROP TYPE "public"."enum_quizzes_status";
  DROP TYPE "public"."enum__quizzes_v_version_bands_level";
  DROP TYPE "public"."enum__quizzes_v_version_bands_tone";
  DROP TYPE "public"."enum__quizzes_v_version_findings_positive_options";
  DROP TYPE "public"."enum__quizzes_v_version_findings_positive_levels";
  DROP TYPE "public"."enum__quizzes_v_version_findings_based_on";
  DROP TYPE "public"."enum__quizzes_v_version_checklist_items_options";
  DROP TYPE "public"."enum__quizzes_v_version_checklist_items_shown_for";
  DROP TYPE "public"."enum__quizzes_v_version_module";
  DROP TYPE "public"."enum__quizzes_v_version_bands_by";
  DROP TYPE "public"."enum__quizzes_v_version_status";
  DROP TYPE "public"."enum_figures_kind";
  DROP TYPE "public"."enum_figures_module";
  DROP TYPE "public"."enum_figures_certainty";
  DROP TYPE "public"."enum_figures_status";
  DROP TYPE "public"."enum__figures_v_version_kind";
  DROP TYPE "public"."enum__figures_v_version_module";
  DROP TYPE "public"."enum__figures_v_version_certainty";
  DROP TYPE "public"."enum__figures_v_version_status";
  DROP TYPE "public"."enum_deadlines_module";
  DROP TYPE "public"."enum_deadlines_certainty";
  DROP TYPE "public"."enum_deadlines_status";
  DROP TYPE "public"."enum__deadlines_v_version_module";
  DROP TYPE "public"."enum__deadlines_v_version_certainty";
  DROP TYPE "public"."enum__deadlines_v_version_status";
  DROP TYPE "public"."enum_sources_kind";
  DROP TYPE "public"."enum_sources_status";
  DROP TYPE "public"."enum__sources_v_version_kind";
  DROP TYPE "public"."enum__sources_v_version_status";
  DROP TYPE "public"."enum_laws_family";
  DROP TYPE "public"."enum_laws_key";
  DROP TYPE "public"."enum_laws_certainty";
  DROP TYPE "public"."enum_laws_status";
  DROP TYPE "public"."enum__laws_v_version_family";
  DROP TYPE "public"."enum__laws_v_version_key";
  DROP TYPE "public"."enum__laws_v_version_certainty";
  DROP TYPE "public"."enum__laws_v_version_status";
  DROP TYPE "public"."enum_violation_codes_lines_field";
  DROP TYPE "public"."enum_violation_codes_lines_match";
  DROP TYPE "public"."enum_violation_codes_lines_law";
  DROP TYPE "public"."enum_violation_codes_lines_certainty";
  DROP TYPE "public"."enum_violation_codes_key";
  DROP TYPE "public"."enum_violation_codes_status";
  DROP TYPE "public"."enum__violation_codes_v_version_lines_field";
  DROP TYPE "public"."enum__violation_codes_v_version_lines_match";
  DROP TYPE "public"."enum__violation_codes_v_version_lines_law";
  DROP TYPE "public"."enum__violation_codes_v_version_lines_certainty";
  DROP TYPE "public"."enum__violation_codes_v_version_key";
  DROP TYPE "public"."enum__violation_codes_v_version_status";
  DROP TYPE "public"."enum_vendor_applications_laws";
  DROP TYPE "public"."enum_vendor_applications_trades";
  DROP TYPE "public"."enum_vendor_applications_service_category";
  DROP TYPE "public"."enum_vendor_applications_module";
  DROP TYPE "public"."enum_invoice_submissions_building_type";
  DROP TYPE "public"."enum_bill_uploads_scan";
  DROP TYPE "public"."enum_bills_pages_source";
  DROP TYPE "public"."enum_bills_bill_recycling_unit";
  DROP TYPE "public"."enum_bills_bill_organics_unit";
  DROP TYPE "public"."enum_bills_module";
  DROP TYPE "public"."enum_bills_state";
  DROP TYPE "public"."enum_bills_reason";
  DROP TYPE "public"."enum_bills_kind";
  DROP TYPE "public"."enum_quiz_submissions_module";
  DROP TYPE "public"."enum_submissions_kind";
  DROP TYPE "public"."enum_submissions_status";
  DROP TYPE "public"."enum_feedback_feedback_type";
  DROP TYPE "public"."enum_cwz_assessments_business_type";
  DROP TYPE "public"."enum_cwz_assessments_borough";
  DROP TYPE "public"."enum_cwz_assessments_current_hauler";
  DROP TYPE "public"."enum_cwz_assessments_hauler_years";
  DROP TYPE "public"."enum_cwz_assessments_role";
  DROP TYPE "public"."enum_report_inquiries_module";
  DROP TYPE "public"."enum_newsletter_subscriptions_status";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_follows_kind";
  DROP TYPE "public"."enum_follows_status";
  DROP TYPE "public"."enum_portfolio_entries_kind";
  DROP TYPE "public"."enum_replies_state";
  DROP TYPE "public"."enum_reply_templates_kinds";
  DROP TYPE "public"."enum_mail_templates_key";
  DROP TYPE "public"."enum__mail_templates_v_version_key";
  DROP TYPE "public"."enum_redirects_leads_to";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_status";
  DROP TYPE "public"."enum_home_themes_items_icon";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_themes_items_icon";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_buildings_questions_key";
  DROP TYPE "public"."enum_buildings_status";
  DROP TYPE "public"."enum__buildings_v_version_questions_key";
  DROP TYPE "public"."enum__buildings_v_version_status";
  DROP TYPE "public"."enum_portfolio_pages_status";
  DROP TYPE "public"."enum__portfolio_pages_v_version_status";
  DROP TYPE "public"."enum_figures_page_status";
  DROP TYPE "public"."enum__figures_page_v_version_status";
  DROP TYPE "public"."enum_search_page_status";
  DROP TYPE "public"."enum__search_page_v_version_status";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum_help_status";
  DROP TYPE "public"."enum__help_v_version_status";
  DROP TYPE "public"."enum_legal_status";
  DROP TYPE "public"."enum__legal_v_version_status";
  DROP TYPE "public"."enum_partner_program_status";
  DROP TYPE "public"."enum__partner_program_v_version_status";
  DROP TYPE "public"."enum_module_browser_cards_module";
  DROP TYPE "public"."enum_module_browser_band_module";
  DROP TYPE "public"."enum_module_browser_status";
  DROP TYPE "public"."enum__module_browser_v_version_cards_module";
  DROP TYPE "public"."enum__module_browser_v_version_band_module";
  DROP TYPE "public"."enum__module_browser_v_version_status";
  DROP TYPE "public"."enum_contact_status";
  DROP TYPE "public"."enum__contact_v_version_status";
  DROP TYPE "public"."enum_feedback_page_status";
  DROP TYPE "public"."enum__feedback_page_v_version_status";
  DROP TYPE "public"."enum_issues_page_status";
  DROP TYPE "public"."enum__issues_page_v_version_status";
  DROP TYPE "public"."enum_following_status";
  DROP TYPE "public"."enum__following_v_version_status";
  DROP TYPE "public"."enum_ll97_calculator_status";
  DROP TYPE "public"."enum__ll97_calculator_v_version_status";
  DROP TYPE "public"."enum_ll97_report_status";
  DROP TYPE "public"."enum__ll97_report_v_version_status";
  DROP TYPE "public"."enum_cwz_assessment_page_status";
  DROP TYPE "public"."enum__cwz_assessment_page_v_version_status";
  DROP TYPE "public"."enum_cwz_report_status";
  DROP TYPE "public"."enum__cwz_report_v_version_status";
  DROP TYPE "public"."enum_cwz_faq_status";
  DROP TYPE "public"."enum__cwz_faq_v_version_status";
  DROP TYPE "public"."enum_cwz_upload_status";
  DROP TYPE "public"."enum__cwz_upload_v_version_status";
  DROP TYPE "public"."enum_cwz_zones_status";
  DROP TYPE "public"."enum__cwz_zones_v_version_status";
  DROP TYPE "public"."enum_ll199_invoice_status";
  DROP TYPE "public"."enum__ll199_invoice_v_version_status";
  DROP TYPE "public"."enum_bill_pages_status";
  DROP TYPE "public"."enum__bill_pages_v_version_status";
  DROP TYPE "public"."enum_internet_quiz_status";
  DROP TYPE "public"."enum__internet_quiz_v_version_status";
  DROP TYPE "public"."enum_internet_report_status";
  DROP TYPE "public"."enum__internet_report_v_version_status";`)
  await dropCustomSql(db);
}
