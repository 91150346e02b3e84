import {
  type CertificateState,
  type CurrentCertificate,
  type DocumentFile,
  type Endpoints,
  portalPaths,
} from '@portal/contract';
import { certificateCode, isCovering, readCertificateCode } from '@portal/domain';
import { claimedDeaths, settlePolicy } from '@portal/service-change-pipeline';
import { certificateContent, type DocumentContent, isCertifiable } from '@portal/service-documents';
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
import { certifiedCover, stillHolds } from './certified-cover';
import { pdfFile } from '../pdf-file';

/** A certificate as it was issued: its code, and what it says. */
interface Issued {
  code: string;
  content: DocumentContent;
}

/** As an answer was kept: the moment as text. */
function asIssued(answer: unknown): Issued {
  const { code, content } = answer as { code: string; content: DocumentContent & { issuedAt: string } };
  return { code, content: { ...content, issuedAt: new Date(content.issuedAt) } };
}

/**
 * Issues a certificate under a code of its own, once for each intention; the one before it is replaced (docs/domain/records.md#r9-20). The same
 * intention gets the same document again, whatever has become of the policy since: what it says was certified under its code.
 */
export async function benefitCertificate(
  { policy, circumstances, caller, request }: PolicyCall<Endpoints['benefitCertificate']>,
  tools: Tools,
): Promise<DocumentFile> {
  const { policyNumber, record } = policy;
  const { idempotencyKey: key, now, today } = request;
  const view = policyView(record, today, circumstances);
  const intention = key && { subject: `${idOf(caller)} ${policyNumber}`, route: 'issue-certificate', key };
  const { code, content } = await inTransaction(tools.database, async (tx): Promise<Issued> => {
    await lockPolicy(tx, policyNumber);
    const before = intention ? await findAnswered(tx, intention) : null;
    if (before) return asIssued(before.answer);
    if (!isCertifiable(view)) {
      throw new Refusal('INVALID_STATUS', 'There is a certificate only while the policy covers somebody.');
    }
    const issue = { code: certificateCode(tools.random.bytes(16)), issuedAt: now };
    const address = tools.portalUrl + portalPaths.certificate(issue.code);
    const deaths = await claimedDeaths(tx, policyNumber);
    const issued = { code: issue.code, content: certificateContent(view, tools.issuer, { ...issue, address, deaths }) };
    await insertCertificate(tx, { ...issue, policyNumber, cover: certifiedCover(record, today) });
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
  return pdfFile(tools, content, `benefit-certificate-${code}`);
}

/** The certificate that whoever is shown it may rely on today: the newest one, while the cover is what it says. */
export async function currentCertificate(
  { policy: { policyNumber, record }, request }: PolicyCall<Endpoints['currentCertificate']>,
  { database }: Tools,
): Promise<CurrentCertificate> {
  const newest = await newestCertificate(database, policyNumber);
  const holds = newest && isCovering(record.Policy_Status) && stillHolds(newest, record, request.today);
  return { certificate: holds ? { code: newest.code, issuedAt: newest.issuedAt.toISOString() } : null };
}

/**
 * Whether a certificate holds: genuine, replaced by a newer one or by other cover, or ended with the cover. Nothing else is told. What is due on
 * the policy happens first: nobody may rely on cover that has ended meanwhile.
 */
export async function certificateState(
  { params, request }: OpenCall<Endpoints['certificateState']>,
  tools: Tools,
): Promise<CertificateState> {
  const { database } = tools;
  const read = readCertificateCode(params.code);
  const found = read.success ? await findCertificate(database, read.value) : null;
  if (found) await settlePolicy(tools, found.policyNumber);
  const policy = found && (await findPolicy(database, found.policyNumber));
  if (!found || !policy) throw new Refusal('NOT_FOUND', 'There is no certificate with this code');
  const issuedAt = found.issuedAt.toISOString();
  if (!isCovering(policy.record.Policy_Status)) return { state: 'ENDED', issuedAt };
  const newest = await newestCertificate(database, found.policyNumber);
  const holds = newest?.code === found.code && stillHolds(found, policy.record, request.today);
  return { state: holds ? 'GENUINE' : 'REPLACED', issuedAt };
}
