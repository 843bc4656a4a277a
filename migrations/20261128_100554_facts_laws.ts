import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_partners_laws" ADD VALUE 'sidewalk-shed' BEFORE 'parapet';
  ALTER TYPE "public"."enum_partners_laws" ADD VALUE 'dep-boiler' BEFORE 'elevator';
  ALTER TYPE "public"."enum_partners_laws" ADD VALUE 'elevator-brakes' BEFORE 'cooling-tower';
  ALTER TYPE "public"."enum_partners_laws" ADD VALUE 'll123' BEFORE 'll1-lead-notice';
  ALTER TYPE "public"."enum_partners_laws" ADD VALUE 'broker-fees' BEFORE 'cwz';
  ALTER TYPE "public"."enum_partners_laws" ADD VALUE 'coop-sales' BEFORE 'cwz';
  ALTER TYPE "public"."enum_partners_laws" ADD VALUE 'empire-bins' BEFORE 'backflow';
  ALTER TYPE "public"."enum__partners_v_version_laws" ADD VALUE 'sidewalk-shed' BEFORE 'parapet';
  ALTER TYPE "public"."enum__partners_v_version_laws" ADD VALUE 'dep-boiler' BEFORE 'elevator';
  ALTER TYPE "public"."enum__partners_v_version_laws" ADD VALUE 'elevator-brakes' BEFORE 'cooling-tower';
  ALTER TYPE "public"."enum__partners_v_version_laws" ADD VALUE 'll123' BEFORE 'll1-lead-notice';
  ALTER TYPE "public"."enum__partners_v_version_laws" ADD VALUE 'broker-fees' BEFORE 'cwz';
  ALTER TYPE "public"."enum__partners_v_version_laws" ADD VALUE 'coop-sales' BEFORE 'cwz';
  ALTER TYPE "public"."enum__partners_v_version_laws" ADD VALUE 'empire-bins' BEFORE 'backflow';
  ALTER TYPE "public"."enum_laws_key" ADD VALUE 'sidewalk-shed' BEFORE 'parapet';
  ALTER TYPE "public"."enum_laws_key" ADD VALUE 'dep-boiler' BEFORE 'elevator';
  ALTER TYPE "public"."enum_laws_key" ADD VALUE 'elevator-brakes' BEFORE 'cooling-tower';
  ALTER TYPE "public"."enum_laws_key" ADD VALUE 'll123' BEFORE 'll1-lead-notice';
  ALTER TYPE "public"."enum_laws_key" ADD VALUE 'broker-fees' BEFORE 'cwz';
  ALTER TYPE "public"."enum_laws_key" ADD VALUE 'coop-sales' BEFORE 'cwz';
  ALTER TYPE "public"."enum_laws_key" ADD VALUE 'empire-bins' BEFORE 'backflow';
  ALTER TYPE "public"."enum__laws_v_version_key" ADD VALUE 'sidewalk-shed' BEFORE 'parapet';
  ALTER TYPE "public"."enum__laws_v_version_key" ADD VALUE 'dep-boiler' BEFORE 'elevator';
  ALTER TYPE "public"."enum__laws_v_version_key" ADD VALUE 'elevator-brakes' BEFORE 'cooling-tower';
  ALTER TYPE "public"."enum__laws_v_version_key" ADD VALUE 'll123' BEFORE 'll1-lead-notice';
  ALTER TYPE "public"."enum__laws_v_version_key" ADD VALUE 'broker-fees' BEFORE 'cwz';
  ALTER TYPE "public"."enum__laws_v_version_key" ADD VALUE 'coop-sales' BEFORE 'cwz';
  ALTER TYPE "public"."enum__laws_v_version_key" ADD VALUE 'empire-bins' BEFORE 'backflow';
  ALTER TYPE "public"."enum_violation_codes_lines_law" ADD VALUE 'sidewalk-shed' BEFORE 'parapet';
  ALTER TYPE "public"."enum_violation_codes_lines_law" ADD VALUE 'dep-boiler' BEFORE 'elevator';
  ALTER TYPE "public"."enum_violation_codes_lines_law" ADD VALUE 'elevator-brakes' BEFORE 'cooling-tower';
  ALTER TYPE "public"."enum_violation_codes_lines_law" ADD VALUE 'll123' BEFORE 'll1-lead-notice';
  ALTER TYPE "public"."enum_violation_codes_lines_law" ADD VALUE 'broker-fees' BEFORE 'cwz';
  ALTER TYPE "public"."enum_violation_codes_lines_law" ADD VALUE 'coop-sales' BEFORE 'cwz';
  ALTER TYPE "public"."enum_violation_codes_lines_law" ADD VALUE 'empire-bins' BEFORE 'backflow';
  ALTER TYPE "public"."enum__violation_codes_v_version_lines_law" ADD VALUE 'sidewalk-shed' BEFORE 'parapet';
  ALTER TYPE "public"."enum__violation_codes_v_version_lines_law" ADD VALUE 'dep-boiler' BEFORE 'elevator';
  ALTER TYPE "public"."enum__violation_codes_v_version_lines_law" ADD VALUE 'elevator-brakes' BEFORE 'cooling-tower';
  ALTER TYPE "public"."enum__violation_codes_v_version_lines_law" ADD VALUE 'll123' BEFORE 'll1-lead-notice';
  ALTER TYPE "public"."enum__violation_codes_v_version_lines_law" ADD VALUE 'broker-fees' BEFORE 'cwz';
  ALTER TYPE "public"."enum__violation_codes_v_version_lines_law" ADD VALUE 'coop-sales' BEFORE 'cwz';
  ALTER TYPE "public"."enum__violation_codes_v_version_lines_law" ADD VALUE 'empire-bins' BEFORE 'backflow';
  ALTER TYPE "public"."enum_vendor_applications_laws" ADD VALUE 'sidewalk-shed' BEFORE 'parapet';
  ALTER TYPE "public"."enum_vendor_applications_laws" ADD VALUE 'dep-boiler' BEFORE 'elevator';
  ALTER TYPE "public"."enum_vendor_applications_laws" ADD VALUE 'elevator-brakes' BEFORE 'cooling-tower';
  ALTER TYPE "public"."enum_vendor_applications_laws" ADD VALUE 'll123' BEFORE 'll1-lead-notice';
  ALTER TYPE "public"."enum_vendor_applications_laws" ADD VALUE 'broker-fees' BEFORE 'cwz';
  ALTER TYPE "public"."enum_vendor_applications_laws" ADD VALUE 'coop-sales' BEFORE 'cwz';
  ALTER TYPE "public"."enum_vendor_applications_laws" ADD VALUE 'empire-bins' BEFORE 'backflow';
  ALTER TYPE "public"."enum_buildings_questions_key" ADD VALUE 'sidewalkShed' BEFORE 'retainingWall';
  ALTER TYPE "public"."enum_buildings_questions_key" ADD VALUE 'singlePlunger' BEFORE 'coolingTower';
  ALTER TYPE "public"."enum_buildings_questions_key" ADD VALUE 'youngChild' BEFORE 'builtBefore1960';
  ALTER TYPE "public"."enum__buildings_v_version_questions_key" ADD VALUE 'sidewalkShed' BEFORE 'retainingWall';
  ALTER TYPE "public"."enum__buildings_v_version_questions_key" ADD VALUE 'singlePlunger' BEFORE 'coolingTower';
  ALTER TYPE "public"."enum__buildings_v_version_questions_key" ADD VALUE 'youngChild' BEFORE 'builtBefore1960';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "partners_laws" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_partners_laws";
  CREATE TYPE "public"."enum_partners_laws" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'elevator', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'cwz', 'nyc-bin', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  ALTER TABLE "partners_laws" ALTER COLUMN "value" SET DATA TYPE "public"."enum_partners_laws" USING "value"::"public"."enum_partners_laws";
  ALTER TABLE "_partners_v_version_laws" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__partners_v_version_laws";
  CREATE TYPE "public"."enum__partners_v_version_laws" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'elevator', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'cwz', 'nyc-bin', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  ALTER TABLE "_partners_v_version_laws" ALTER COLUMN "value" SET DATA TYPE "public"."enum__partners_v_version_laws" USING "value"::"public"."enum__partners_v_version_laws";
  ALTER TABLE "laws" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_laws_key";
  CREATE TYPE "public"."enum_laws_key" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'elevator', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'cwz', 'nyc-bin', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  ALTER TABLE "laws" ALTER COLUMN "key" SET DATA TYPE "public"."enum_laws_key" USING "key"::"public"."enum_laws_key";
  ALTER TABLE "_laws_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__laws_v_version_key";
  CREATE TYPE "public"."enum__laws_v_version_key" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'elevator', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'cwz', 'nyc-bin', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  ALTER TABLE "_laws_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__laws_v_version_key" USING "version_key"::"public"."enum__laws_v_version_key";
  ALTER TABLE "violation_codes_lines" ALTER COLUMN "law" SET DATA TYPE text;
  DROP TYPE "public"."enum_violation_codes_lines_law";
  CREATE TYPE "public"."enum_violation_codes_lines_law" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'elevator', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'cwz', 'nyc-bin', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  ALTER TABLE "violation_codes_lines" ALTER COLUMN "law" SET DATA TYPE "public"."enum_violation_codes_lines_law" USING "law"::"public"."enum_violation_codes_lines_law";
  ALTER TABLE "_violation_codes_v_version_lines" ALTER COLUMN "law" SET DATA TYPE text;
  DROP TYPE "public"."enum__violation_codes_v_version_lines_law";
  CREATE TYPE "public"."enum__violation_codes_v_version_lines_law" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'elevator', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'cwz', 'nyc-bin', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  ALTER TABLE "_violation_codes_v_version_lines" ALTER COLUMN "law" SET DATA TYPE "public"."enum__violation_codes_v_version_lines_law" USING "law"::"public"."enum__violation_codes_v_version_lines_law";
  ALTER TABLE "vendor_applications_laws" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_vendor_applications_laws";
  CREATE TYPE "public"."enum_vendor_applications_laws" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'elevator', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'cwz', 'nyc-bin', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  ALTER TABLE "vendor_applications_laws" ALTER COLUMN "value" SET DATA TYPE "public"."enum_vendor_applications_laws" USING "value"::"public"."enum_vendor_applications_laws";
  ALTER TABLE "buildings_questions" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_buildings_questions_key";
  CREATE TYPE "public"."enum_buildings_questions_key" AS ENUM('gasPiping', 'gasAppliances', 'raisedCellar', 'fewOccupants', 'parapet', 'parking', 'retainingWall', 'boiler', 'highPressureBoiler', 'elevator', 'coolingTower', 'tallOffice', 'no4Oil', 'ownerLivesHere', 'rented', 'builtBefore1960', 'leadPaint', 'waterTank', 'rentStabilized', 'carter', 'backflow', 'shop', 'rentIncome', 'units', 'floors', 'floorArea', 'yearBuilt', 'district', 'buildingClass');
  ALTER TABLE "buildings_questions" ALTER COLUMN "key" SET DATA TYPE "public"."enum_buildings_questions_key" USING "key"::"public"."enum_buildings_questions_key";
  ALTER TABLE "_buildings_v_version_questions" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum__buildings_v_version_questions_key";
  CREATE TYPE "public"."enum__buildings_v_version_questions_key" AS ENUM('gasPiping', 'gasAppliances', 'raisedCellar', 'fewOccupants', 'parapet', 'parking', 'retainingWall', 'boiler', 'highPressureBoiler', 'elevator', 'coolingTower', 'tallOffice', 'no4Oil', 'ownerLivesHere', 'rented', 'builtBefore1960', 'leadPaint', 'waterTank', 'rentStabilized', 'carter', 'backflow', 'shop', 'rentIncome', 'units', 'floors', 'floorArea', 'yearBuilt', 'district', 'buildingClass');
  ALTER TABLE "_buildings_v_version_questions" ALTER COLUMN "key" SET DATA TYPE "public"."enum__buildings_v_version_questions_key" USING "key"::"public"."enum__buildings_v_version_questions_key";`)
}
