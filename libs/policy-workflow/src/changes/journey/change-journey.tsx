import { type Change, newRecord } from '@portal/contract';
import { actionTypes, labelOf } from '@portal/domain';
import { type BodySchema, changedEntries, type Form, useUnsent } from '@portal/forms';
import { fetchAhead, lazyPart, SkeletonCard } from '@portal/ui-kit';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsAdministrator, useIsServicing } from '../../is-servicing';
import { PolicyPage } from '../../policy-page';
import { QueryView } from '../../query-view';
import { useSelectedPolicyNumber } from '../../selected-policy';
import { useToday } from '../../today';
import { useAllowedAction } from '../data/use-allowed-action';
import { useDraft } from './use-draft';
import { useOwnPhone } from './use-own-phone';
import { useOnline } from '../../use-online';
import { type ChangeRow, useSendChange } from '../data/use-send-change';
import { type AnyJourney, type Body, type ChangeJourneyProps, type Sent } from './journey-props';
import { DoneStep } from './done-step';
import { FormStep, formRecord } from './form-step';
import { isOutdatedBy, rebased, type Prepared } from './rebased';
import { NotAllowed } from './not-allowed';
import { SavedLine } from './saved-line';
import { SayAgain } from './say-again';
import { sendOrWait } from './send-or-wait';
import { atStep } from './step-in-address';

const fetchCheckStep = () => import('./check-step');
/** Fetched behind the form, so that it is there before anybody has filled it in. */
const CheckStep = lazyPart(fetchCheckStep);

/** Only somebody whose change waits for a network fetches it. */
const WaitingStep = lazyPart(async () => ({ default: (await import('../../own-phone/waiting')).WaitingStep }));

/** Only portal administrators fetch the way round a rule. */
const AsAdministrator = lazyPart(() => import('./as-administrator'));

/**
 * Every change goes the same way: allowed or why not, the form, check your answers, confirm, and what became of it. The step
 * stands in the address, so Back works; what is typed is kept on the service for 30 days, and on somebody's own phone until it is there.
 */
export function ChangeJourney<Schema extends BodySchema, Given extends string, Row extends ChangeRow>(
  props: ChangeJourneyProps<Schema, Given, Row>,
) {
  const [mayOverride] = useState(useIsAdministrator()); // for good: another journey would lose what was typed
  if (!mayOverride) return <Journey {...props} />;
  return (
    <Suspense fallback={<SkeletonCard />}>
      <AsAdministrator {...(props as unknown as AnyJourney)} Journey={Journey as ComponentType<AnyJourney>} />
    </Suspense>
  );
}

