import {
  apiBase,
  type DocumentFile,
  type DocumentList,
  type Endpoints,
  fillPath,
  type PolicyDocument,
} from '@portal/contract';
import { documentLabels } from '@portal/contract/words';
import { customerMay } from '@portal/domain';
import { receiveDocument } from '@portal/service-change-pipeline';
import { currentSchedule, findUpload, pendingActions, type UploadFacts, uploadsOf } from '@portal/service-store';
import { type PolicyCall, type Tools } from '../../call/use-case';
import { base64Of } from '../../wire/base64';
import { isUuid } from '../../wire/is-uuid';
import { Refusal } from '../../wire/refusal';
import { actorOf } from '../actor';
import { pipelineTools, refusalOf } from '../pipeline-tools';
import { type ClaimPaper, claimPapers } from '../claims/papers/listed-papers';
import { noteOpened } from './note-opened';

const filePath = '/policies/{policyNumber}/documents/{documentId}';
const schedulePath = '/policies/{policyNumber}/document';

const addressOf = (policyNumber: string, documentId: string) =>
  apiBase + fillPath(filePath, { policyNumber, documentId });

function asDocument(upload: UploadFacts): PolicyDocument {
  const { id, policyNumber, fileName, fileExtension, contentType, sizeBytes, createdAt, source } = upload;
  const type = upload.type as PolicyDocument['type'];
  return {
    id,
    policyNumber,
    type,
    title: documentLabels[type],
    fileName,
    fileExtension,
    contentType,
    sizeBytes,
    source,
    createdAt: createdAt.toISOString(),
    downloadUrl: addressOf(policyNumber, id),
  };
}

/** A paper of a claim, which is made anew each time. */
const asListed = ({ id, type, fileName, createdAt }: ClaimPaper, policyNumber: string): PolicyDocument => ({
  id,
  policyNumber,
  type,
  title: documentLabels[type],
  fileName,
  fileExtension: '.pdf',
  contentType: 'application/pdf',
  sizeBytes: 0,
  createdAt,
  source: 'SYSTEM',
  downloadUrl: addressOf(policyNumber, id),
});

/** Every document of a policy, and the documents that changes still ask for (docs/domain/conduct.md#r8-4 and docs/domain/records.md#r9-20). */
export async function documents(call: PolicyCall<Endpoints['documents']>, tools: Tools): Promise<DocumentList> {
  const { policy, request } = call;
  const { database } = tools;
  const { policyNumber, record } = policy;
  const [documents, actions, schedule, papers] = await Promise.all([
    uploadsOf(database, policyNumber),
    pendingActions(database, policyNumber),
    currentSchedule(database, policyNumber),
    claimPapers(call, tools),
  ]);
  const others = [...documents.map(asDocument), ...papers.map((paper) => asListed(paper, policyNumber))];
  const own: PolicyDocument = {
    id: record.id,
    policyNumber,
    type: 'POLICY_SCHEDULE',
    title: documentLabels.POLICY_SCHEDULE,
    sizeBytes: 0,
    fileName: `policy-schedule-${policyNumber}-version-${schedule?.version ?? record.Version}`,
    fileExtension: '.pdf',
    contentType: 'application/pdf',
    source: 'SYSTEM',
    createdAt: schedule?.issuedAt.toISOString() ?? record.Updated_At,
    downloadUrl: apiBase + fillPath(schedulePath, { policyNumber }),
  };
  const hasSchedule = customerMay(record.Policy_Status, 'documents').success;
  return {
    documents: [...(hasSchedule ? [own] : []), ...others.toSorted(newestFirst)],
    requests: actions
      .filter(({ expiresAt }) => expiresAt > request.now)
      .flatMap(({ record: action }) =>
        action.documents
          .filter(({ required }) => required)
          .map(({ type, received }) => ({
            actionId: action.id,
            about: action.entityLabel,
            label: documentLabels[type],
            type,
            received,
          })),
      ),
  };
}

const newestFirst = (one: PolicyDocument, other: PolicyDocument) => other.createdAt.localeCompare(one.createdAt);

/** One document with its content; one of another policy is like one that does not exist. */
export async function documentFile(call: PolicyCall<Endpoints['documentFile']>, tools: Tools): Promise<DocumentFile> {
  const { documentId } = call.params;
  const upload = isUuid(documentId) ? await findUpload(tools.database, call.policy.policyNumber, documentId) : null;
  if (upload === null) {
    const paper = (await claimPapers(call, tools)).find(({ id }) => id === documentId);
    if (!paper) throw new Refusal('NOT_FOUND');
    return paper.file();
  }
  const document = documentLabels[upload.type as PolicyDocument['type']];
  await noteOpened(call, tools, { document, entityType: 'DOCUMENT', entityId: upload.id });
  const { fileName, fileExtension, contentType, content, createdAt } = upload;
  const generatedAt = createdAt.toISOString();
  return { fileName, fileExtension, contentType, base64File: base64Of(new Uint8Array(content)), generatedAt };
}

/** Takes a document in, for a change that asks for it or for the policy. */
export async function uploadDocument(
  { policy, caller, request, body }: PolicyCall<Endpoints['uploadDocument']>,
  tools: Tools,
): Promise<PolicyDocument> {
  const actor = actorOf(caller, policy);
  const asked = {
    policyNumber: policy.policyNumber,
    actor,
    origin: request,
    document: body,
    idempotencyKey: request.idempotencyKey,
  };
  const received = await receiveDocument(pipelineTools(tools, caller), asked);
  if (!received.success) throw refusalOf(received);
  return asDocument(received.value);
}
