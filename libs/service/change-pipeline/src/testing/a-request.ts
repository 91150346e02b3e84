import { type ApprovalDecision } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { type ApprovalActionRow, auditOf, type AuditRow, findActionById, schema } from '@portal/service-store';
import { eq } from 'drizzle-orm';
import { type Outcome, type Planner } from '../base/change';
import { decideAction } from '../decide/decide-action';
import { addChild } from '../planners/new-lives';
import { receiveDocument } from '../documents/receive-document';
import { submitChange } from '../submit/submit-change';
import { rightPin, type World } from './world';

export type Who = keyof World['actors'];

/** A girl of eight with an ID number; the sequence tells sisters apart. */
export const aGirl = (sequence = 8) => ({
  Title: 'MISS',
  First_Name: `Palesa${'abcdefghij'[sequence]}`,
  Surname: 'Khumalo',
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born: '2018-03-03', sequence }),
  Date_Of_Birth: '2018-03-03',
  Gender: 'FEMALE',
  Relationship: 'STEPCHILD',
  Guardian_Declaration: true,
});

/** Asks for a change that waits. */
export async function ask<Body extends object>(
  { tools, policyNumber, actors, origin }: World,
  who: Who,
  plan: Planner<Body>,
  body: NoInfer<Body>,
): Promise<ApprovalActionRow> {
  const request = { policyNumber, actor: actors[who], origin, body, plan, idempotency: null };
  const outcome = await submitChange(tools, request);
  const { action } = outcome.success ? outcome.value : { action: null };
  if (!action) throw new Error(`The change does not wait: ${JSON.stringify(outcome)}`);
  const stored = await findActionById(tools.database, action.id);
  if (!stored) throw new Error('The change was not stored');
  return stored;
}

export const askForChild = (world: World, who: Who = 'customer', sequence?: number): Promise<ApprovalActionRow> =>
  ask(world, who, addChild, aGirl(sequence));

export const decide = (
  { tools, policyNumber, actors, origin }: World,
  id: string,
  who: Who,
  decision: ApprovalDecision,
) => decideAction(tools, { policyNumber, actionId: id, actor: actors[who], origin, decision });

export const approve: ApprovalDecision = { decision: 'APPROVE' };
export const approveWithPin: ApprovalDecision = { ...approve, otp: rightPin };
export const decline: ApprovalDecision = { decision: 'DECLINE', comment: 'Not this one' };
export const recorded: ApprovalDecision = {
  ...approve,
  consentMethod: 'VOICE_RECORDING',
  consentReference: 'REC-123',
};

/** What became of it: the status of the action, or the code of the refusal. */
export const codeOf = (outcome: Outcome<ApprovalActionRow>): string =>
  outcome.success ? outcome.value.status : outcome.code;

/** The request as it stands in the database. */
export async function stored({ database }: World, id: string): Promise<ApprovalActionRow> {
  const row = await findActionById(database, id);
  if (!row) throw new Error('The request is gone');
  return row;
}

type Document = 'BIRTH_CERTIFICATE' | 'ID_COPY' | 'OTHER' | 'PROOF_OF_STUDY';

/** Sends a document in for a request. */
export const send = (
  { tools, policyNumber, actors, origin }: World,
  id: string,
  type: Document,
  who: Who = 'customer',
) =>
  receiveDocument(tools, {
    policyNumber,
    actor: actors[who],
    origin,
    document: {
      base64File: btoa('%PDF-1.7 a document'),
      fileName: 'document.pdf',
      fileExtension: '.pdf',
      contentType: 'application/pdf',
      type,
      actionId: id,
    },
  });

/** What the audit of the policy tells, oldest first; only of some actions where they are named. */
export async function told({ database, policyNumber }: World, ...actions: string[]): Promise<AuditRow[]> {
  const rows = (await auditOf(database, policyNumber, 1000)).toReversed();
  return actions.length > 0 ? rows.filter(({ action }) => actions.includes(action)) : rows;
}

/** Messages promised to the policyholder, and what stands in the portal, oldest first. */
export async function messages({ database, policyNumber }: World) {
  const { outbox, notifications } = schema;
  const sent = await database.select().from(outbox).where(eq(outbox.policyNumber, policyNumber));
  const inApp = await database.select().from(notifications).where(eq(notifications.policyNumber, policyNumber));
  return { sms: sent.map(({ message }) => message), inApp };
}
