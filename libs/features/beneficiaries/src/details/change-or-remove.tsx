import { type Beneficiary, portalPaths } from '@portal/contract';
import { estateSentence, fullName } from '@portal/domain';
import { WhenAllowed } from '@portal/policy-workflow/changes';
import { Button, buttonStyle, Cluster, ConfirmDialog, DeleteIcon, EditIcon, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isOnly } from '../shared/benefit-messages';

interface ChangeOrRemoveProps {
  person: Beneficiary;
  /** All who would be paid. */
  people: readonly Beneficiary[];
}

/** The ways to change a beneficiary, or why there is none. Before the last one goes, somebody says yes to what that means. */
export function ChangeOrRemove({ person, people }: ChangeOrRemoveProps) {
  const [isAsked, setIsAsked] = useState(false);
  const navigate = useNavigate();
  const name = fullName(person);
  const update = portalPaths.updateBeneficiary(person.id);
  const remove = `${update}?remove=yes`;
  return (
    <WhenAllowed action="UPDATE_BENEFICIARY">
      <Cluster>
        <Link className={buttonStyle('primary')} to={update}>
          <EditIcon /> Change details or share
        </Link>
        {isOnly(person, people) ? (
          <Button variant="secondary" onClick={() => setIsAsked(true)}>
            <DeleteIcon /> Remove {name}
          </Button>
        ) : (
          <Link className={buttonStyle('secondary')} to={remove}>
            <DeleteIcon /> Remove {name}
          </Link>
        )}
      </Cluster>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={`Remove ${name}?`}
        confirm="Yes, remove"
        cancel="Keep"
        tone="danger"
        onConfirm={() => void navigate(remove)}
      >
        <Text>If you go on: {estateSentence}</Text>
      </ConfirmDialog>
    </WhenAllowed>
  );
}
