import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** A person who is main member of one or more policies. One row a person, found by `id_key`. */
export const customers = pgTable('customers', {
  id: uuid().primaryKey(),
  /** `ID:{id number}`, `PASSPORT:{country}:{number}`, `PERMIT:{number}` or, with none of them, `POLICY:{number}`. */
  idKey: text('id_key').notNull().unique(),
  idNumber: text('id_number'),
  firstName: text('first_name').notNull(),
  surname: text().notNull(),
  cellNumber: text('cell_number'),
  emailAddress: text('email_address'),
  lastLoginAt: moment('last_login_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type CustomerRow = typeof customers.$inferSelect;
