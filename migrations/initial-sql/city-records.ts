import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const TABLES = [
  'hpd_violations',
  'dob_violations',
  'dob_safety_violations',
  'dob_ecb_violations',
  'oath_hearings',
  'facades',
  'boilers',
  'elevators',
  'hpd_registrations',
  'hpd_vacate_orders',
  'hpd_aep',
  'bedbug_reports',
  'permits_sheds',
  'cooling_tower_registrations',
  'water_tank_compliance',
  'rodent_inspections',
];

/** What the city has on record about buildings. Rows belong to a lot by their building, or else by their BBL. */
export async function createCityRecordTables(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    create table city.syncs (
      set_name text primary key,
      -- The rows changed up to here are loaded.
      changed_to timestamptz,
      checked_at timestamptz,
      compared_at timestamptz,
      error text,
      failed_at timestamptz
    );

    create table city.building_ids (
      bin integer not null,
      bbl bigint not null,
      primary key (bin, bbl)
    );
    create index building_ids_bbl_idx on city.building_ids (bbl);

    create table city.hpd_violations (
      key text primary key, bin integer, bbl bigint, building text, hazard_class text, inspected_on date, approved_on date,
      correct_by date, new_correct_by date, certified_on date, order_number text, words text, status text, status_on date,
      open_or_close text
    );
    create table city.dob_violations (
      key text primary key, bin integer, bbl bigint, issued_on date, type text, number text, comments text,
      words text, category text, type_words text, safety_key text
    );
    create table city.dob_safety_violations (
      key text primary key, bin integer, bbl bigint, issued_on date, type text, words text, status text,
      device_type text
    );
    create table city.dob_ecb_violations (
      key text primary key, bin integer, bbl bigint, status text, hearing_on date, issued_on date,
      severity text, type text, words text, penalty numeric, balance numeric, hearing_status text,
      certification text, sections text[] not null
    );
    create table city.oath_hearings (
      key text primary key, bin integer, bbl bigint, ticket text, violated_on date, agency text, hearing_status text,
      result text, hearing_on date, decided_on date, docketed_on date, total numeric, penalty numeric,
      balance numeric, compliance text, words text, codes text[] not null, sections text[] not null, charges text[] not null
    );
    create table city.facades (
      key text primary key, bin integer, bbl bigint, kind text, cycle smallint, filed_on date, filing_status text,
      current_status text
    );
    create table city.boilers (
      key text primary key, bin integer, bbl bigint, boiler text, kind text, pressure text, inspected_on date, defects text,
      status text
    );
    create table city.elevators (
      key text primary key, bin integer, bbl bigint, type text, status text, cat1_year smallint,
      cat1_filed_on date
    );
    create table city.hpd_registrations (
      key text primary key, bin integer, bbl bigint, building text, registered_on date, ends_on date
    );
    create table city.hpd_vacate_orders (
      key text primary key, bin integer, bbl bigint, number text, reason text, kind text, effective_on date,
      rescinded_on date
    );
    create table city.hpd_aep (
      key text primary key, bin integer, bbl bigint, status text
    );
    create table city.bedbug_reports (
      key text primary key, bin integer, bbl bigint, filed_on date, period_end date
    );
    create table city.permits_sheds (
      key text primary key, bin integer, bbl bigint, job text, status text, expires_on date,
      -- The first permit of a job says how old a shed is.
      issued_on date
    );
    create table city.cooling_tower_registrations (
      key text primary key, bin integer, bbl bigint
    );
    create table city.water_tank_compliance (
      key text primary key, bin integer, bbl bigint, code text, compliance_year smallint
    );
    create table city.rodent_inspections (
      key text primary key, bin integer, bbl bigint, kind text, inspected_on date, result text
    );
  `);
  for (const table of TABLES) {
    await db.execute(
      sql.raw(`
        create index ${table}_bin_idx on city.${table} (bin) where bin is not null;
        create index ${table}_bbl_idx on city.${table} (bbl) where bbl is not null;`),
    );
  }
}
