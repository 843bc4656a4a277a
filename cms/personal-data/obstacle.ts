import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '#cms/database/transactions.ts';

const isStaffMail = (address: string): boolean =>
  (process.env.STAFF_MAIL ?? '')
    .split(',')
    .some((each) => each.trim().toLowerCase() === address.toLowerCase());

async function hasAccount(req: PayloadRequest, address: string): Promise<boolean> {
  const database = await transactionOf(req);
  const { rows } = await database.execute(
    sql`select 1 from users where lower(email) = ${address.toLowerCase()} limit 1`,
  );
  return rows.length > 0;
}

/** Why an address cannot be erased like that of a visitor: mails of other people's submissions go there. */
export async function obstacleTo(req: PayloadRequest, address: string): Promise<string | undefined> {
  if (isStaffMail(address)) {
    return 'Staff notifications go to this address. Remove it from STAFF_MAIL before you erase it.';
  }
  if (await hasAccount(req, address)) {
    return 'This address belongs to a staff account. Delete the account before you erase the address.';
  }
  return undefined;
}
