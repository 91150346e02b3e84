import { type ReportsBefore } from '@portal/domain';
import { and, count, type SQL, eq, gte, isNotNull } from 'drizzle-orm';
import { type Transaction } from '../database/database';
import { holdName } from '../identity/login-locks';
import { deathReports } from '../schema/death-reports';

/** Whose reports are counted, and from when on. */
export interface CountedReports {
  /** A number that was proved. */
  cellNumber: string;
  idNumber: string | null;
  address: string;
  today: Date;
  thisMonth: Date;
  lastHour: Date;
}

/**
 * How many reports came from the public page before this one. Until the transaction ends nobody else counts those of the same number,
 * person or address, so that counting and adding are one step.
 */
export async function reportsBefore(tx: Transaction, counted: CountedReports): Promise<ReportsBefore> {
  const { cellNumber, idNumber, address } = counted;
  const names = [`number ${cellNumber}`, `address ${address}`, ...(idNumber === null ? [] : [`person ${idNumber}`])];
  for (const name of names.sort()) await holdName(tx, `death reports: ${name}`);
  const countOf = async (...which: SQL[]) => {
    const [row] = await tx
      .select({ reports: count() })
      .from(deathReports)
      .where(and(...which));
    return row?.reports ?? 0;
  };
  const { createdAt, cellProvedAt } = deathReports;
  const isPublic = isNotNull(cellProvedAt);
  return {
    fromNumber: await countOf(eq(deathReports.cellNumber, cellNumber), isPublic, gte(createdAt, counted.today)),
    aboutIdNumber:
      idNumber === null
        ? 0
        : await countOf(eq(deathReports.idNumber, idNumber), isPublic, gte(createdAt, counted.thisMonth)),
    fromAddress: await countOf(eq(deathReports.address, address), gte(createdAt, counted.lastHour)),
  };
}
