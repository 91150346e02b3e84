import {
  type ApprovalAction,
  type BankReference,
  bankingEndpoints,
  newRecord,
  optionalAreas,
  pendingChangeExists,
  type Policy,
} from '@portal/contract';
import { kindsOfChange } from '@portal/domain';
import { bankOptions } from '@portal/forms';
import { clockAtom, useHasCall, useToday } from '@portal/policy-workflow';
import { ChangeJourney, formRecord } from '@portal/policy-workflow/changes';
import { Alert } from '@portal/ui-kit';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { back } from '../shared/back';
import { ownChange, somebodyElsesChange } from '../shared/waiting';
import { lastStep } from '../words/last-step';
import { BeforeContinue } from './before-continue';
import { accountInWords, askedFor, beginningOf, ownNameOf, paidNow } from './beginning';
import { bodyFor, isAsItWas, isByDebitOrder, isOfAccount, type PaymentBody } from './body-for';
import { CheckNotes, notesOf, pinStillGood } from './check-notes';
import { NextSteps } from './next-steps';
import { answersOn, paymentForm } from './payment-form';
import { type RefusedAnswers, refusedAnswers } from './refused-answers';
import { keptOf, useForgotten } from './use-forgotten';

export const { label: title } = kindsOfChange.UPDATE_BANKING_DETAILS;

interface UpdateBankingProps {
  policy: Policy;
  banks: readonly BankReference[];
  /** Changes of the policy that wait. */
  waiting: readonly ApprovalAction[];
}

/** The answers decide which of two changes is made, and one that the service refuses leads back to where it is typed. */
export function UpdateBanking({ policy, banks, waiting }: UpdateBankingProps) {
  const today = useToday();
  const clock = useAtomValue(clockAtom);
  const [search] = useSearchParams();
  const [refused, setRefused] = useState<RefusedAnswers | null>(null);
  const [earlier] = useState(() => ownChange(waiting)); // not the one that this page sends
  const [beginning] = useState(() => beginningOf(policy));
  const paid = paidNow(policy);
  const record = paid.account?.id ?? newRecord;
  const ownName = ownNameOf(policy.MainMember);
  const onRecord = accountInWords(policy);
  const hasPayat = useHasCall(optionalAreas.payat);
  const offersLetter = refused?.offersLetter ?? false;
  const form = useMemo(
    () => paymentForm({ ownName, onRecord, hasPayat, offersLetter }),
    [ownName, onRecord, hasPayat, offersLetter],
  );
  const lists = useMemo(() => ({ Bank_Name: bankOptions(banks) }), [banks]);
  const [payer] = useState(policy); // also once the change is made
  useForgotten(form.name, formRecord(policy.Policy_Number, record));

  return (
    <ChangeJourney
      description="How you pay your premium, and from which account."
      action="UPDATE_BANKING_DETAILS"
      actionOf={(body) => (isOfAccount(body as PaymentBody) ? 'UPDATE_BANKING_DETAILS' : 'UPDATE_PAYMENT_METHOD')}
      endpoint={bankingEndpoints.updateBankingDetails}
      endpointOf={(body) =>
        isOfAccount(body as PaymentBody) ? bankingEndpoints.updateBankingDetails : bankingEndpoints.updatePaymentMethod
      }
      form={form}
      schema={answersOn({ today, banks, canKeep: paid.canKeep, refused })}
      recordId={record}
      lists={lists}
      initialValues={beginning}
      asked={askedFor(search)}
      keptOf={keptOf}
      whyNot={somebodyElsesChange(waiting) ? pendingChangeExists : null}
      whyNothing={(answers) => (isAsItWas(answers, paid) ? 'You have not changed anything' : null)}
      bodyOf={(answers) => bodyFor(answers, paid)}
      onRefused={(refusal, answers) => {
        const found = refusedAnswers(refusal, answers);
        if (found) setRefused(found);
        return found !== null;
      }}
      notesOf={(body) => (
        <CheckNotes notes={[...notesOf(body as PaymentBody, payer, today), ...(refused ? [pinStillGood] : [])]} />
      )}
      lastStepOf={(body) => (isByDebitOrder(body as PaymentBody) ? lastStep(policy, clock.now()) : null)}
      doneNotesOf={(body, { action, outcome, effectiveDate }) =>
        action?.approverType !== 'CUSTOMER' && (
          <NextSteps
            policy={policy}
            outcome={outcome}
            body={body as PaymentBody}
            starts={effectiveDate}
            today={today}
            payer={payer}
          />
        )
      }
      back={back}
      intro={
        earlier && <Alert tone="warning">Your earlier request still waits. What you send now takes its place.</Alert>
      }
    >
      <BeforeContinue payer={payer} canKeep={paid.canKeep} today={today} />
    </ChangeJourney>
  );
}
