import { useUser } from '@portal/auth';
import { type ApprovalAction, type MainMember, mainMemberEndpoints, sectionOfRecord } from '@portal/contract';
import { type ActionType } from '@portal/domain';
import { type Form } from '@portal/forms';
import { useIsServicing } from '@portal/policy-workflow';
import { ChangeJourney } from '@portal/policy-workflow/changes';
import { useMemo } from 'react';
import { addressForm, cellphoneForm, contactForm, familyForm, offersForm } from '../form/section-forms';
import { back } from '../shared/back';
import { consentOf } from '../shared/channels';
import { type Section, sections } from '../shared/sections';
import { waitsFor } from '../shared/waiting';
import { contactChange } from './contact-change';
import { afterNewNumber, beforeNewNumber, numberByStaff } from './new-number-notes';

interface UpdateContactProps {
  section: Section;
  member: MainMember;
  waiting: readonly ApprovalAction[];
}

/** Changes one section. A new cellphone number takes two PINs, the rest applies as soon as it is confirmed. */
export function UpdateContact({ section, member, waiting }: UpdateContactProps) {
  const { id, Version, Cell_Number: onRecord } = member;
  const isServicing = useIsServicing();
  const hasOthers = (useUser().whoAmI.data?.policyCount ?? 1) > 1;
  const form = useMemo(() => formOf(section, onRecord), [section, onRecord]);
  const change = contactChange(onRecord);
  const isWaiting = section === 'cellphone' && waitsFor('Cell_Number', waiting);
  return (
    <ChangeJourney
      title={sections[section]}
      action={actionOf[section]}
      endpoint={mainMemberEndpoints.updateMainMember}
      form={form}
      recordId={sectionOfRecord(id, section)}
      initialValues={{ ...member, MarketingConsent: consentOf(member) }}
      showsChanges
      whyNot={isWaiting ? 'A change of this number is waiting for a decision.' : null}
      whyNothing={(_, { changed }) => (Object.keys(changed).length === 0 ? 'You have not changed anything' : null)}
      bodyOf={(_, { changed }) => ({ id, Version, ...changed })}
      actionOf={change.actionOf}
      pinsOf={change.pinsOf}
      notesOf={(body) =>
        change.newNumberIn(body) && (isServicing ? numberByStaff(onRecord) : beforeNewNumber(onRecord, hasOthers))
      }
      doneNotesOf={(body, { action }) => action === null && change.newNumberIn(body) && afterNewNumber(hasOthers)}
      back={back}
    />
  );
}

const actionOf: Record<Section, ActionType> = {
  cellphone: 'UPDATE_CELL_NUMBER',
  contact: 'UPDATE_CONTACT',
  address: 'UPDATE_CONTACT',
  family: 'UPDATE_CONTACT',
  offers: 'UPDATE_MARKETING_CONSENT',
};

const formOf = (section: Section, onRecord: string): Form =>
  ({
    cellphone: () => cellphoneForm(onRecord),
    contact: () => contactForm,
    address: () => addressForm,
    family: () => familyForm,
    offers: () => offersForm,
  })[section]() as unknown as Form;
