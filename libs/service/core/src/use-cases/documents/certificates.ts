import {
  type CertificateState,
  type CurrentCertificate,
  type DocumentFile,
  type Endpoints,
  portalPaths,
} from '@portal/contract';
import { certificateCode, isCovering, readCertificateCode } from '@portal/domain';
import { certificateContent, isCertifiable } from '@portal/service-documents';
import {
  appendAudit,
  findAnswered,
  findCertificate,
  findPolicy,
  insertCertificate,
  inTransaction,
  lockPolicy,
  newestCertificate,
  rememberAnswer,
} from '@portal/service-store';
import { type OpenCall, type PolicyCall, type Tools } from '../../call/use-case';
import { auditedBy } from '../actor';
import { idOf } from '../../caller/caller';
import { policyView } from '../../policy-view/policy-view';
import { Refusal } from '../../wire/refusal';
import { certifiedCover } from './certified-cover';
import { pdfFile } from '../pdf-file';

interface Issued {
  code: string;
  issuedAt: Date;
}

/** As an answer was kept: the moment as text. */
const asIssued = (answer: unknown): Issued => {
  const { code, issuedAt } = answer as { code: string; issuedAt: string };
  return { code, issuedAt: new Date(issuedAt) };
};

/** Issues a certificate under a code of its own, once for each intention; the one before it is replaced (docs/domain/records.md#r9-20). */
export async function benefitCertificate(
  { policy, circumstances, caller, request }: PolicyCall<Endpoints['benefitCertificate']>,
  tools: Tools,
): Promise<DocumentFile> {
  const view = policyView(policy.record, request.today, circumstances);
  if (!isCertifiable(view)) {
    throw new Refusal('INVALID_STATUS', 'There is a certificate only while the policy covers somebody.');
  }
  const { policyNumber, record } = policy;
  const { idempotencyKey: key, now } = request;
  const intention = key && { subject: `${idOf(caller)} ${policyNumber}`, route: 'benefit-certificate', key };
  const { code, issuedAt } = await inTransaction(tools.database, async (tx): Promise<Issued> => {
    await lockPolicy(tx, policyNumber);
    const before = intention ? await findAnswered(tx, intention) : null;
    if (before) return asIssued(before.answer);
    const issued = { code: certificateCode(tools.random.bytes(16)), issuedAt: now };
    await insertCertificate(tx, { ...issued, policyNumber, cover: certifiedCover(record, request.today) });
    if (intention) await rememberAnswer(tx, intention, { bodyHash: '', answer: issued, now });
    await appendAudit(tx, {
      ...auditedBy(caller, request),
      policyNumber,
      action: 'CERTIFICATE_ISSUED',
      outcome: 'SUCCEEDED',
      entityType: 'POLICY',
      entityId: record.id,
    });
    return issued;
  });
  const address = tools.portalUrl + portalPaths.certificate(code);
  const content = certificateContent(view, tools.issuer, { code, address, issuedAt });
  return pdfFile(tools, content, `benefit-certificate-${code}`);
}

/** The certificate that whoever is shown it may rely on today: the newest one, while the cover is what it says. */
export async function currentCertificate(
  { policy: { policyNumber, record }, request }: PolicyCall<Endpoints['currentCertificate']>,
  { database }: Tools,
): Promise<CurrentCertificate> {
  const newest = await newestCertificate(database, policyNumber);
  const holds = newest && isCovering(record.Policy_Status) && newest.cover === certifiedCover(record, request.today);
  return { certificate: holds ? { code: newest.code, issuedAt: newest.issuedAt.toISOString() } : null };
}

/** Whether a certificate holds: genuine, replaced by a newer one or by other cover, or ended with the cover. Nothing else is told. */
export async function certificateState(
  { params, request }: OpenCall<Endpoints['certificateState']>,
  { database }: Tools,
): Promise<CertificateState> {
  const read = readCertificateCode(params.code);
  const found = read.success ? await findCertificate(database, read.value) : null;
  const policy = found && (await findPolicy(database, found.policyNumber));
  if (!found || !policy) throw new Refusal('NOT_FOUND', 'There is no certificate with this code');
  const issuedAt = found.issuedAt.toISOString();
  if (!isCovering(policy.record.Policy_Status)) return { state: 'ENDED', issuedAt };
  const newest = await newestCertificate(database, found.policyNumber);
  const holds = newest?.code === found.code && found.cover === certifiedCover(policy.record, request.today);
  return { state: holds ? 'GENUINE' : 'REPLACED', issuedAt };
}
