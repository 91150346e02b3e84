import {
  type ApprovalAction,
  type BankReference,
  bankingEndpoints,
  type Change,
  pendingChangeExists,
  newRecord,
  type Policy,
} from '@portal/contract';
import { bankOptions, type Form } from '@portal/forms';
import { clockAtom, PolicyPage, QueryView, useToday } from '@portal/policy-workflow';
import {
  atStep,
  CheckStep,
  DoneStep,
  formRecord,
  FormStep,
  isOutdatedBy,
  NotAllowed,
  type Prepared,
  useAllowedAction,
  useDraft,
} from '@portal/policy-workflow/changes';
import { Alert, SkeletonCard } from '@portal/ui-kit';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { back } from '../shared/back';
import { ownChange, somebodyElsesChange } from '../shared/waiting';
import { collectedNow } from '../words/collected-now';
import { lastStep } from '../words/last-step';
import { type Answers } from './answers';
import { accountInWords, askedFor, beginningOf, ownNameOf, paidNow } from './beginning';
import { type Call, callFor, isByDebitOrder, nothingToSend } from './call-for';
import { CheckNotes, notesOf, pinStillGood } from './check-notes';
import { BeforeContinue } from './before-continue';
import { answersOn, paymentForm } from './payment-form';
import { NextSteps } from './next-steps';
import { type RefusedAnswers, refusedAnswers } from './refused-answers';
import { SayAgain } from './say-again';
import { keptOf, useForgotten } from './use-forgotten';
import { useSendCall } from './use-send-call';

export const title = 'Update banking details';
const description = 'How you pay your premium, and from which account.';

interface UpdateBankingProps {
  policy: Policy;
  banks: readonly BankReference[];
  /** Changes of the policy that wait. */
  waiting: readonly ApprovalAction[];
}

/**
 * The steps of every change, with two things of its own: the answers decide which call is made, and an answer that the service
 * refuses leads back to where it is typed.
 */
export function UpdateBanking({ policy, banks, waiting }: UpdateBankingProps) {
  const today = useToday();
  const clock = useAtomValue(clockAtom);
  const [search, setSearch] = useSearchParams();
  const [answered, setAnswered] = useState<(Prepared & { call: Call }) | null>(null);
  const [isOutdated, setIsOutdated] = useState(false);
  const [refused, setRefused] = useState<RefusedAnswers | null>(null);
  const [wasSentBack, setWasSentBack] = useState(false);
  const [done, setDone] = useState<Change | null>(null);
  const [earlier] = useState(() => ownChange(waiting)); // not the one that this page sends
  const [beginning] = useState(() => beginningOf(policy));
  const allowed = useAllowedAction('UPDATE_BANKING_DETAILS');

  const paid = paidNow(policy);
  const record = paid.account?.id ?? newRecord;
  const draft = useDraft('UPDATE_BANKING_DETAILS', record);
  // What was asked for stays what it is while the policy is read again; only an outdated version is taken anew.
  const call = answered && ((isOutdated && callFor(answered.output as Answers, paid)) || answered.call);
  const rule = useAllowedAction(call?.action ?? 'UPDATE_BANKING_DETAILS');
  const send = useSendCall();

  const ownName = ownNameOf(policy.MainMember);
  const onRecord = accountInWords(policy);
  const offersLetter = refused?.offersLetter ?? false;
  const form = useMemo(() => paymentForm({ ownName, onRecord, offersLetter }), [ownName, onRecord, offersLetter]);
  const lists = useMemo(() => ({ Bank_Name: bankOptions(banks) }), [banks]);
  const now = collectedNow(policy);
  useForgotten(form.name, formRecord(policy.Policy_Number, record));

  if (done) {
    return (
      <DoneStep
        change={done}
        action={call?.action ?? 'UPDATE_BANKING_DETAILS'}
        back={back}
        lastStep={call && isByDebitOrder(call) ? lastStep(policy, clock.now()) : null}
      >
        {call && done.action?.approverType !== 'CUSTOMER' && (
          <NextSteps policy={policy} outcome={done.outcome} call={call} starts={done.effectiveDate} today={today} />
        )}
      </DoneStep>
    );
  }
  if (allowed.data && !allowed.data.isAllowed && answered === null)
    return <NotAllowed title={title} back={back} reason={allowed.data.reason} />;
  if (answered === null && somebodyElsesChange(waiting))
    return <NotAllowed title={title} back={back} reason={pendingChangeExists} />;

  if (answered && call && search.get('step') === 'check') {
    return (
      <CheckStep
        prepared={{ ...answered, body: call.body }}
        form={form as unknown as Form}
        today={today}
        lists={lists}
        before={null}
        allowed={rule.data ?? null}
        premium={null}
        notes={<CheckNotes notes={[...notesOf(call, now, today), ...(refused ? [pinStillGood] : [])]} />}
        pins={null}
        onSend={async (pins) => {
          const answer = await send(call, pins, answered.idempotencyKey);
          const refusal = answer.success ? null : refusedAnswers(answer, answered.output);
          if (!answer.success && isOutdatedBy(answer.code)) setIsOutdated(true);
          if (refusal) {
            setRefused(refusal);
            setWasSentBack(true);
            setSearch(atStep(search, null));
          }
          return answer;
        }}
        onDone={(change) => {
          void draft.drop();
          setDone(change);
        }}
      />
    );
  }

  return (
    <PolicyPage title={title} description={description}>
      <QueryView query={allowed} loading={<SkeletonCard />} failed="This page could not be loaded">
        {(allowedNow) =>
          draft.isLoading ? (
            <SkeletonCard />
          ) : (
            <FormStep
              title={title}
              action="UPDATE_BANKING_DETAILS"
              endpoint={bankingEndpoints.updateBankingDetails}
              rule={allowedNow}
              form={form}
              schema={answersOn({ today, banks, canKeep: paid.canKeep, refused })}
              today={today}
              recordId={record}
              lists={lists}
              back={back}
              beginning={beginning}
              initialValues={answered?.values ?? { ...beginning, ...draft.draft?.values, ...askedFor(search) }}
              wasDraft={draft.draft !== undefined && answered === null}
              onDraft={(values) => draft.keep(keptOf(values))}
              whyNothing={(answers) => (callFor(answers, paid) === null ? nothingToSend : null)}
              bodyOf={(answers) => callFor(answers, paid)?.body ?? {}}
              onReady={(next) => {
                const nextCall = callFor(next.output as Answers, paid);
                if (nextCall === null) return;
                setAnswered({ ...next, call: nextCall });
                setIsOutdated(false);
                setWasSentBack(false);
                setSearch(atStep(search, 'check'));
              }}
              intro={
                earlier && (
                  <Alert tone="warning">Your earlier request still waits. What you send now takes its place.</Alert>
                )
              }
            >
              <BeforeContinue now={now} canKeep={paid.canKeep} today={today} />
              {wasSentBack && <SayAgain />}
            </FormStep>
          )
        }
      </QueryView>
    </PolicyPage>
  );
}
