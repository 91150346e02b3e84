import { type ApprovalAction, type ApprovalQueue } from '@portal/contract';
import { asCustomer, stepUp } from '../world/customer';
import { asStaff, asStaffAtOnce, staffMembers } from '../world/staff';
import { type Happening } from './step';

/** A policyholder approves, declines or takes back what waits on the policy. */
const customerDecides: Happening = async ({ world, draw, family, which }) => {
  const answer = await asCustomer(world, family, which, 'GET', `/approval-actions/pending/${family.policyNumber}`);
  const waiting = ((answer?.data as ApprovalAction[] | undefined) ?? []).filter(
    ({ canApprove, canCancel }) => canApprove || canCancel,
  );
  if (waiting.length === 0) return;
  const action = draw.oneOf(waiting);
  const otp = action.canApprove ? await stepUp(world, family, which, 'APPROVAL') : null;
  const decision = action.canApprove ? draw.oneOf(['APPROVE', 'DECLINE'] as const) : 'CANCEL';
  await asCustomer(world, family, which, 'PUT', `/approval-actions/${family.policyNumber}/${action.id}`, {
    body: { decision, comment: 'Thought about it', otp },
  });
};

/** A member of staff takes requests on and decides them; sometimes two of them at once, or the same one twice. */
const staffDecides: Happening = async ({ world, draw, which }) => {
  const member = draw.oneOf(staffMembers);
  const listed = await asStaff(world, member, which, 'GET', '/staff/approval-actions?pageSize=20');
  const waiting = ((listed.data as ApprovalQueue | undefined)?.data ?? []).slice(0, 3);
  for (const { id, policyNumber } of waiting) {
    await asStaff(world, member, which, 'POST', `/staff/approval-actions/${id}/take`);
    const decision = draw.percent(80) ? 'APPROVE' : 'DECLINE';
    const path = `/approval-actions/${policyNumber}/${id}`;
    const call = { body: { decision, comment: 'Looked at the documents' } };
    const other = draw.percent(10) ? draw.oneOf(staffMembers) : null;
    if (other === null) await asStaff(world, member, which, 'PUT', path, call);
    else await asStaffAtOnce(world, [member, other], which, 'PUT', path, call);
  }
};

/** A member of staff opens a policy in answer to a letter and asks for a change in the customer's name. */
const staffProposes: Happening = async ({ world, draw, family, which }) => {
  const member = draw.oneOf(staffMembers);
  const opened = await asStaff(world, member, which, 'POST', `/staff/servicings/${family.policyNumber}`, {
    body: { reason: 'WRITTEN_REQUEST', note: 'A letter of the policyholder', answers: [] },
  });
  if (opened.status !== 200) return;
  const read = await asStaff(world, member, which, 'GET', `/policy/${family.policyNumber}`);
  const policy = (read.data as { policy: { ExtendedMembers: { id: string }[] } } | undefined)?.policy;
  const relative = policy?.ExtendedMembers[0];
  if (relative) {
    await asStaff(world, member, which, 'DELETE', `/delete-extended-member/${family.policyNumber}`, {
      body: { id: relative.id, Reason: 'OTHER' },
    });
  }
  await asStaff(world, member, which, 'DELETE', `/staff/servicings/${family.policyNumber}`);
};

export const decidingSteps: Record<string, Happening> = { customerDecides, staffDecides, staffProposes };
