import { type Claim } from '@portal/contract';
import { arrangerStage, type ArrangerStageFacts } from '@portal/domain';
import { aClaim, aDocument } from './a-claim';

/** The invoice of the funeral parlour, as it is asked of whoever arranges the funeral. */
export const parlourInvoice = aDocument({
  id: 'invoice',
  type: 'PARLOUR_INVOICE',
  label: 'Invoice with the parlour’s registration',
  why: 'You asked us to pay the funeral parlour, and we pay at most what its invoice says.',
  neededFor: 'PAYMENT',
});

const nothingYet: Omit<ArrangerStageFacts, 'status'> = {
  decideBy: null,
  isAsked: false,
  isInvoiceAccepted: false,
  mayAsk: true,
  toCome: 0,
  isReady: false,
  paid: 0,
};

/** A claim without a beneficiary, as whoever arranges the funeral reads it: approved, and no parlour is chosen yet unless told otherwise. */
export function anArrangedFuneral(more: Partial<Claim> = {}, facts: Partial<ArrangerStageFacts> = {}): Claim {
  const status = more.status ?? 'APPROVED';
  return aClaim({
    life: { id: 'main', name: 'Vusi Khumalo', kind: 'MAIN_MEMBER' },
    status,
    stage: arrangerStage({ ...nothingYet, status, isAsked: Boolean(more.parlour), ...facts }),
    awaits: 'CLAIMANT',
    placeOfDeath: null,
    causeReported: 'UNKNOWN',
    documents: [],
    amounts: null,
    arrangesFuneral: true,
    history: [],
    allowedActs: ['SEND_DOCUMENTS', 'SET_PARLOUR'],
    ...more,
  });
}
