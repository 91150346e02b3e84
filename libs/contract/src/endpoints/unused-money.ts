import { endpoint } from '../endpoint';
import {
  AskRefundSchema,
  DecideRefundSchema,
  MatchMoneySchema,
  PayRefundSchema,
  UnusedMoneyListSchema,
  UnusedMoneySchema,
} from '../records/staff/unused-money';

const isAddition = true;

/** Money that buys nothing: seen by staff, matched to a policy, or paid back by two administrators. */
export const unusedMoneyAdditions = {
  unusedMoney: endpoint('GET /staff/unused-money', {
    summary: 'Money that came in and buys nothing, the oldest first',
    permission: 'see unused money',
    reply: UnusedMoneyListSchema,
    isAddition,
  }),
  matchMoney: endpoint('POST /staff/unused-money/{id}/match', {
    summary: 'Book it as a payment of the policy that it was meant for',
    permission: 'decide about unused money',
    body: MatchMoneySchema,
    reply: UnusedMoneySchema,
    errors: ['CONFLICT', 'INVALID_STATUS'],
    isAddition,
  }),
  askMoneyRefund: endpoint('POST /staff/unused-money/{id}/refund', {
    summary: 'Ask for it to be paid back; another administrator confirms',
    permission: 'decide about unused money',
    body: AskRefundSchema,
    reply: UnusedMoneySchema,
    errors: ['CONFLICT'],
    isAddition,
  }),
  decideMoneyRefund: endpoint('POST /staff/unused-money/{id}/refund-decision', {
    summary: 'Confirm or decline a refund that another administrator asked for',
    permission: 'decide about unused money',
    body: DecideRefundSchema,
    reply: UnusedMoneySchema,
    errors: ['CONFLICT'],
    isAddition,
  }),
  payMoneyRefund: endpoint('POST /staff/unused-money/{id}/paid', {
    summary: 'Note that a confirmed refund was paid; the policyholder is told',
    permission: 'decide about unused money',
    body: PayRefundSchema,
    reply: UnusedMoneySchema,
    errors: ['CONFLICT'],
    isAddition,
  }),
};
