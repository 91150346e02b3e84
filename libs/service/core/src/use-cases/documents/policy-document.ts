import { type DocumentFile, type DocumentText, type Endpoint } from '@portal/contract';
import { customerMay, todayInJohannesburg } from '@portal/domain';
import { type DocumentContent, scheduleContent } from '@portal/service-documents';
import { currentSchedule } from '@portal/service-store';
import { type PolicyCall, type Tools } from '../../call/use-case';
import { policyView } from '../../policy-view/policy-view';
import { Refusal } from '../../wire/refusal';
import { pdfFile } from './pdf-file';

type Call = PolicyCall<Endpoint>;

/** The edition of the schedule that holds, as a file: the policy as it was when that was issued (domain rules 9.20). */
export async function policyDocument({ policy }: Call, tools: Tools): Promise<DocumentFile> {
  const { content, version } = await scheduleOf(policy, tools);
  return pdfFile(tools, content, `policy-schedule-${policy.policyNumber}-version-${version}`);
}

/** The same as text, for a small screen or a voice. */
export async function documentText({ policy }: Call, tools: Tools): Promise<DocumentText> {
  const { title, lead, sections, foot, issuedAt } = (await scheduleOf(policy, tools)).content;
  return {
    ...{ title, lead: [...lead], foot, issuedAt: issuedAt.toISOString() },
    sections: sections.map(({ heading, parts }) => ({ heading, parts: parts.flatMap(textPart) })),
  };
}

type TextPart = DocumentText['sections'][number]['parts'][number];

/** A part of a document as it is read; lines to write on are for paper. */
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

async function scheduleOf(policy: Call['policy'], { database, issuer }: Tools) {
  const may = customerMay(policy.record.Policy_Status, 'documents');
  if (!may.success) throw new Refusal('INVALID_STATUS', may.message);
  const { record, version, issuedAt } =
    (await currentSchedule(database, policy.policyNumber)) ?? brought(policy.record);
  const view = policyView(record, todayInJohannesburg(issuedAt), { pendingEntityIds: [], isPaymentOpen: false });
  return { content: scheduleContent(view, issuer, { version, issuedAt }), version };
}

/** A policy that has not changed since it was brought along has the schedule that it came with. */
const brought = (record: Call['policy']['record']) => ({
  ...{ record, version: record.Version, issuedAt: new Date(record.Updated_At) },
});
