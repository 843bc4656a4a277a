-- Fills the blog of Local Law 97 with articles and their versions until it has as many as the first parameter says.
-- Their words are always the same ones: some are in nearly every article, some in a few. Every other article names the
-- same figure.
with vocabulary as (
  select words, cardinality(words) as size from string_to_array(
    'building owner carbon emissions limit report energy steam boiler heat pump tenant penalty city audit meter cost '
    'retrofit roof window deadline floor area insulation lease agency record consultant filing coefficient adjustment '
    'program grant loan rate kilowatt electricity gas oil solar battery storage charger valve radiator pipe thermostat '
    'ventilation chiller tower elevator lighting sensor controls schedule commissioning benchmark score grade notice '
    'hearing appeal violation certificate engineer architect contractor permit inspection sample estimate invoice '
    'budget payback interest mortgage lender board cooperative condominium landlord manager superintendent resident '
    'hospital school library museum theater laundry garage warehouse factory kitchen bakery clinic dormitory hotel '
    'zoning historic facade parapet masonry gasket sealant glazing louver damper economizer condenser evaporator',
    ' '
  ) as words
),
sentences as (
  select number, string_agg(
    words[1 + least(abs(hashint8(number * 7919 + place)) % size, abs(hashint8(number * 104729 + place)) % size)],
    ' ' order by place) as sentence
  from vocabulary, generate_series(0::bigint, 999) as number, generate_series(1, 7) as place
  group by number
),
picked as (
  select n, part, place, abs(hashint8(n * 7919 + part * 997 + place)) % 1000 as number
  from generate_series(1, $1::bigint - (select count(*) from articles where module = 'll97')) as n,
    (values (0, 1), (1, 3), (2, 10), (3, 10), (4, 10)) as parts (part, length),
    lateral generate_series(1, length) as place
),
texts as (
  select n, part, string_agg(upper(left(sentence, 1)) || substr(sentence, 2), '. ' order by place) as text
  from picked join sentences using (number)
  group by n, part
),
pictures as (select array_agg(id order by id) as ids from media where width >= 1000),
written as (
  select n,
    max(text || ' ' || n) filter (where part = 0) as title,
    max(text || case n % 2 when 1 then ': {figure:ll97-penalty-per-ton}.' else '.' end) filter (where part = 1) as excerpt,
    jsonb_build_object('root', jsonb_build_object(
      'type', 'root', 'format', '', 'indent', 0, 'version', 1, 'direction', 'ltr', 'children',
      jsonb_agg(jsonb_build_object(
        'type', 'paragraph', 'format', '', 'indent', 0, 'version', 1, 'direction', 'ltr', 'textFormat', 0,
        'children', jsonb_build_array(jsonb_build_object(
          'type', 'text', 'text', text || '.', 'mode', 'normal', 'style', '', 'detail', 0, 'format', 0, 'version', 1
        ))) order by part) filter (where part > 1))) as body,
    (array['Compliance', 'Solutions', 'Financial', 'Strategies', 'Case Study', 'Updates'])[1 + n % 6] as category,
    (array['Energy Desk', 'Lotline Compliance Desk', 'Nora Weiss', 'Luis Ortega'])[1 + n % 4] as author,
    ids[1 + n % cardinality(ids)] as picture,
    timestamptz '2026-01-01T17:00:00Z' - n * interval '1 hour' as published_at
  from texts cross join pictures
  group by n, ids
),
stored as (
  insert into articles (title, excerpt, image_id, body, module, category, slug, author, published_at, read_time, _status)
  select title, excerpt, picture, body, 'll97', category::enum_articles_category, 'measured-' || n, author, published_at, 2, 'published'
  from written
  returning *
)
insert into _articles_v (
  parent_id, version_title, version_excerpt, version_image_id, version_body, version_module, version_category, version_slug,
  version_author, version_published_at, version_read_time, version_updated_at, version_created_at, version__status, latest)
select id, title, excerpt, image_id, body, 'll97', category::text::enum__articles_v_version_category, slug,
  author, published_at, read_time, updated_at, created_at, 'published', true
from stored