function Journey<Schema extends BodySchema, Given extends string, Row extends ChangeRow>(
  props: ChangeJourneyProps<Schema, Given, Row>,
) {
  const { action, title = labelOf(actionTypes, action), description, form, recordId = newRecord, back } = props;
  const { initialValues: record = {}, given = {} } = props;
  const [answered, setAnswered] = useState<Prepared | null>(null);
  const [isOutdated, setIsOutdated] = useState(false);
  const [wasSentBack, setWasSentBack] = useState(false);
  const [waitingKey, setWaitingKey] = useState<string | null>(null);
  const beginning = useRef<object | null>(null);
  const prepared = answered && isOutdated ? anew(answered) : answered;
  const sentAs = (prepared && props.actionOf?.(prepared.body)) ?? action;
  const allowed = useAllowedAction(action);
  const rule = useAllowedAction(sentAs);
  const draft = useDraft(action, recordId);
  const { phone, ...onPhone } = useOwnPhone(action, recordId);
  const isOnline = useOnline();
  const row = (prepared && props.endpointOf?.(prepared.body)) ?? props.endpoint;
  const policyNumber = useSelectedPolicyNumber();
  const change = useSendChange<ChangeRow>(row, policyNumber);
  const unsent = useUnsent(form, formRecord(policyNumber ?? '', props.recordId));
  const today = useToday();
  const isServicing = useIsServicing();
  const [search, setSearch] = useSearchParams();
  const initial = useRef<object | null>(null);
  useEffect(() => {
    fetchAhead(fetchCheckStep);
  }, []);
  const atCheck = search.get('step') === 'check' ? prepared : null;
  useEffect(() => {
    if (isOutdated && atCheck) unsent.take(atCheck.values); // the way back finds what is checked
  });

  const doneStep = (done: Change) => (
    <DoneStep
      change={done}
      action={sentAs}
      back={back}
      lastStep={(prepared && props.lastStepOf?.(prepared.body)) ?? null}
    >
      {prepared && props.doneNotesOf?.(prepared.body, done)}
    </DoneStep>
  );
  if (change.data) return doneStep(change.data);
  if (waitingKey) {
    const takenBack = () => {
      setWaitingKey(null);
      setSearch(atStep(search, null));
    };
    return (
      <Suspense fallback={<SkeletonCard />}>
        <WaitingStep waitingKey={waitingKey} back={back} onTakenBack={takenBack}>
          {doneStep}
        </WaitingStep>
      </Suspense>
    );
  }
  // Once something is ready to be sent the service itself says why not, and the answers stay in sight.
  const isAllowed = allowed.data?.isAllowed ?? true;
  if (prepared === null && (!isAllowed || props.whyNot)) {
    const reason = isAllowed ? props.whyNot : allowed.data?.reason;
    return <NotAllowed title={title} back={back} reason={reason ?? null} />;
  }

  const pins = prepared && !isServicing ? (props.pinsOf?.(prepared.body) ?? null) : null;
  if (prepared && atCheck) {
    const mayWait = phone !== null && rule.data?.pin === null && pins === null;
    return (
      <Suspense fallback={<SkeletonCard />}>
        {unsent.guard}
        <CheckStep
          prepared={prepared}
          form={form as unknown as Form}
          today={today}
          lists={props.lists}
          before={props.showsChanges ? (isOutdated ? record : beginning.current) : null}
          allowed={rule.data ?? null}
          premium={props.premiumOf?.(prepared.body) ?? null}
          notes={props.notesOf?.(prepared.body)}
          pins={pins}
          mayWait={mayWait}
          sending={change}
          onSend={async (pins, inParts) => {
            const { body, output, idempotencyKey } = prepared;
            const values = changedEntries(prepared.values, beginning.current ?? record);
            const send = () => change.send({ ...body, ...pins }, { idempotencyKey, inParts });
            const answer = await (mayWait
              ? sendOrWait(phone, { isOnline, key: idempotencyKey, action: sentAs, row, body, values, send })
              : send());
            if (answer === 'waits') {
              unsent.done();
              void draft.drop(); // or a form that opens meanwhile would offer it once more
              return setWaitingKey(idempotencyKey);
            }
            if (answer === 'not-sent') return;
            if (answer.success) {
              unsent.done();
              void draft.drop();
              void phone?.forgetTyped();
              return answer;
            }
            if (isOutdatedBy(answer.code)) setIsOutdated(true);
            if (props.onRefused?.(answer, output as Body<Schema>)) {
              setWasSentBack(true);
              setSearch(atStep(search, null));
            }
            return answer;
          }}
        />
      </Suspense>
    );
  }

  return (
    <PolicyPage
      title={title}
      {...(description !== undefined && { description })}
      beside={
        draft.saved && (
          <SavedLine {...draft.saved} isOwnPhone={phone !== null} onPhone={onPhone.kept} isOnline={isOnline} />
        )
      }
    >
      <QueryView query={allowed} loading={<SkeletonCard />} failed="This page could not be loaded">
        {(rule) => {
          if (draft.isLoading || onPhone.isLoading) return <SkeletonCard />;
          const kept = { ...(!phone?.hasWaiting && draft.draft?.values), ...phone?.typed };
          beginning.current ??= record;
          initial.current ??= { ...beginning.current, ...kept, ...props.asked };
          return (
            <FormStep
              {...props}
              rule={rule}
              today={today}
              beginning={isOutdated ? record : beginning.current}
              initialValues={prepared?.values ?? initial.current}
              wasDraft={Object.keys(kept).length > 0 && prepared === null}
              onDraft={(values) => {
                const saved = draft.keep(props.keptOf?.(values) ?? values);
                void onPhone.keep(
                  values,
                  saved.then((isSaved) => isSaved && !props.keptOf),
                );
              }}
              onReady={(next) => {
                setAnswered(next);
                if (change.failure) change.reset();
                setWasSentBack(false);
                setSearch(atStep(search, 'check'));
              }}
            >
              {props.children}
              {wasSentBack && <SayAgain />}
            </FormStep>
          );
        }}
      </QueryView>
    </PolicyPage>
  );

  function anew(old: Prepared): Prepared {
    const known = { before: beginning.current ?? record, now: record, given };
    const { output, changed, ...rest } = rebased(old, known);
    const sent = { changed, values: rest.values, idempotencyKey: rest.idempotencyKey } as Sent<Schema>;
    return { ...rest, output, changed, body: props.bodyOf(output as Body<Schema>, sent) };
  }
}
