import { type ApprovalAction, newRecord, pathOfForm } from '@portal/contract';
import { actionTypes, type EntityType, kindsOfChange, labelOf } from '@portal/domain';
import { Button, buttonStyle, ComparisonTable, Stack } from '@portal/ui-kit';
import { Link, useNavigate } from 'react-router-dom';
import { FailureAlert } from '../../failure-alert';
import { useIsServicing } from '../../is-servicing';
import { useDrafts, useFillIn } from '../data/use-drafts';
import { ProposalBanner } from './proposal-banner';
import { valuesToCorrect } from './values-to-correct';

/** What became of a request, and where it was not done, how to correct it and send it again. */
export function ClosedRequest({ action }: { action: ApprovalAction }) {
  const form = mayBeAskedAgain.includes(action.status) ? pathOfForm(action.actionType, action.entityId) : null;
  return (
    <Stack gap="lg">
      <ProposalBanner action={action} />
      {form !== null && <AskAgain action={action} form={form} />}
      <ComparisonTable
        caption={labelOf(actionTypes, action.actionType)}
        kind={kindsOfChange[action.actionType].effect}
        rows={action.changes.map(({ label, current, proposed, changed }) => ({ label, current, proposed, changed }))}
      />
    </Stack>
  );
}

const mayBeAskedAgain: readonly ApprovalAction['status'][] = ['DECLINED', 'EXPIRED', 'CANCELLED', 'FAILED'];

/** Records whose form takes what was asked for; bank details and plans are asked for from the beginning. */
const isFilledIn: readonly EntityType[] = ['SPOUSE', 'CHILD', 'EXTENDED_MEMBER', 'BENEFICIARY'];

function AskAgain({ action, form }: { action: ApprovalAction; form: string }) {
  const isServicing = useIsServicing();
  const isFilled = !isServicing && isFilledIn.includes(action.entityType);
  return isFilled ? <CorrectAndSend action={action} form={form} /> : <ToForm form={form}>Ask again</ToForm>;
}

/** Opens the form with what was asked for in it. What was typed into that form since is kept before all. */
function CorrectAndSend({ action, form }: { action: ApprovalAction; form: string }) {
  const isAddition = kindsOfChange[action.actionType].effect === 'addition';
  const recordId = isAddition ? newRecord : action.entityId;
  const { data: drafts, isPending } = useDrafts();
  const { send, state, failure } = useFillIn(action.actionType, recordId);
  const navigate = useNavigate();
  if (isPending) return null;
  if (!drafts) return <ToForm form={form}>Ask again</ToForm>;
  if (drafts.some((draft) => draft.form === action.actionType && draft.recordId === recordId)) {
    return <ToForm form={form}>Go on with what you typed</ToForm>;
  }
  const correct = async () => {
    const filled = await send({ values: valuesToCorrect(action) });
    if (filled.success) void navigate(form);
  };
  return (
    <Stack gap="sm">
      <FailureAlert failure={failure} />
      <div>
        <Button variant="secondary" state={state} onClick={() => void correct()}>
          Correct and send again
        </Button>
      </div>
    </Stack>
  );
}

const ToForm = ({ form, children }: { form: string; children: string }) => (
  <div>
    <Link className={buttonStyle('secondary')} to={form}>
      {children}
    </Link>
  </div>
);
