import { type ApprovalAction, type MainMember, mainMemberEndpoints } from '@portal/contract';
import { useIsServicing } from '@portal/policy-workflow';
import { ChangeJourney } from '@portal/policy-workflow/changes';
import { useMemo } from 'react';
import { contactForm } from '../form/contact-form';
import { back } from '../shared/back';
import { consentOf } from '../shared/channels';
import { waitsFor } from '../shared/waiting';
import { contactChange } from './contact-change';
import { afterNewNumber, beforeNewNumber, numberByStaff } from './new-number-notes';
import { WhoYouAre } from './who-you-are';

interface UpdateContactProps {
  member: MainMember;
  waiting: readonly ApprovalAction[];
}

/** Changes contact and other details. A new cellphone number takes two PINs, the rest applies as soon as it is confirmed. */
export function UpdateContact({ member, waiting }: UpdateContactProps) {
  const { id, Version, Cell_Number: onRecord } = member;
  const isServicing = useIsServicing();
  const isWaiting = waitsFor('Cell_Number', waiting);
  const form = useMemo(() => contactForm({ onRecord, isWaiting }), [onRecord, isWaiting]);
  const change = contactChange(onRecord);
  return (
    <ChangeJourney
      title="Update personal details"
      action="UPDATE_CONTACT"
      endpoint={mainMemberEndpoints.updateMainMember}
      form={form}
      recordId={id}
      initialValues={{ ...member, MarketingConsent: consentOf(member) }}
      showsChanges
      whyNothing={(_, { changed }) => (Object.keys(changed).length === 0 ? 'You have not changed anything' : null)}
      bodyOf={(_, { changed }) => ({ id, Version, ...changed })}
      actionOf={change.actionOf}
      pinsOf={change.pinsOf}
      notesOf={(body) =>
        change.newNumberIn(body) && (isServicing ? numberByStaff(onRecord) : beforeNewNumber(onRecord))
      }
      doneNotesOf={(body, { action }) => action === null && change.newNumberIn(body) && afterNewNumber}
      back={back}
      intro={<WhoYouAre member={member} />}
    />
  );
}
