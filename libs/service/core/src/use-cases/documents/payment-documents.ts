import { type DocumentFile, type Endpoint, type Endpoints } from '@portal/contract';
import { documentLabels } from '@portal/contract/words';
import { addDays, addYears } from '@portal/domain';
import { isProvable, premiumStatementContent, proofOfPaymentContent } from '@portal/service-documents';
import { findPayment, monthsPaidBy, type PaymentRow, paymentsBetween } from '@portal/service-store';
import { type PolicyCall, type Tools } from '../../call/use-case';
import { policyView } from '../../policy-view/policy-view';
import { isUuid } from '../../wire/is-uuid';
import { Refusal } from '../../wire/refusal';
import { dayStart } from '../day-start';
import { noteOpened } from './note-opened';
import { pdfFile } from '../pdf-file';

/** The columns win over the record: they are what changes. */
export const paymentRecord = ({ record, status }: PaymentRow) => ({ ...record, Payment_Status: status });

type Seen = Pick<PolicyCall<Endpoint>, 'policy' | 'circumstances' | 'request'>;

const viewOf = ({ policy, circumstances, request }: Seen) => policyView(policy.record, request.today, circumstances);

/** Proof of one payment that we received. */
export async function paymentProof(call: PolicyCall<Endpoints['paymentProof']>, tools: Tools): Promise<DocumentFile> {
  const { params, policy, request } = call;
  const row = isUuid(params.paymentId)
    ? await findPayment(tools.database, policy.policyNumber, params.paymentId)
    : null;
  if (row === null) throw new Refusal('NOT_FOUND');
  const payment = paymentRecord(row);
  if (!isProvable(payment)) throw new Refusal('INVALID_STATUS', 'There is proof only of a payment that we received.');
  await noteOpened(call, tools, { document: 'Proof of payment', entityType: 'PAYMENT', entityId: row.id });
  const paid = await monthsPaidBy(tools.database, row.id);
  const issue = { issuedAt: request.now, ...(paid.length > 0 && { months: paid }) };
  const content = proofOfPaymentContent(viewOf(call), payment, tools.issuer, issue);
  return pdfFile(tools, content, `proof-of-payment-${policy.policyNumber}-${payment.Payment_Date}`);
}

const disordered = 'The first day must be before the last day';

/** Every payment of a period: the last twelve months unless told otherwise. */
export async function premiumStatement(
  call: PolicyCall<Endpoints['premiumStatement']>,
  tools: Tools,
): Promise<DocumentFile> {
  const { policy, query, request } = call;
  const to = query.to ?? request.today;
  const from = query.from ?? addDays(addYears(to, -1), 1);
  if (from > to)
    throw new Refusal('VALIDATION_ERROR', disordered, { errors: [{ field: 'from', message: disordered }] });
  const moments = { from: dayStart(from), to: new Date(dayStart(addDays(to, 1)).getTime() - 1) };
  const entity = { entityType: 'POLICY', entityId: policy.record.id } as const;
  await noteOpened(call, tools, { document: documentLabels.PREMIUM_STATEMENT, ...entity });
  const rows = await paymentsBetween(tools.database, policy.policyNumber, moments);
  const period = { from, to, issuedAt: request.now };
  const content = premiumStatementContent(viewOf(call), rows.map(paymentRecord), tools.issuer, period);
  return pdfFile(tools, content, `premium-statement-${policy.policyNumber}-${from}-to-${to}`);
}
