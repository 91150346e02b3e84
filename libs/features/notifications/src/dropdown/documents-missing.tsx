import { pathOfProposal } from '@portal/contract';
import { missingDocumentWords } from '@portal/contract/words';
import { usePendingActions } from '@portal/policy-workflow/changes';
import { MissingDocumentAlert } from '@portal/policy-workflow/documents';
import { buttonStyle } from '@portal/ui-kit';
import { PopoverClose } from '@portal/ui-kit/menu';
import { Link } from 'react-router-dom';

/** What requests on the policy on screen wait for, each with the way to where it is sent, however old the message about it is. */
export function DocumentsMissing() {
  const { data: actions = [] } = usePendingActions();
  return actions.map((action) => {
    const missing = action.missingDocument;
    if (missing === null) return null;
    return (
      <MissingDocumentAlert key={action.id} missing={missing}>
        <PopoverClose asChild>
          <Link className={buttonStyle('primary')} to={pathOfProposal(action)}>
            {missingDocumentWords(missing).send}
          </Link>
        </PopoverClose>
      </MissingDocumentAlert>
    );
  });
}
