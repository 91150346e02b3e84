import { type CertificateState, type DocumentFile, type Endpoints, portalPaths } from '@portal/contract';
import { certificateCode, isCovering, readCertificateCode } from '@portal/domain';
import { certificateContent, isCertifiable } from '@portal/service-documents';
import {
  appendAudit,
  findCertificate,
  findPolicy,
  insertCertificate,
  inTransaction,
  newestCertificate,
  type StoredPolicy,
} from '@portal/service-store';
import { type OpenCall, type PolicyCall, type Tools } from '../../call/use-case';
import { policyView } from '../../policy-view/policy-view';
import { Refusal } from '../../wire/refusal';
import { pdfFile } from './pdf-file';

/** Who is covered for how much, as one text: another text is another cover. */
function coverOf({ Product, MainMember, Spouse, Children, ExtendedMembers }: StoredPolicy): string {
  const lives = [MainMember, ...(Spouse ? [Spouse] : []), ...Children, ...ExtendedMembers];
  const present = lives.filter(({ Life_Status }) => Life_Status === 'ACTIVE');
  return JSON.stringify([Product.id, ...present.map(({ id, Cover_Amount }) => [id, Cover_Amount]).sort()]);
}

/** Issues a certificate under a code of its own; the one before it is replaced (domain rules 9.20). */
export async function benefitCertificate(
  { policy, circumstances, caller, request }: PolicyCall<Endpoints['benefitCertificate']>,
  tools: Tools,
): Promise<DocumentFile> {
  const view = policyView(policy.record, request.today, circumstances);
  if (!isCertifiable(view)) {
    throw new Refusal('INVALID_STATUS', 'There is a certificate only while the policy covers somebody.');
  }
  const code = certificateCode(tools.random.bytes(16));
  const { policyNumber, record } = policy;
  const issuedAt = request.now;
  await inTransaction(tools.database, async (tx) => {
    await insertCertificate(tx, { code, policyNumber, cover: coverOf(record), issuedAt });
    await appendAudit(tx, {
      ...{ at: issuedAt, actorType: 'CUSTOMER', actorId: caller.customer.id, role: 'customer', policyNumber },
      ...{ requestId: request.requestId, ip: request.address, action: 'CERTIFICATE_ISSUED', outcome: 'SUCCEEDED' },
      ...{ entityType: 'POLICY', entityId: record.id },
    });
  });
  const address = tools.portalUrl + portalPaths.certificate(code);
  const content = certificateContent(view, tools.issuer, { code, address, issuedAt });
  return pdfFile(tools, content, `benefit-certificate-${code}`);
}

/** Whether a certificate holds: genuine, replaced by a newer one or by other cover, or ended with the cover. Nothing else is told. */
export async function certificateState(
  { params }: OpenCall<Endpoints['certificateState']>,
  { database }: Tools,
): Promise<CertificateState> {
  const read = readCertificateCode(params.code);
  const found = read.success ? await findCertificate(database, read.value) : null;
  const policy = found && (await findPolicy(database, found.policyNumber));
  if (!found || !policy) throw new Refusal('NOT_FOUND', 'There is no certificate with this code');
  const issuedAt = found.issuedAt.toISOString();
  if (!isCovering(policy.record.Policy_Status)) return { state: 'ENDED', issuedAt };
  const newest = await newestCertificate(database, found.policyNumber);
  const holds = newest?.code === found.code && found.cover === coverOf(policy.record);
  return { state: holds ? 'GENUINE' : 'REPLACED', issuedAt };
}
