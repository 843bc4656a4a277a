-- Fills the inbox with submissions of every kind, as many as the first parameter says, over twelve weeks.
-- Few senders write often, and most write once. Most open submissions are new.
with words as (
  select
    string_to_array(
      'Olive Ada Luis Nora Wei Priya Marcus Elena Tomás Grace Dmitri Aisha Hannah José Yusuf Chloé Ivan Rosa Kenji Leah '
      'Omar Ruth Diego Mei Samuel Fatima Walter Zoë Andre Molly', ' ') as first_names,
    string_to_array(
      'Owner Baker Weiss Ortega Chen Patel Johnson Novak García Kim Petrov Hassan Levy Núñez Rossi Dubois Schmidt Cohen '
      'Tanaka Murphy Ali Stein Moreno Li Brown Haddad Lindgren Okafor Russo Byrne Walsh Jensen Silva Park Adler', ' '
    ) as last_names,
    string_to_array(
      'gmail.com yahoo.com outlook.com aol.com icloud.com example.com mgmt.example.com verizon.example.com', ' ') as hosts,
    string_to_array(
      'Broadway,Flatbush Avenue,East 14 Street,Grand Concourse,Atlantic Avenue,Queens Boulevard,West 72 Street,Nostrand '
      'Avenue,Northern Boulevard,Bedford Avenue,Hylan Boulevard,5 Avenue,Kings Highway,Steinway Street,Fordham Road', ',')
      as streets,
    string_to_array(
      'Harbor Atlas Beacon Cobble Empire Gotham Hudson Ironwood Keystone Liberty Mercer Northside Orchard Prospect Summit',
      ' ') as companies,
    string_to_array(
      'Mechanical,Energy Partners,Carting,Management,Consulting,Properties,Boiler Repair,Realty,Engineering,Cafe', ',')
      as trades,
    string_to_array(
      'Question about the penalty for 2026,Our boiler and the LL97 limit,Which form for a condominium?,Benchmarking score '
      'is wrong,Extension for the report,Solar on a landmark roof,Invoice of my hauler,Zone of my restaurant,Rats in the '
      'courtyard,Deadline moved?,Access to the calculator,Co-op board needs a summary,Sprinkler permit,Press request', ',')
      as subjects,
    string_to_array(
      'The page for my building is very helpful.,I could not find the deadline for gas piping.,The calculator shows another '
      'limit than our engineer.,Please add a Spanish version.,Great work on the carting zones!,The PDF cuts off the last '
      'table.,Search should know block and lot.,Thank you for the reminder email.', ',') as opinions,
    array['ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz'] as modules,
    array['suggestion', 'issue', 'praise', 'other'] as feedback_types,
    array['Compliance Strategy Plan', 'Penalty Forecast', 'Retrofit Shortlist', 'Broadband Options'] as reports
),
-- Random enough, and the same each time.
numbers as (
  select n, (hashint8(n) & 2147483647) % 100 as percent, (hashint8(n * 31 + 7) & 2147483647) % 1000 as permille,
    (hashint8(n * 131 + 3) & 2147483647) as pick, now() - n * interval '84 days' / $1::int as created_at,
    floor(20000 * power((hashint8(n * 17 + 11) & 1048575) / 1048576.0, 2))::int as sender
  from generate_series(1, $1::int) as n
),
people as (
  select numbers.*, first_names[1 + sender % 30] || ' ' || last_names[1 + sender / 30 % 35] as name,
    lower(first_names[1 + sender % 30] || '.' || last_names[1 + sender / 30 % 35]) || sender || '@' || hosts[1 + sender % 8]
      as email,
    companies[1 + sender % 15] || ' ' || trades[1 + sender / 15 % 10] || ' ' || sender / 150 as company,
    (1 + pick % 999) || ' ' || streets[1 + pick / 7 % 15] as address,
    (case
      when percent < 35 then 'contact-messages' when percent < 50 then 'feedback' when percent < 65 then 'report-inquiries'
      when percent < 75 then 'vendor-applications' when percent < 90 then 'invoice-submissions' else 'bill-uploads'
    end)::enum_submissions_kind as kind,
    upper(lpad(to_hex((n::bigint * 2654435761) % 4294967296), 8, '0')) as code,
    modules[1 + pick % 6] as module, permille < 400 * exp(-n * 12.0 / $1::int) + 5 as is_open,
    subjects[1 + pick / 3 % 14] as subject, opinions[1 + pick / 3 % 8] as opinion, reports[1 + pick / 5 % 4] as report,
    feedback_types[1 + pick / 11 % 4] as feedback_type, pick / 23 % 10 as decile
  from numbers cross join words
),
senders as (
  select *, left(code, 4) || '-' || right(code, 4) as reference,
    created_at + (1 + pick % 140) * interval '1 hour' as answered_at, created_at + (2 + pick % 4) * interval '1 day' as due_at
  from people
)
insert into submissions (
  kind, title, name, company, email, module, excerpt, search, reference, status, is_spam, created_at, due_at, closed_at,
  snoozed_until)
select kind,
  case kind
    when 'contact-messages' then subject when 'feedback' then feedback_type when 'report-inquiries' then report
    else company
  end,
  name,
  case when kind in ('vendor-applications', 'invoice-submissions', 'bill-uploads') then company end,
  email,
  case
    when kind in ('report-inquiries', 'vendor-applications') then module
    when kind = 'invoice-submissions' then 'll199' when kind = 'bill-uploads' then 'cwz'
  end,
  opinion,
  lower(concat_ws(E'\n', subject, report, company, name, email, reference, opinion, address)),
  case when kind not in ('feedback', 'vendor-applications') then reference end,
  (case
    when kind in ('invoice-submissions', 'bill-uploads') then
      case when not is_open then 'reportSent' when decile < 7 then 'pending' else 'inReview' end
    when kind = 'vendor-applications' then
      case when not is_open then 'approved' when decile < 7 then 'new' else 'inReview' end
    when is_open then 'new' when pick % 3 = 0 then 'closed' else 'answered'
  end)::enum_submissions_status,
  pick / 17 % 100 < 3, created_at, due_at, case when not is_open then least(answered_at, now()) end,
  case when is_open and pick / 19 % 100 < 5 then now() + interval '3 days' end
from senders
