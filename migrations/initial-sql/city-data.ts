import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

type Database = MigrateUpArgs['db'];

/**
 * Hundreds of thousands of rows in a schema outside Payload, which only imports write, a whole set at a time.
 * BBLs have ten digits, areas are in square feet, and null means not recorded.
 */
export const createCityTables = (db: Database) =>
  db.execute(sql`
    create schema city;

    create table city.sets (
      name text primary key,
      version text not null,
      rows bigint not null,
      is_shipped boolean not null default false,
      imported_at timestamptz not null default now(),
      as_of timestamptz not null default now(),
      tally jsonb
    );

    create table city.imports (
      id bigint generated always as identity primary key,
      set_name text not null,
      version text,
      file text not null,
      state text not null check (state in ('running', 'done', 'failed', 'interrupted')),
      step text not null default '',
      rows_read bigint not null default 0,
      rows_loaded bigint not null default 0,
      rows_rejected bigint not null default 0,
      rejects text,
      message text,
      started_by text,
      started_at timestamptz not null default now(),
      ended_at timestamptz
    );
    create index imports_started_idx on city.imports (started_at desc);

    create table city.missed_searches (
      text text primary key,
      times integer not null default 1,
      last_on date not null default current_date
    );

    create table city.covered_lots (
      bbl bigint primary key,
      on_ll97 boolean not null,
      on_ll84 boolean not null,
      on_ll87 boolean not null,
      on_ll88 boolean not null,
      pathways smallint[] not null,
      area integer,
      address text,
      house integer,
      suffix text,
      street text
    );
    create index covered_lots_address_idx on city.covered_lots (street, house);
    create index covered_lots_house_idx on city.covered_lots (house);

    create table city.covered_buildings (
      bin integer not null,
      bbl bigint not null,
      pathway smallint,
      on_ll97 boolean not null,
      on_ll84 boolean not null,
      on_ll87 boolean not null,
      on_ll88 boolean not null,
      address text,
      primary key (bin, bbl)
    );
    create index covered_buildings_bbl_idx on city.covered_buildings (bbl);

    create table city.lots (
      bbl bigint primary key,
      district smallint,
      zip integer,
      address text,
      house integer,
      suffix text,
      street text,
      building_class text,
      land_use smallint,
      owner_type text,
      lot_area integer,
      floor_area integer,
      commercial_area integer,
      residential_area integer,
      office_area integer,
      retail_area integer,
      garage_area integer,
      area_source smallint,
      buildings integer,
      floors real,
      units integer,
      total_units integer,
      year_built smallint,
      year_altered smallint,
      historic_district text,
      landmark text,
      attachment smallint,
      assessed_value bigint,
      flood_zone boolean,
      condo_number integer,
      former_bbl bigint,
      x integer,
      y integer,
      version text not null
    );
    create index lots_address_idx on city.lots (street, house);
    create index lots_house_idx on city.lots (house);
    create index lots_former_idx on city.lots (former_bbl) where former_bbl is not null;

    create table city.streets (
      borough smallint not null,
      code integer not null,
      spelling text not null,
      name text not null,
      key text not null,
      is_primary boolean not null
    );
    create index streets_key_idx on city.streets (key text_pattern_ops);
    create index streets_code_idx on city.streets (borough, code);
    create index streets_trigram_idx on city.streets using gin (key public.gin_trgm_ops);

    create table city.address_ranges (
      bbl bigint not null,
      bin integer,
      borough smallint not null,
      street integer not null,
      spellings text[],
      low integer not null,
      high integer not null,
      low_suffix text,
      high_suffix text,
      low_text text not null,
      high_text text not null,
      parity smallint not null,
      zip integer,
      kind text not null
    );
    create index address_ranges_street_idx on city.address_ranges (borough, street, low, high);
    create index address_ranges_bbl_idx on city.address_ranges (bbl);
    create index address_ranges_bin_idx on city.address_ranges (bin);

    create table city.condo_units (
      low_bbl bigint primary key,
      high_bbl bigint not null,
      billing_bbl bigint not null
    );

    create table city.filings (
      property_id text not null,
      year smallint not null,
      bbl bigint not null,
      bins integer[] not null,
      name text,
      address text,
      year_built smallint,
      buildings integer,
      floor_area integer,
      parking_area integer,
      energy_star smallint,
      uses jsonb not null,
      electricity_kwh double precision,
      generated_kwh double precision,
      gas_therms double precision,
      steam_mlb double precision,
      oil_2_gallons double precision,
      oil_4_gallons double precision,
      other_fuels text[] not null default '{}',
      primary key (bbl, property_id, year)
    );
  `);

export const dropCityTables = (db: Database) => db.execute(sql`drop schema city cascade`);
