import { desc, eq } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type Certificate, certificates } from '../schema/certificates';

export async function insertCertificate(tx: Transaction, certificate: Certificate): Promise<void> {
  await tx.insert(certificates).values(certificate);
}

export async function findCertificate(executor: Executor, code: string): Promise<Certificate | null> {
  const [row] = await executor.select().from(certificates).where(eq(certificates.code, code));
  return row ?? null;
}

/** The certificate of a policy that was issued last. */
export async function newestCertificate(executor: Executor, policyNumber: string): Promise<Certificate | null> {
  const [row] = await executor
    .select()
    .from(certificates)
    .where(eq(certificates.policyNumber, policyNumber))
    .orderBy(desc(certificates.issuedAt), desc(certificates.code))
    .limit(1);
  return row ?? null;
}
