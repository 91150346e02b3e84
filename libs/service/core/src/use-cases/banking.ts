import { type Change, DebiCheckReportSchema, type Endpoints } from '@portal/contract';
import { banks } from '@portal/domain/catalogue';
import { planners } from '@portal/service-change-pipeline';
import { receiveMandateAnswer, verifyAccount } from '@portal/service-payments';
import { type PolicyCall, type ReportCall, type Tools } from '../call/use-case';
import { readSigned } from '../wire/read-signed';
import { Refusal } from '../wire/refusal';
import { changing } from './changes';

type Updating = Endpoints['updateBankingDetails'];

/**
 * Asks the bank about the account, then takes the change through the pipeline with what it said (docs/domain/banking.md#r3-3 and
 * docs/domain/records.md#r9-14).
 */
export async function updateBankingDetails(call: PolicyCall<Updating>, tools: Tools): Promise<Change> {
  const { body, policy } = call;
  const id = tools.random.uuid();
  const own = body.Account_Holder_Relationship === 'SELF' ? policy.record.MainMember.Id_Number : null;
  const verification = await verifyAccount(tools.providers.accounts, {
    reference: id,
    accountNumber: body.Account_Number,
    branchCode: body.Branch_Code,
    accountType: body.Account_Type,
    holderName: body.Account_Holder_Name,
    idNumber: own ?? body.Account_Holder_Id_Number,
  });
  return changing('update-banking-details', planners.UPDATE_BANKING_DETAILS(banks, verification, id))(call, tools);
}

/** Takes in what a payer answered the bank about a mandate. */
export async function debiCheckCallback({ raw, signature, request }: ReportCall, tools: Tools) {
  const signed = { raw, signature, secret: tools.secrets.debiCheck, now: request.now };
  const report = readSigned(DebiCheckReportSchema, signed);
  const isKnown = await receiveMandateAnswer(tools.payments, report);
  if (!isKnown) throw new Refusal('NOT_FOUND', 'Nobody was asked about this mandate');
  request.after(tools.sendEnqueued);
  return { received: true } as const;
}
