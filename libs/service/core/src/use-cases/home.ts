import {
  type Endpoints,
  type Home,
  latestNotifications,
  type ClaimUnderWay,
  unreadNotifications,
} from '@portal/contract';
import { isOpenClaim } from '@portal/domain';
import { settlePolicy } from '@portal/service-change-pipeline';
import { type ClaimRow, findPolicy } from '@portal/service-store';
import { type CustomerCall, type Tools } from '../call/use-case';
import { pendingApprovalActions } from './approval-actions';
import { circumstancesOf } from './circumstances-of';
import { ownClaims } from './claims/customer/own-claims';
import { ownDeathReports } from './claims/death-reports/alive';
import { drafts } from './drafts';
import { notifications } from './notifications';
import { policy as policyReply } from './policies';
import { selectedPolicyNumber } from './selected-policy';
import { whoAmI } from './who-am-i';

type HomeCall = CustomerCall<Endpoints['home']>;

/**
 * What the first page of a customer shows, in one answer: on a slow line the calls for its parts would wait for each other. Each part
 * is what its own call answers. The policy is the session's, so nobody can name another.
 */
export async function home(call: HomeCall, tools: Tools): Promise<Home> {
  const messages = (query: { pageNumber: number; pageSize: number; isRead?: boolean }) =>
    notifications({ ...call, query }, tools);
  const [who, policyAtHome, latest, unread, claims] = await Promise.all([
    whoAmI(call, tools),
    atHome(call, tools),
    messages(latestNotifications),
    messages(unreadNotifications),
    ownClaims(tools.database, call.caller),
  ]);
  const openClaims = claims.filter(({ status }) => isOpenClaim(status)).map(openClaim);
  return { whoAmI: who, policyAtHome, notifications: latest, unread, openClaims };
}

const openClaim = ({ reference, policyNumber, record: { lifeId, dateOfDeath } }: ClaimRow): ClaimUnderWay => ({
  reference,
  policyNumber,
  lifeId,
  dateOfDeath,
});

/** The policy on screen as it stands once everything due has happened to it; null when it is not the caller's any more. */
async function atHome(call: HomeCall, tools: Tools): Promise<Home['policyAtHome']> {
  const { caller, request } = call;
  const { database, eftAccount } = tools;
  const policyNumber = selectedPolicyNumber(caller.session);
  const findOwn = async () => {
    const found = await findPolicy(database, policyNumber);
    return found?.customerId === caller.customer.id ? found : null;
  };
  let policy = await findOwn();
  if (policy && (await settlePolicy(tools, policyNumber))) policy = await findOwn();
  if (policy === null) return null;

  const circumstances = await circumstancesOf(database, policyNumber);
  const about = { ...call, params: { policyNumber }, policy, circumstances };
  const [actions, kept, reports] = await Promise.all([
    pendingApprovalActions(about, tools),
    drafts(about, tools),
    ownDeathReports(about, tools),
  ]);
  const reply = policyReply(policy.record, request.today, circumstances, eftAccount);
  return { reply, pendingActions: actions, drafts: kept, deathReports: reports };
}
