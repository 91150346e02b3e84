import { type DocumentFile, type DocumentText, type Endpoint } from '@portal/contract';
import { documentLabels } from '@portal/contract/words';
import { customerMay, todayInJohannesburg } from '@portal/domain';
import { type DocumentContent, scheduleContent } from '@portal/service-documents';
import { currentSchedule } from '@portal/service-store';
import { type PolicyCall, type Tools } from '../../call/use-case';
import { nothingWaits } from '../../policy-view/circumstances';
import { policyView } from '../../policy-view/policy-view';
import { Refusal } from '../../wire/refusal';
import { noteOpened } from './note-opened';
import { pdfFile } from '../pdf-file';

type Call = PolicyCall<Endpoint>;

/** The edition of the schedule that holds, as a file: the policy as it was when that was issued (docs/domain/records.md#r9-20). */
export async function policyDocument(call: Call, tools: Tools): Promise<DocumentFile> {
  const { content, version } = await scheduleFor(call, tools);
  return pdfFile(tools, content, `policy-schedule-${call.policy.policyNumber}-version-${version}`);
}

/** The same as text, for a small screen or a voice. */
export async function documentText(call: Call, tools: Tools): Promise<DocumentText> {
  const { title, lead, sections, foot, issuedAt } = (await scheduleFor(call, tools)).content;
  return {
    title,
    lead: [...lead],
    foot,
    issuedAt: issuedAt.toISOString(),
    sections: sections.map(({ heading, parts }) => ({ heading, parts: parts.flatMap(textPart) })),
  };
}

type TextPart = DocumentText['sections'][number]['parts'][number];

/** A part of a document as it is read; lines to write on are for document. */
function textPart(part: DocumentContent['sections'][number]['parts'][number]): TextPart[] {
  switch (part.kind) {
    case 'blanks':
      return [];
    case 'details':
      return [{ kind: 'details', rows: part.rows.map(([label, value]) => [label, value]) }];
    case 'table': {
      const { columns, rows, total } = part;
      const copied = { kind: 'table' as const, columns: [...columns], rows: rows.map((row) => [...row]) };
      return [total ? { ...copied, total: [...total] } : copied];
    }
    default:
      return [part];
  }
}

async function scheduleFor(call: Call, tools: Tools) {
  const { policy } = call;
  const may = customerMay(policy.record.Policy_Status, 'documents');
  if (!may.success) throw new Refusal('INVALID_STATUS', may.message);
  const { record, version, issuedAt } =
    (await currentSchedule(tools.database, policy.policyNumber)) ?? brought(policy.record);
  const view = policyView(record, todayInJohannesburg(issuedAt), nothingWaits);
  const entity = { entityType: 'POLICY', entityId: policy.record.id } as const;
  await noteOpened(call, tools, { document: documentLabels.POLICY_SCHEDULE, ...entity });
  return { content: scheduleContent(view, tools.issuer, { version, issuedAt }), version };
}

/** A policy that has not changed since it was brought along has the schedule that it came with. */
const brought = (record: Call['policy']['record']) => ({
  record,
  version: record.Version,
  issuedAt: new Date(record.Updated_At),
});
