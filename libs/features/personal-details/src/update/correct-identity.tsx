import { type ApprovalAction, pendingChangeExists, type MainMember, mainMemberEndpoints } from '@portal/contract';
import { useToday } from '@portal/policy-workflow';
import { ChangeJourney, NotAllowed } from '@portal/policy-workflow/changes';
import { Alert, Stack, Text } from '@portal/ui-kit';
import { useMemo, useState } from 'react';
import { correctionForm } from '../form/correction-form';
import { correction } from '../form/member-schemas';
import { back } from '../shared/back';
import { correctionOfSomebodyElse, ownCorrection } from '../shared/waiting';

interface CorrectIdentityProps {
  member: MainMember;
  waiting: readonly ApprovalAction[];
}

const title = 'Request a correction';

/** Asks for a correction of names, ID, birth date or gender: with documents, decided by staff (docs/domain/changes.md#r7-2). */
export function CorrectIdentity({ member, waiting }: CorrectIdentityProps) {
  const { id, Version, Surname } = member;
  const today = useToday();
  const form = useMemo(() => correctionForm(Surname), [Surname]);
  const [earlier] = useState(() => ownCorrection(waiting)); // not the one that this page sends
  if (correctionOfSomebodyElse(waiting)) return <NotAllowed title={title} reason={pendingChangeExists} back={back} />;
  return (
    <ChangeJourney
      title={title}
      description="Correct your name, ID, date of birth or gender."
      action="UPDATE_IDENTITY"
      endpoint={mainMemberEndpoints.updateMainMember}
      form={form}
      schema={correction(today, member)}
      recordId={id}
      initialValues={member}
      showsChanges
      whyNothing={(_, { changed }) =>
        Object.keys(changed).every((name) => name === 'Documents') ? 'You have not changed anything' : null
      }
      bodyOf={(_, { changed }) => ({ id, Version, ...changed })}
      back={back}
      intro={
        <Stack gap="md">
          {earlier && (
            <Alert tone="warning">
              You have asked for a correction already. If you send another one, it takes its place.
            </Alert>
          )}
          <Text>
            Have a copy of your ID at hand, and your marriage or divorce papers when your surname has changed.
          </Text>
        </Stack>
      }
    />
  );
}
